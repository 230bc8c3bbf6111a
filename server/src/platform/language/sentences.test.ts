import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const texts = (text: string) => sentencesOf(text).map((line) => line.text);

it.each([
  'Paid 40 for the lot incl. the two chairs.',
  'It took 3 hrs. and then some.',
  'The appt. is at nine.',
  'We walked up Mill Rd. in the rain.',
  'Born 3 Feb. 1961 in a lift.',
])('a shortened word ends no sentence that goes on: %s', (text) => {
  expect(texts(text)).toEqual([text]);
});

it('a sentence may end with such a word', () => {
  expect(texts('I slept 9 hrs. Then I ate.')).toEqual(['I slept 9 hrs.', 'Then I ate.']);
  expect(texts('came home. ate. slept.')).toEqual(['came home.', 'ate.', 'slept.']);
});
