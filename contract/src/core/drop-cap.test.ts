import { expect, test } from 'vitest';
import { splitDropCap } from './drop-cap.ts';

const tail = ' went out without me today, and for once I did not stand on the quay feeling robbed.';
const long = (start: string) => `${start}${tail}${tail}`;

test('opens with the first words, and changes nothing', () => {
  const text = long('The four-o’clock boat');
  const parts = splitDropCap(text);
  expect(parts?.lead).toBe('The four-o’clock boat');
  expect(`${parts?.lead}${parts?.rest}`).toBe(text);
});

test('stops before figures, at the end of a phrase and at the end of a line', () => {
  expect(splitDropCap(long('At 7 the boat'))?.lead).toBe('At');
  expect(splitDropCap(long('Rain, again. The boat'))?.lead).toBe('Rain,');
  expect(splitDropCap(long('Monday\nThe boat'))?.lead).toBe('Monday');
});

test.each([
  ['a short paragraph', 'Swam. Eleven degrees, four minutes.'],
  ['a quotation mark', long('“The boat')],
  ['a figure', long('7 boats')],
  ['letters without capitals', long('القارب')],
])('has no drop cap for %s', (_name, text) => {
  expect(splitDropCap(text)).toBeNull();
});
