import { amongMany } from '../../../src/features/safety/meaning/among-many.ts';
import { type Line, scoreOf } from '../../../src/features/safety/meaning/line.ts';
import {
  explicitnessOf,
  type Lines,
  type LookedFor,
  MEANINGS,
  type Meaning,
  SCORED,
  scoresOf,
  type Thresholds,
} from '../../../src/features/safety/meaning/meaning.ts';
import { PLACES, signsOf } from '../../../src/features/safety/meaning/signs.ts';
import { type Read, scoreOfPage } from '../../../src/features/safety/meaning/whole-page.ts';
import type { Example, Labels } from './examples.ts';

const ROUNDS = 12;
const RATE = 0.3;
/** Pulls weights towards 0, so that rare signs weigh little. */
const DECAY = 1e-3;
/** The parts that the examples are split in when the training is checked on itself. */
const PARTS = 4;

/** Trains a linear model for each meaning: logistic regression, always with the same result. */
export function train(examples: readonly Example[]): Lines {
  return trainEach(MEANINGS, examples);
}

function trainEach<M extends Meaning>(
  meanings: readonly M[],
  examples: readonly Example[],
): Record<M, Line> {
  const signs = examples.map(({ words }) => signsOf(words));
  const orders = ordersOf(examples);
  const lines = meanings.map((meaning) => [meaning, trainOne(meaning, examples, signs, orders)]);
  return Object.fromEntries(lines) as Record<M, Line>;
}

function trainOne(
  meaning: Meaning,
  examples: readonly Example[],
  signs: readonly number[][],
  orders: readonly number[][],
): Line {
  const rows = examples.flatMap(({ labels }, at) => (labels[meaning] === undefined ? [] : [at]));
  const yes = rows.filter((at) => examples[at]?.labels[meaning]).length;
  const rarity = Math.sqrt((rows.length - yes) / yes);
  const weights = new Float64Array(PLACES);
  let bias = 0;
  for (const [round, order] of orders.entries()) {
    const rate = RATE / (1 + 0.3 * round);
    for (const at of order) {
      if (examples[at]?.labels[meaning] === undefined) continue;
      const own = signs[at] ?? [];
      const isYes = examples[at]?.labels[meaning] === true;
      const unit = 1 / Math.sqrt(own.length || 1);
      let sum = bias;
      for (const sign of own) sum += (weights[sign] ?? 0) * unit;
      const miss = (isYes ? rarity : 1) * ((isYes ? 1 : 0) - 1 / (1 + Math.exp(-sum)));
      for (const sign of own) {
        const weight = weights[sign] ?? 0;
        weights[sign] = weight + rate * (miss * unit - DECAY * weight);
      }
      bias += 0.1 * rate * miss;
    }
  }
  return packed(weights, bias);
}

/** Weights as whole numbers of one byte. */
function packed(weights: Float64Array, bias: number): Line {
  const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 1e-9);
  const scale = most / 127;
  return { bias, scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

/** Each example's scores by models that were trained without its text. */
function scoresWithout(examples: readonly Example[]): Record<LookedFor, number>[] {
  const scores: Record<LookedFor, number>[] = [];
  for (let part = 0; part < PARTS; part++) {
    const others = examples.filter(({ text }) => text % PARTS !== part);
    const lines = trainEach(SCORED, others);
    for (const [at, { text, words }] of examples.entries()) {
      if (text % PARTS !== part) continue;
      scores[at] = scoresOf(lines, signsOf(words));
    }
  }
  return scores;
}

/** Of ordinary texts, how many may be taken for something, in the check of the training on itself. */
const ALLOWED = { danger: 0.032, now: 0.036, still: 0.038, unsure: 0.108 } as const;
/** Of explicit danger, how much may fall below what keeps a full alarm. */
const LOST = 0.01;
/** The same of what reads like a way of speaking, and keeps a quiet line. */
const LOST_URGENCY = 0.033;
/** The same on a page of many passages. */
const LOST_URGENCY_IN_PAGE = 0.2;
/** Of all danger, how much may fall below what keeps a list's sign of it. */
const LOST_SIGNS = 0.12;

/**
 * By so many standard deviations the lines of a page have to read more like danger together than those of ordinary
 * pages: there are too few of those for the highest of their scores to be the same after each training.
 */
const FAR_OUT = 2.4;

const meanOf = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score, 0) / scores.length;

