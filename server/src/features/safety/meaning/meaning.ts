import { inflateRawSync } from 'node:zlib';
import { amongMany } from './among-many.ts';
import { type Line, scoreOf } from './line.ts';
import { type Passage, passagesOf, stretchesOf } from './reading.ts';
import { PLACES, signsOf } from './signs.ts';
import { WEIGHTS } from './weights.data.ts';

/**
 * What the classifier tells apart: danger, danger that is explicit and present, what asks for quiet (D76), and pages that
 * read like danger as a whole.
 */
export const MEANINGS = [
  'danger',
  'now',
  'still',
  'loss',
  'birth',
  'illness',
  'violence',
  'hard',
  'suicide',
  'self-harm',
  'abuse',
  'page',
] as const;

export type Meaning = (typeof MEANINGS)[number];

/** The passage of a text that looks most like a meaning. */
export interface Likely {
  score: number;
  span: { start: number; end: number };
}

export type Lines = Record<Meaning, Line>;

/** From which score on a passage counts. */
export interface Thresholds extends Record<LookedFor, number> {
  /** Below this score of danger, what a list takes for explicit danger is in doubt. */
  doubt: number;
  /** Below this sum of danger and of what is present, what a list takes for explicit danger is a way of speaking. */
  unlikely: number;
  /** The same on a page of many passages, of which one is misread the sooner. */
  unlikelyInPage: number;
  /** Above this score of what asks for quiet, a text is in doubt. */
  unsure: number;
  /** Below this score of danger, what a list takes for a sign of danger is none. */
  faint: number;
  /** Above this sum of the passages that read most like danger, a page does. */
  sum: number;
  /** Above this score of all its words, it does as well. */
  page: number;
}

/** The meanings that are looked for; the others only name what was found. */
export const LOOKED_FOR = ['danger', 'now', 'still'] as const;
export type LookedFor = (typeof LOOKED_FOR)[number];

const GRAVE = ['loss', 'birth', 'illness', 'violence', 'hard'] as const;
export type GraveMeaning = (typeof GRAVE)[number];

/** The kinds of danger that are told apart. */
export const HARMS = ['suicide', 'self-harm', 'abuse'] as const;
export type Harm = (typeof HARMS)[number];

/** Of the words of an English passage, how many the classifier knows at least, and how many join others. */
const KNOWN = 0.7;
const JOINING = 0.15;
/** A passage of fewer words need not have any that join others. */
const SHORT = 6;
/** Among so many passages a short one alone says nothing, and what is explicit has to read more like it. */
export const MANY = 8;

let read: Lines | undefined;

/** What was trained, unpacked at the first use. */
export function standard(): Lines {
  read ??= readLines();
  return read;
}

/**
 * Looks in a text for the passage that is most like each meaning, by a linear classifier over words
 * that was trained on written examples (`npm run safety:train`). Deterministic. Passages in a language
 * that it was not trained on are left out.
 */
export function likelyMeanings(text: string, lines?: Lines): Record<LookedFor, Likely> {
  return likeliest(scored(passagesOf(text), lines ?? standard()));
}

/** A passage and what it reads like. */
export interface Scored {
  span: Likely['span'];
  scores: Record<LookedFor, number>;
  isKnown: boolean;
  words: number;
}

/** The scores of each passage of a text. */
export const scored = (passages: readonly Passage[], by: Lines): Scored[] =>
  passages.map((passage) => ({
    span: { start: passage.start, end: passage.end },
    scores: scoresOf(by, signsOf(passage.words)),
    isKnown: isInEnglish(passage),
    words: passage.words.length,
  }));

/** “He lets me in.” by itself may mean anything; with its neighbour it is read too. */
export const saysTooLittle = ({ words }: Scored, passages: readonly Scored[]): boolean =>
  passages.length >= MANY && words < SHORT;

