import { expect, test } from 'vitest';
import { whenItGoes } from './bin-words.ts';

const GOES = '2026-12-21T22:40:00.000Z';

test.each([
  ['2026-11-21T22:40:00.000Z', 'Goes for good in 30 days'],
  ['2026-12-20T22:39:00.000Z', 'Goes for good in 2 days'],
  ['2026-12-21T22:39:00.000Z', 'Goes for good in 1 day'],
  ['2026-12-21T22:40:00.000Z', 'Goes for good tonight'],
  ['2026-12-22T01:00:00.000Z', 'Goes for good tonight'],
])('at %s: %s', (now, words) => {
  expect(whenItGoes({ goesAt: GOES }, new Date(now))).toBe(words);
});
