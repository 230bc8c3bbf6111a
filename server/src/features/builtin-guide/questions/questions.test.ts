import { ALL_MOODS } from '@pathkeeper/contract';
import { expect, it } from 'vitest';
import { isHeavy } from '../../../platform/language/moods.ts';
import type { GuideEntry } from '../../guide-provider/index.ts';
import { checkAdvice, checkSafety } from '../../safety/index.ts';
import { askedOf } from '../reflect.ts';
import { isAskable } from './askable.ts';
import { MONTH_QUESTIONS, WEEK_QUESTIONS } from './period-questions.data.ts';
import { questionFor, questionOfPeriod, questionToBeginWith } from './question.ts';
import { QUESTIONS } from './questions.data.ts';
import { hasHardWords } from './tone.ts';

const all = Object.values(QUESTIONS).flat();
const plain = {
  kind: 'plain',
  mood: null,
  words: 60,
  isHard: false,
  isOneThing: true,
  isOfDay: true,
  asked: [],
  seed: 'p',
} as const;

it('there are some 150, short, each once, none with a gap, none that the checks would refuse', () => {
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all).size).toBe(all.length);
  for (const question of [...all, ...WEEK_QUESTIONS, ...MONTH_QUESTIONS]) {
    expect(question.length).toBeLessThan(70);
    expect(question).toMatch(/^\p{Lu}[^{}“”]*\?$/u);
    expect(question).not.toMatch(/\b(?:why|whom|whose)\b|^Who\b/i);
    expect(checkSafety(question) ?? checkAdvice(question)).toBeNull();
  }
});

it('a gentle one fits any day, a bad one too', () => {
  const fit: readonly string[] = [...QUESTIONS.any, ...QUESTIONS.mixed];
  const page = { id: 1, content: 'Swept the yard and sat in the sun with a bun.', words: 40 };
  const about = { kind: 'plain', asked: [], isGentle: true } as const;
  for (const mood of [null, 'happy', 'calm'] as const) {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const day = { ...page, mood, tags: [], localDate: '2026-05-20' } as unknown as GuideEntry;
      expect(fit).toContain(askedOf(day, { ...about, seed }));
    }
  }
});

it.each([null, ...ALL_MOODS])(
  'none comes twice in sixty reflections of a person, and sixty differ in a hundred, mood %s',
  (mood) => {
    const asked: string[] = [];
    for (let page = 0; page < 100; page++) {
      const latest = asked.slice(-60);
      const isHard = isHeavy(mood);
      const question = questionFor({ ...plain, mood, isHard, asked: latest, seed: `${page}` });
      if (question !== '') expect(latest).not.toContain(question);
      asked.push(question);
    }
    expect(new Set(asked.filter((question) => question !== '')).size).toBeGreaterThanOrEqual(60);
  },
);

it('is another when it is asked for again, until none is left', () => {
  const asked: string[] = [];
  for (let time = 0; time < 200; time++) {
    const question = questionFor({ ...plain, kind: 'dream', asked });
    if (question === '') break;
    expect(asked).not.toContain(question);
    asked.push(question);
  }
  expect(asked).toHaveLength(QUESTIONS.dream.length);
});

it.each([
  [{ isOneThing: false, mood: 'excited' }, 'light'],
  [{ isOfDay: false }, 'day'],
  [{ mood: 'excited' }, 'day'],
  [{}, 'goodDay'],
  [{}, 'glad'],
  [{ mood: 'neutral' }, 'goodDay'],
  [{ mood: 'frustrated' }, 'day'],
  [{ mood: 'frustrated' }, 'page'],
  [{ mood: 'happy', isHard: true }, 'page'],
  [{ mood: 'happy', isHard: true }, 'glad'],
  [{ mood: 'happy', isHard: true }, 'mixed'],
  [{ isHard: true }, 'page'],
  [{ mood: 'apathetic' }, 'heavy'],
] as const)('what it holds decides what may be asked: with %o nothing of “%s”', (more, none) => {
  const asked: string[] = [];
  for (let time = 0; time < 200; time++) {
    asked.push(questionFor({ ...plain, ...more, asked }));
  }
  expect(
    asked.filter((question) => (QUESTIONS[none] as readonly string[]).includes(question)),
  ).toEqual([]);
});

