import { withoutEnd } from './edges.ts';
import type { Sentence, Span, Token } from './reading.ts';

interface Length {
  words: number;
  /** At least this many, so that a quotation says something. */
  least?: number;
}

/** Clauses a quotation may run across. */
const MOST_CLAUSES = 5;

const subjects = new Set(
  'i you he she it we they there this that nobody everyone someone'.split(' '),
);
const badEnds = new Set(
  "the a an my your his her their our its to of and or but i we he she they that because is was are were be am if when than as so with for very really just 'm 's 're n't not who which like at by from into about said says told asked wrote replied know knew think thought wonder guess suppose want wanted if whether what how why where".split(
    ' ',
  ),
);
const joins = new Set(['and', 'but', 'or', 'so', 'yet', 'then', 'nor', 'which', 'that', 'plus']);

export function isWord(token: Token): boolean {
  return (
    token.pos !== 'PUNCT' && /[\p{L}\p{N}]/u.test(token.text) && !/^(n't|'\w+)$/.test(token.lower)
  );
}

export function isVerb(token: Token | undefined): boolean {
  return token?.pos === 'VERB' || token?.pos === 'AUX';
}

/**
 * A part of a sentence that stands by itself and holds the place asked for: the whole sentence
 * when it is short enough, else the longest run of whole clauses. Null when there is none.
 */
export function clauseAt(
  sentence: Sentence,
  at: { start: number; end: number },
  { words, least = 2 }: Length,
): Span | null {
  const parts = clausesOf(sentence.tokens);
  let best: { span: Span; rank: number } | null = null;
  for (let from = 0; from < parts.length; from += 1) {
    if ((parts[from]?.[0]?.start ?? 0) > at.start) break;
    for (let to = from; to < Math.min(parts.length, from + MOST_CLAUSES); to += 1) {
      if ((parts[to]?.at(-1)?.end ?? 0) < at.end) continue;
      const range = trim(parts.slice(from, to + 1).flat(), from === 0);
      const length = range.filter(isWord).length;
      if (length > words) break;
      const first = range[0];
      const last = range.at(-1);
      if (length < least || !first || !last || first.start > at.start || last.end < at.end)
        continue;
      const edges = {
        from,
        count: to - from + 1,
        toEnd: to === parts.length - 1 && !speaksNext(sentence, last),
      };
      const rank = rankOf(range, length, edges);
      if (rank <= (best?.rank ?? 0)) continue;
      const span = spanOf(sentence, first.start, last.end);
      if (sound(span.text)) best = { span, rank };
    }
  }
  return best?.span ?? null;
}

/** Whether somebody is quoted straight after: the sentence is not over then. */
function speaksNext({ text, start }: Sentence, { end }: Token): boolean {
  return /^[\s,:]*["“'‘«]/.test(text.slice(end - start));
}

/** Whether a part may stand between quotation marks by itself. */
export function sound(part: string): boolean {
  if (/["“”„«»\n]|https?:|[{}<>|@]/.test(part)) return false;
  if ((part.match(/\(/g)?.length ?? 0) !== (part.match(/\)/g)?.length ?? 0)) return false;
  return /\p{L}/u.test(part) && !/(.)\1{5,}/u.test(part);
}

/** A part of a sentence without the stop that a word may carry with it. */
export function spanOf(sentence: Sentence, start: number, end: number): Span {
  const part = sentence.text.slice(start - sentence.start, end - sentence.start);
  const text = withoutEnd(part, /[.,;:]/);
  return { start, end: start + text.length, text };
}

function rankOf(
  range: readonly Token[],
  length: number,
  { from, count, toEnd }: { from: number; count: number; toEnd: boolean },
): number {
  if (!range.some(isVerb)) return 0;
  const first = range[0];
  const last = range.at(-1);
  if (last && badEnds.has(last.lower) && !toEnd) return 0;
  if (last && !toEnd && isVerb(last) && last.pos === 'AUX') return 0;
  // Six to twelve words quote best: fewer say little, more are a paragraph.
  let rank = 12 + Math.min(length, 9) - Math.max(0, length - 12);
  if (from > 0 && first && (isVerb(first) || first.pos === 'PART')) return 0;
  if (from > 0 && first?.pos === 'ADP') rank -= 4;
  if (from === 0 && toEnd) rank += 6;
  if (from > 0 && count > 1) rank -= 8;
  return rank;
}

const cut = new WeakMap<readonly Token[], Token[][]>();

/** The clauses of a sentence, found once. */
export function clausesOf(tokens: readonly Token[]): Token[][] {
  const known = cut.get(tokens);
  if (known) return known;
  const found = clauses(tokens);
  cut.set(tokens, found);
  return found;
}

/** Cut at stops, and before a conjunction that opens a clause of its own. */
function clauses(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [];
  let part: Token[] = [];
  const close = () => {
    if (part.length > 0) parts.push(part);
    part = [];
  };
  tokens.forEach((token, at) => {
    const opens =
      (token.pos === 'CCONJ' || token.pos === 'SCONJ' || joins.has(token.lower)) &&
      opensClause(tokens, at);
    if (opens && part.some(isVerb)) close();
    part.push(token);
    if (
      token.pos === 'PUNCT' &&
      /^[,;:—–…()]|^\.{2,}$|^-+$/.test(token.text) &&
      !joinsWords(tokens, at)
    )
      close();
  });
  close();
  return parts;
}

/** The hyphen of "twenty-six". */
function joinsWords(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token?.text === '-' &&
    tokens[at - 1]?.end === token.start &&
    tokens[at + 1]?.start === token.end
  );
}

// "went and stood" is one thing done.
const oneWith = /^(?:went|go|goes|came|come|try|sat|stood|lay|up|nice|good)$/;

function opensClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next || /^(?:that|which|than|as|like)$/.test(token.lower)) return false;
  if (subjects.has(next.lower)) return true;
  // "so tired" after a verb is how much, not a clause of its own.
  if (/^(?:so|then)$/.test(token.lower) && isVerb(tokens[at - 1])) return false;
  if (token.pos === 'CCONJ' && oneWith.test(tokens[at - 1]?.lower ?? '')) return false;
  if (isVerb(next)) return true;
  const rest = tokens.slice(at + 1, at + 5);
  const stop = rest.findIndex(({ pos }) => pos === 'CCONJ' || pos === 'PUNCT');
  return (stop < 0 ? rest : rest.slice(0, stop)).some(isVerb);
}

/** Without the marks and joining words at its edges. */
function trim(range: readonly Token[], fromStart: boolean): Token[] {
  const kept = [...range];
  while (kept[0] && (kept[0].pos === 'PUNCT' || (!fromStart && joins.has(kept[0].lower))))
    kept.shift();
  if (fromStart) while (kept[0] && /^(and|but|so|plus)$/.test(kept[0].lower)) kept.shift();
  for (
    let last = kept.at(-1);
    last && last.pos === 'PUNCT' && !/^[?!)]/.test(last.text);
    last = kept.at(-1)
  ) {
    kept.pop();
  }
  for (
    let last = kept.at(-1);
    last && last.pos === 'PUNCT' && /^[)]/.test(last.text);
    last = kept.at(-1)
  ) {
    if (kept.some((token) => token.text === '(')) break;
    kept.pop();
  }
  return kept;
}
