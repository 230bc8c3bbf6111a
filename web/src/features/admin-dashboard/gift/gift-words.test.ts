import { expect, test } from 'vitest';
import { afterGift, amountOf } from './gift-words.ts';

test.for([
  ['50', 50],
  [' 10,000 ', 10_000],
  ['10000', 10_000],
  ['0', null],
  ['10001', null],
  ['1.5', null],
  ['-5', null],
  ['1e3', null],
  ['', null],
  ['fifty', null],
] as const)('“%s” is the amount %s', ([typed, amount]) => {
  expect(amountOf(typed)).toBe(amount);
});

test.for([
  [1620, 6, 50, 'Still Navigator; 430 to Architect.'],
  [2080, 6, 50, 'That makes them Architect, level 7.'],
  [90, 1, 10_000, 'That makes them Legendary Oracle, level 10.'],
  [12_000, 10, 50, 'Still Legendary Oracle.'],
  // A level set by hand stays until it is earned.
  [100, 7, 50, 'Still Architect; 2,650 to Guardian.'],
] as const)('%i XP at level %i and %i more: %s', ([xp, level, amount, words]) => {
  expect(afterGift({ xp, level }, amount)).toEqual({ xp: xp + amount, words });
});