function deviationOf(scores: readonly number[]): number {
  const mean = meanOf(scores);
  return Math.sqrt(meanOf(scores.map((score) => (score - mean) ** 2)));
}

/** Of harmless pages, how many may read like danger as a whole: those that it learns from are harder than a journal's. */
const OF_PAGES = 0.005;

/** From which score on a passage counts, chosen on what the models were not trained with. */
export function thresholdsFrom(all: readonly Example[]): Thresholds {
  const examples = all.filter(({ labels }) => labels.page === undefined);
  const scores = scoresWithout(examples);
  const thresholdOf = (meaning: LookedFor, allowed: number = ALLOWED[meaning]): number => {
    const highest = new Map<number, number>();
    const count = new Map<number, number>();
    for (const { text } of examples) count.set(text, (count.get(text) ?? 0) + 1);
    for (const [at, { text, from, isHarmless }] of examples.entries()) {
      if (!isHarmless || from === 'labelled') continue;
      const score = scores[at]?.[meaning] ?? 0;
      highest.set(text, Math.max(score, highest.get(text) ?? score));
    }
    const isDanger = meaning === 'danger';
    const sorted = [...highest]
      .map(([text, score]) => score - (isDanger ? amongMany(count.get(text) ?? 1) : 0))
      .sort((one, other) => other - one);
    return sorted[Math.floor(allowed * sorted.length)] ?? 0;
  };
  const pages = new Map<number, Read[]>();
  for (const [at, { text, from, isHarmless, span }] of examples.entries()) {
    if (!isHarmless || from === 'labelled') continue;
    pages.set(text, [...(pages.get(text) ?? []), { span, danger: scores[at]?.danger ?? 0 }]);
  }
  const ofPages = [...pages.values()].map(scoreOfPage).filter(Number.isFinite);
  const ofDanger = (isOne: (labels: Labels) => boolean) =>
    scores
      .filter((_, at) => isOne(examples[at]?.labels ?? {}))
      .map(({ danger }) => danger)
      .sort((one, other) => one - other);
  const isExplicit = ({ now }: Labels) => now === true;
  const explicit = ofDanger(isExplicit);
  const anyDanger = ofDanger(({ danger }) => danger === true);
  const presence = scores
    .filter((_, at) => isExplicit(examples[at]?.labels ?? {}))
    .map(explicitnessOf)
    .sort((one, other) => one - other);
  return {
    danger: thresholdOf('danger'),
    now: thresholdOf('now'),
    still: thresholdOf('still'),
    unsure: thresholdOf('still', ALLOWED.unsure),
    doubt: explicit[Math.floor(LOST * explicit.length)] ?? 0,
    unlikely: presence[Math.floor(LOST_URGENCY * presence.length)] ?? 0,
    unlikelyInPage: presence[Math.floor(LOST_URGENCY_IN_PAGE * presence.length)] ?? 0,
    faint: anyDanger[Math.floor(LOST_SIGNS * anyDanger.length)] ?? 0,
    sum: meanOf(ofPages) + FAR_OUT * deviationOf(ofPages),
    page: thresholdOfPages(all.filter(({ labels }) => labels.page !== undefined)),
  };
}

/** From which score on a page as a whole reads like danger. */
function thresholdOfPages(pages: readonly Example[]): number {
  const scores: number[] = [];
  for (let part = 0; part < PARTS; part++) {
    const { page } = trainEach(
      ['page'],
      pages.filter(({ text }) => text % PARTS !== part),
    );
    for (const { words, isHarmless } of pages.filter(({ text }) => text % PARTS === part)) {
      if (isHarmless) scores.push(scoreOf(page, signsOf(words)));
    }
  }
  scores.sort((one, other) => other - one);
  return scores[Math.floor(OF_PAGES * scores.length)] ?? 0;
}

/**
 * In which order the examples are learned from in each round. Where one stands follows from its own words, so that
 * one more example changes little.
 */
function ordersOf(examples: readonly Example[]): number[][] {
  return Array.from({ length: ROUNDS }, (_, round) => {
    const places = examples.map(({ text, span }) =>
      mixed(text ^ Math.imul(span.start + 1, 0x85ebca6b), round),
    );
    return [...examples.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  });
}

function mixed(key: number, round: number): number {
  let hash = Math.imul(key ^ (round + 1), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15) ^ round, 0x27d4eb2f);
  return (hash ^ (hash >>> 13)) >>> 0;
}