/** Of the passages in a language that was trained on, the one that is most like each meaning. */
export function likeliest(passages: readonly Scored[]): Record<LookedFor, Likely> {
  const best: Record<LookedFor, Likely> = { danger: NONE, now: NONE, still: NONE };
  for (const passage of passages) {
    const { span, scores, isKnown } = passage;
    const isShort = saysTooLittle(passage, passages);
    for (const meaning of LOOKED_FOR) {
      if (!isKnown && meaning !== 'still') continue;
      if (isShort && meaning !== 'now') continue;
      const score = scores[meaning];
      if (score > best[meaning].score) best[meaning] = { score, span };
    }
  }
  return best;
}

/** No passage at all. */
export const NONE: Likely = { score: Number.NEGATIVE_INFINITY, span: { start: 0, end: 0 } };

/** Whether words are in the language that was trained on. */
export function isInEnglish({ words }: Pick<Passage, 'words'>): boolean {
  const known = words.filter(({ isKnown }) => isKnown).length;
  const joining = words.filter(({ isJoining }) => isJoining).length;
  return (
    known >= KNOWN * words.length && (words.length < SHORT || joining >= JOINING * words.length)
  );
}

/** Of some meanings, the one that a passage is most likely about. */
export function likeliestOf<M extends Meaning>(meanings: readonly M[], passage: string): M {
  const signs = signsOf(passagesOf(passage).flatMap(({ words }) => words));
  const by = standard();
  const scores = meanings.map((meaning) => ({ meaning, score: scoreOf(by[meaning], signs) }));
  return scores.reduce((best, own) => (own.score > best.score ? own : best)).meaning;
}

/** The lines that the scores of what is looked for are made of. */
export const SCORED = [...LOOKED_FOR, ...HARMS] as const;

/** How much the kind of danger that fits best counts beside danger as such. */
const OF_HARM = 0.5;

/** The scores of what is looked for in the signs of a passage. */
export function scoresOf(
  by: Pick<Lines, (typeof SCORED)[number]>,
  signs: readonly number[],
): Record<LookedFor, number> {
  const harm = Math.max(...HARMS.map((own) => scoreOf(by[own], signs)));
  return {
    danger: scoreOf(by.danger, signs) + OF_HARM * harm,
    now: scoreOf(by.now, signs),
    still: scoreOf(by.still, signs),
  };
}

/** How much a passage reads like explicit danger. */
export const explicitnessOf = ({ danger, now }: Record<LookedFor, number>): number => danger + now;

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
export const MEANING_VERSION: string = JSON.stringify([WEIGHTS.thresholds, WEIGHTS.packed]);

/** What the classifier makes of a text in which it looks for what should be asked nothing (D76). */
export interface StillReading {
  /** What it seems to tell, without a word for it that a list knows. */
  meaning: GraveMeaning | null;
  /** From 0 on it may tell it; below it reads like an ordinary day, the lower the surer. */
  doubt: number;
}

/** By so much more than a passage a stretch has to read like danger for doubt. */
const OF_STRETCHES = 0.85;

/** How much that stretch of a text reads like danger which does most: what no line tells, some together may. */
const mostInStretches = (text: string, by: Lines): number =>
  Math.max(
    ...stretchesOf(text)
      .filter(isInEnglish)
      .map(({ words }) => scoresOf(by, signsOf(words)).danger),
  );

/** Of what a text seems to tell that should be asked nothing (D76). */
export function readStill(text: string): StillReading {
  const passages = scored(passagesOf(text), standard());
  const { still, danger } = likeliest(passages);
  const { thresholds } = WEIGHTS;
  const least = thresholds.danger + amongMany(passages.length);
  const isFound = still.score > thresholds.still;
  const { start, end } = still.span;
  const doubt = Math.max(
    still.score - thresholds.unsure,
    danger.score - least,
    mostInStretches(text, standard()) - thresholds.danger - OF_STRETCHES,
  );
  return { meaning: isFound ? likeliestOf(GRAVE, text.slice(start, end)) : null, doubt };
}

/** How urgent a phrase is (D76). */
export type TierOfMeaning = 'now' | 'quiet' | 'none';

/** What a phrase tells of. */
export type KindOfMeaning = 'plain' | 'danger' | 'loss' | 'birth' | 'illness' | 'violence' | 'hard';
