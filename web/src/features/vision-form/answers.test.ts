import { expect, test } from 'vitest';
import { firstMissing, isEnough, isTooLong, noAnswers, readable, stateOf } from './answers.ts';

test('an answer is enough above twenty characters, trimmed, and too long above 2,000', () => {
  expect([20, 21].map((length) => isEnough('a'.repeat(length)))).toEqual([false, true]);
  expect(isEnough(`${'a'.repeat(20)}   `)).toBe(false);
  expect(isEnough('🌰'.repeat(20))).toBe(false);
  expect([2000, 2001].map((length) => isTooLong('a'.repeat(length)))).toEqual([false, true]);
});

test('of seven answers the first that is missing keeps the form from being handed in', () => {
  const enough = 'twenty-one characters';
  expect(firstMissing({ ...noAnswers(), texts: Array(7).fill(enough) })).toBe(-1);
  expect(firstMissing({ ...noAnswers(), texts: Array(7).fill(enough).with(4, 'no') })).toBe(4);
});

test('a step that was passed without words is skipped', () => {
  const answers = { ...noAnswers(), texts: ['a', '', '', '', '', '', ''], at: 2, reached: 3 };
  expect([0, 1, 2, 3].map((step) => stateOf(answers, step))).toEqual([
    ...['answered', 'skipped', 'here', 'open'],
  ]);
});

test('what cannot be made out of a draft is begun anew', () => {
  expect(readable({ ...noAnswers(), texts: ['one'] })).toEqual(noAnswers());
  expect(readable({ ...noAnswers(), at: 99 })).toMatchObject({ at: 6, reached: 6 });
});
