import { inflateRawSync } from 'node:zlib';
import { type Passage, PLACES, passagesOf, signsOf } from './signs.ts';
import { WEIGHTS } from './weights.data.ts';

/** What the classifier tells apart: danger, danger that is explicit and present, and what asks for quiet (D76). */
export const MEANINGS = [
  'danger',
  'now',
  'still',
  'loss',
  'birth',
  'illness',
  'violence',
  'hard',
] as const;

export type Meaning = (typeof MEANINGS)[number];

/** The passage of a text that looks most like a meaning. */
export interface Likely {
  score: number;
  span: { start: number; end: number };
}

/** One meaning's linear model. */
export interface Line {
  bias: number;
  scale: number;
  weights: Int8Array;
}

export type Lines = Record<Meaning, Line>;

/** The meanings that are looked for; the others only name what was found. */
const LOOKED_FOR = ['danger', 'now', 'still'] as const;
export type LookedFor = (typeof LOOKED_FOR)[number];

export type GraveMeaning = 'loss' | 'birth' | 'illness' | 'violence' | 'hard';
const GRAVE: readonly GraveMeaning[] = ['loss', 'birth', 'illness', 'violence', 'hard'];

let standard: Lines | undefined;

/**
 * Looks in a text for the passage that is most like each meaning, by a linear classifier over words
 * that was trained on written examples (`npm run safety:train`). Deterministic.
 */
export function likelyMeanings(text: string, lines?: Lines): Record<LookedFor, Likely> {
  standard ??= readLines();
  const by = lines ?? standard;
  const best: Record<LookedFor, Likely> = { danger: NONE, now: NONE, still: NONE };
  for (const passage of passagesOf(text)) {
    const signs = signsOf(passage.words);
    for (const meaning of LOOKED_FOR) {
      const score = scoreOf(by[meaning], signs);
      if (score > best[meaning].score) best[meaning] = { score, span: spanOf(passage) };
    }
  }
  return best;
}

const NONE: Likely = { score: Number.NEGATIVE_INFINITY, span: { start: 0, end: 0 } };

/** What grave thing a passage is most likely about. */
function graveMeaningOf(passage: string): GraveMeaning {
  standard ??= readLines();
  const signs = signsOf(passagesOf(passage).flatMap(({ words }) => words));
  const by = standard;
  const scores = GRAVE.map((meaning) => ({ meaning, score: scoreOf(by[meaning], signs) }));
  return scores.reduce((best, own) => (own.score > best.score ? own : best)).meaning;
}

const spanOf = ({ start, end }: Passage) => ({ start, end });

/** The score of signs under one linear model. */
export function scoreOf({ bias, scale, weights }: Line, signs: readonly number[]): number {
  let sum = 0;
  for (const sign of signs) sum += weights[sign] ?? 0;
  return bias + (scale * sum) / Math.sqrt(signs.length || 1);
}

function readLines(): Lines {
  const packed = inflateRawSync(Buffer.from(WEIGHTS.packed, 'base64'));
  const all = new Int8Array(packed.buffer, packed.byteOffset, packed.length);
  const lines = MEANINGS.map((meaning, at) => {
    const { bias, scale } = WEIGHTS.lines[meaning];
    return [meaning, { bias, scale, weights: all.subarray(at * PLACES, (at + 1) * PLACES) }];
  });
  return Object.fromEntries(lines) as Lines;
}

/** Changes with what was trained. */
export const MEANING_VERSION: string = WEIGHTS.packed;

/**
 * Of what a text seems to tell that should be asked nothing (D76), without a word for it that a list
 * knows; null when it does not. Danger is found by the lists alone.
 */
export function stillMeaningIn(text: string): GraveMeaning | null {
  const { still } = likelyMeanings(text);
  if (still.score <= WEIGHTS.thresholds.still) return null;
  return graveMeaningOf(text.slice(still.span.start, still.span.end));
}

/** How urgent a phrase is (D76). */
export type TierOfMeaning = 'now' | 'quiet' | 'none';

/** What a phrase tells of. */
export type KindOfMeaning = 'plain' | 'danger' | 'loss' | 'birth' | 'illness' | 'violence' | 'hard';
