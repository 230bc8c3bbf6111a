import type { Token } from './tokens.ts';

/** Part of a pattern: one word out of a set, a stretch of any words, or the end of a clause. */
export type Step =
  | { is: 'word'; id: number; optional: boolean; orEnd: boolean }
  | { is: 'gap'; upTo: number }
  | { is: 'end' };

/** The sets of words that a word is in. */
export interface Ids {
  set: ReadonlySet<number>;
  /** The sets by which patterns are chosen or ruled out. */
  telling: readonly number[];
}

/** A text prepared for matching. */
export interface Row {
  tokens: readonly Token[];
  ids: readonly Ids[];
  fillers: ReadonlySet<string>;
}

const FILLERS_BETWEEN = 3;
/** Words that begin a new clause: the clause before them has ended. */
const CONJUNCTIONS = new Set(
  'and but because cause then or though although yet anymore any tonight today now really'.split(
    ' ',
  ),
);

/** Words after a “so” that begins a new clause: “so I”, not “so hard”. */
const AFTER_SO = new Set('i he she they we you it that my there this please do'.split(' '));

/**
 * Matches the steps from `step` on, starting after token `at`, which the step before took. Gaps and
 * fillers are bounded, which bounds the work.
 *
 * @returns the number of the last token taken, or -1
 */
export function walk(
  row: Row,
  steps: readonly Step[],
  step: number,
  at: number,
  way: 1 | -1,
): number {
  const next = steps[step];
  if (!next) return at;
  if (next.is === 'end') {
    if (endsClause(row.tokens, at, way)) return at;
    return steps[step + way] ? walk(row, steps, step + way, at, way) : -1;
  }
  if (next.is === 'gap') {
    for (let skipped = 0; skipped <= next.upTo; skipped++) {
      if (skipped > 0 && !sameSentence(row.tokens, at, at + way * skipped)) return -1;
      const end = walk(row, steps, step + way, at + way * skipped, way);
      if (end >= 0) return end;
    }
    return -1;
  }
  for (let skipped = 0; skipped <= FILLERS_BETWEEN; skipped++) {
    const here = at + way * (skipped + 1);
    if (!sameSentence(row.tokens, at, here)) break;
    if (row.ids[here]?.set.has(next.id)) {
      const end = walk(row, steps, step + way, here, way);
      if (end >= 0) return end;
    }
    if (!row.fillers.has(row.tokens[here]?.word ?? '')) break;
  }
  if (next.orEnd && endsClause(row.tokens, at, way)) return at;
  return next.optional ? walk(row, steps, step + way, at, way) : -1;
}

function sameSentence(tokens: readonly Token[], one: number, other: number): boolean {
  return tokens[other] !== undefined && tokens[one]?.sentence === tokens[other]?.sentence;
}

function endsClause(tokens: readonly Token[], at: number, way: 1 | -1): boolean {
  if (way < 0) return !sameSentence(tokens, at, at - 1) || tokens[at]?.afterBreak === true;
  const next = tokens[at + 1];
  if (!next || !sameSentence(tokens, at, at + 1)) return true;
  if (next.word === 'so') return AFTER_SO.has(tokens[at + 2]?.word ?? 'it');
  return next.afterBreak || CONJUNCTIONS.has(next.word);
}
