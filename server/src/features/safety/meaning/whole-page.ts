import type { Passage, Word } from './reading.ts';

/** A text of fewer words is no page: its lines say all that it says. */
const FEWEST = 32;

/** The words of a page, each once though its passages overlap; null for what is too short for one. */
export function wordsOfPage(passages: readonly Passage[]): Word[] | null {
  const words: Word[] = [];
  let end = 0;
  for (const passage of passages) {
    if (passage.start < end) continue;
    words.push(...passage.words);
    end = passage.end;
  }
  return words.length < FEWEST ? null : words;
}

/** A passage of a page, and how much it reads like danger. */
export interface Read {
  span: { start: number; end: number };
  danger: number;
}

/** How much each of the passages counts that read most like danger. */
const COUNTS = [1, 0.5, 0.7] as const;
/** What each further passage takes off, for each is another chance to be misread. */
const OF_LENGTH = 1.2;

/**
 * How much a page reads like danger as a whole. Who tells a dark thing calmly tells it in several places, none of
 * which is enough alone: so the three passages count that read most like it, and the mean of all. A page in which
 * there are no three apart from each other has no such score.
 */
export function scoreOfPage(passages: readonly Read[]): number {
  const best: Read[] = [];
  for (const own of [...passages].sort((one, other) => other.danger - one.danger)) {
    const isApart = best.every(
      ({ span }) => span.start >= own.span.end || span.end <= own.span.start,
    );
    if (isApart) best.push(own);
    if (best.length === COUNTS.length) break;
  }
  if (best.length < COUNTS.length) return Number.NEGATIVE_INFINITY;
  const most = best.reduce((sum, { danger }, at) => sum + danger * (COUNTS[at] ?? 0), 0);
  const mean = passages.reduce((sum, { danger }) => sum + danger, 0) / passages.length;
  return most + mean - OF_LENGTH * Math.log(passages.length);
}