it.each([
  ['few words', { words: 7 }],
  ['few words of a heavy day', { words: 11, mood: 'frustrated', isHard: true }],
  ['few words of a kind of its own', { kind: 'dream', words: 11 }],
  ['a word or two', { kind: 'short', words: 3 }],
  ['a word or two of a hard day', { kind: 'short', words: 3, mood: 'frustrated' }],
  ['rows of numbers', { kind: 'records', mood: 'happy' }],
  ['a list of a heavy day', { kind: 'list', mood: 'apathetic' }],
  ['a list with bad news', { kind: 'list', isHard: true }],
] as const)('where none is sure to fit nothing is asked: %s', (_, more) => {
  expect(questionFor({ ...plain, ...more })).toBe('');
});

const clear = {
  kind: 'plain',
  grave: null,
  isLoose: false,
  isDelicate: false,
  doubt: -1,
} as const;
it.each([
  [true, {}, null],
  [true, { doubt: -0.5 }, 'neutral'],
  [false, { doubt: -0.3 }, 'frustrated'],
  [true, { doubt: 0.4, isDelicate: true }, 'happy'],
  [true, { kind: 'loss', doubt: 0.9, isDelicate: true }, 'excited'],
  [false, { kind: 'loss', doubt: 0.9, isDelicate: true }, 'grateful'],
  [false, { doubt: 1.2 }, 'happy'],
  [true, { kind: 'loss', grave: {}, isLoose: true }, 'happy'],
  [false, { kind: 'loss', grave: {}, isLoose: true }, null],
  [false, { kind: 'loss', grave: {}, isLoose: true, doubt: -0.4 }, 'happy'],
  [false, { kind: 'illness', grave: {} }, 'happy'],
  [false, { doubt: 1.2, isDelicate: true }, 'grateful'],
  [false, { doubt: 0 }, null],
  [true, { isDelicate: true }, null],
  [false, { isDelicate: true, doubt: -0.45 }, null],
  [false, { isDelicate: true }, 'frustrated'],
  [false, { doubt: Number.NEGATIVE_INFINITY, isDelicate: true }, 'calm'],
  [false, { isDelicate: true }, 'calm'],
  [false, {}, 'sad'],
  [false, { kind: 'birth', isDelicate: true }, 'happy'],
  [false, { grave: {}, isDelicate: true }, 'happy'],
  [false, { grave: {}, isDelicate: true }, null],
  [true, { grave: {}, isLoose: true, isDelicate: true }, 'happy'],
] as const)('it may be asked about (%s) with %o, mood %s', (may, more, mood) => {
  expect(isAskable({ ...clear, ...more }, mood)).toBe(may);
});

it.each([
  ['Letter from the immigration office. Refused. Twenty-eight days.', true],
  ['We told the kids about the separation and they went quiet.', true],
  ['I hid in the toilets and cried for ten minutes, then took minutes.', true],
  ['Swam before breakfast. The sea was flat and I had it to myself.', false],
  ['Bit tired, missed the bus, made soup.', false],
  ['Repotted the fig. Its roots had gone round and round.', false],
  [
    `Planted the beans. ${'Rain on the shed and the radio on. '.repeat(20)} One nasty splinter.`,
    false,
  ],
])('bad or mixed news is known by its words: %s', (content, isHard) => {
  expect(hasHardWords(content)).toBe(isHard);
});

it('is another in the next week and month', () => {
  expect(questionOfPeriod('week', '2026-11-15')).not.toBe(questionOfPeriod('week', '2026-11-22'));
  expect(questionOfPeriod('month', '2026-11-01')).not.toBe(questionOfPeriod('month', '2026-12-01'));
});

it('to begin a page with, asks of nothing that stands there', () => {
  for (let day = 0; day < 60; day++) {
    expect(questionToBeginWith(`${day}`)).toMatch(/^\p{Lu}(?!.*\b(?:this|these|here|it)\b).*\?$/u);
  }
});
