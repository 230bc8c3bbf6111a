import { expect, it } from 'vitest';
import { untilMidnight } from './until-midnight.ts';

it('says how much of the day is left', () => {
  expect(untilMidnight(new Date(2026, 10, 21, 22, 58))).toBe('1 h 02 min');
  expect(untilMidnight(new Date(2026, 10, 21, 23, 53))).toBe('7 min');
  expect(untilMidnight(new Date(2026, 10, 21, 23, 59, 59))).toBe('1 min');
  expect(untilMidnight(new Date(2026, 10, 21, 0, 0))).toBe('24 h 00 min');
});
