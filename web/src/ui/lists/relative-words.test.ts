import { expect, test } from 'vitest';
import { relativeWords, untilNextWords } from './relative-words.ts';

const now = new Date('2026-11-20T12:00:00');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  [0, 'now'],
  [59, 'now'],
  [-30, 'now'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3600, '1 hour ago'],
  [23 * 3600, '23 hours ago'],
  [24 * 3600, 'yesterday'],
  [6 * 86_400, '6 days ago'],
  [7 * 86_400, 'Nov 13'],
  [365 * 86_400, 'Nov 20, 2025'],
])('%i seconds ago reads “%s”', (seconds, words) => {
  expect(relativeWords(ago(seconds), now)).toBe(words);
});

test('the words change when their unit is full, and a date no more', () => {
  expect(untilNextWords(ago(0), now)).toBe(60_000);
  expect(untilNextWords(ago(90), now)).toBe(30_000);
  expect(untilNextWords(ago(3600 + 60), now)).toBe(59 * 60_000);
  expect(untilNextWords(ago(8 * 86_400), now)).toBeNull();
});
