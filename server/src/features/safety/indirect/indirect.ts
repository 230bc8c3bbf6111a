import type { Danger } from '../urgency.ts';
import { SIGNS, type Sign, STORIES } from './indirect.data.ts';

/** What a text tells without the word for it (D76). */
interface Indirect {
  /** The danger whose helplines are shown; null where somebody is helped already, or nobody can be. */
  danger: Danger | null;
}

interface Rule {
  kind: Danger['kind'];
  /** Classes of which so many have to meet. */
  of: readonly Sign[];
  least: number;
  /** Of each of these there has to be one. */
  with: readonly (readonly Sign[])[];
}

const LEAVING: readonly Sign[] = ['means', 'order', 'leaving', 'burden', 'weary'];

const RULES: readonly Rule[] = [
  { kind: 'suicide', of: LEAVING, least: 2, with: [['means', 'leaving', 'burden']] },
  {
    kind: 'self-harm',
    of: ['site', 'wound', 'cover', 'relief', 'lie'],
    least: 3,
    with: [['wound'], ['relief', 'lie']],
  },
  {
    kind: 'self-harm',
    of: ['purge', 'starved', 'weights', 'hunger', 'lie'],
    least: 2,
    with: [
      ['purge', 'starved', 'weights'],
      ['purge', 'hunger', 'lie'],
    ],
  },
  { kind: 'abuse', of: ['young', 'touched', 'untold', 'flinch'], least: 3, with: [] },
  {
    kind: 'abuse',
    of: ['throat', 'blows', 'control', 'lie'],
    least: 2,
    with: [['throat', 'control']],
  },
];

/** Signs so far apart, in characters, do not belong together. */
const NEAR = 900;
/** So many signs after one are looked at together. */
const MOST = 60;
/** So many signs of leaving, a means and a time that is near are a plan. */
const PLAN = 3;

const compiled = Object.entries(SIGNS).map(([sign, patterns]) => ({
  sign: sign as Sign,
  patterns: patterns.map(
    (pattern) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}])`, 'giu'),
  ),
}));
const story = new RegExp(`(?<!\\p{L})(?:${STORIES})(?!\\p{L})`, 'iu');

interface Found {
  sign: Sign;
  /** Which of the patterns of its class it is. */
  pattern: number;
  at: number;
}

/** What is told in a text without the word for it, where two kinds of signs or more stand together. */
export function toldIndirectly(text: string): Indirect | null {
  const found = signsIn(text);
  let isEmergency = false;
  for (const [from, { at }] of found.entries()) {
    const near = found.slice(from, from + MOST).filter((other) => other.at < at + NEAR);
    const met = new Set(near.map(({ sign }) => sign));
    const rule = RULES.find(
      ({ of, least, with: one }) =>
        of.filter((sign) => met.has(sign)).length >= least &&
        one.every((signs) => signs.some((sign) => met.has(sign))),
    );
    if (rule) return { danger: { kind: rule.kind, who: 'self', urgency: urgencyOf(met) } };
    if (different(near, 'stroke') > 1 && !OVER.test(text)) {
      return { danger: { kind: 'medical-emergency', who: 'other', urgency: 'now' } };
    }
    isEmergency ||= different(near, 'emergency') > 1;
  }
  return isEmergency ? { danger: null } : null;
}

const different = (found: readonly Found[], sign: Sign): number =>
  new Set(found.filter((own) => own.sign === sign).map(({ pattern }) => pattern)).size;

/** A stroke that was earlier is cared for already. */
const OVER =
  /\b(?:stroke (?:ward|unit|team|nurse)|physio\w*|(?:speech|occupational) therap\w+|rehab\w*|since (?:the|his|her|my) stroke|(?:weeks?|months?|years?) (?:ago|after|since))\b/iu;

function urgencyOf(met: ReadonlySet<Sign>): 'now' | 'quiet' {
  const count = LEAVING.filter((sign) => met.has(sign)).length;
  return count >= PLAN && met.has('means') && met.has('soon') ? 'now' : 'quiet';
}

function signsIn(text: string): Found[] {
  const plain = text
    .replace(/['’‘]/g, '')
    .replace(/[^.!?\n]+/g, (sentence) =>
      story.test(sentence) ? ' '.repeat(sentence.length) : sentence,
    );
  return compiled
    .flatMap(({ sign, patterns }) =>
      patterns.flatMap((pattern, number) =>
        [...plain.matchAll(pattern)].map(({ index }) => ({ sign, pattern: number, at: index })),
      ),
    )
    .sort((one, other) => one.at - other.at);
}

/** Classes that say something of danger by themselves. */
const TELLING: ReadonlySet<Sign> = new Set([
  ...LEAVING,
  'lie',
  'purge',
  'starved',
  'weights',
  'hunger',
  'throat',
  'control',
]);
/** What each class that is met takes off what a text has to reach, and the most. */
const EASED = { each: 0.6, most: 2 };

/** How much less like danger a text has to read for the signs in it. */
export function easedBySigns(text: string): number {
  const met = new Set(signsIn(text).map(({ sign }) => sign));
  return EASED.each * Math.min(EASED.most, [...met].filter((sign) => TELLING.has(sign)).length);
}
