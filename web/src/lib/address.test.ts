import { expect, test } from 'vitest';
import { countIn, dayIn, oneOf, textIn } from './address.ts';

test.each([
  [' tide ', 'tide'],
  ['tides', 'tide'],
  [2026, '2026'],
  [true, 'true'],
  [false, 'fals'],
  ['  ', undefined],
  [null, undefined],
  [['a'], undefined],
])('the words of %j are %j', (value, words) => {
  expect(textIn(value, 4)).toBe(words);
});

test.each([
  [7, 7],
  [10, 10],
  [11, undefined],
  [0, undefined],
  [1.5, undefined],
  ['7', undefined],
  [true, undefined],
])('the count of %j is %j', (value, count) => {
  expect(countIn(value, 10)).toBe(count);
});

test.each([
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['today', undefined],
  [20_260_101, undefined],
])('the day of %j is %j', (value, day) => {
  expect(dayIn(value)).toBe(day);
});

test('one of a list is what the list has', () => {
  expect(oneOf(['name', 'newest'], 'name')).toBe('name');
  expect(oneOf([1, 7], '7')).toBeUndefined();
});
