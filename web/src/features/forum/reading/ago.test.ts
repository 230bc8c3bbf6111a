import { expect, it } from 'vitest';
import { agoWords } from './ago.ts';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T12:00:30Z', 'Just now'],
  ['2026-11-20T11:00:01Z', 'Just now'],
  ['2026-11-20T11:00:00Z', '1 hour ago'],
  ['2026-11-19T12:00:01Z', '23 hours ago'],
  ['2026-11-19T12:00:00Z', '1 day ago'],
  ['2025-11-20T12:00:00Z', '365 days ago'],
])('%s is %s', (at, words) => {
  expect(agoWords(new Date(at), now)).toBe(words);
});
