import { expect, it } from 'vitest';
import { intentionIn } from './intentions.ts';

it.each([
  [
    'I missed dinner with my sister. I feel guilty, and I want to call her tomorrow and apologise.',
    ['I want to call her tomorrow and apologise.'],
  ],
  ['Rain. Tomorrow I will mend the gate at last.', ['Tomorrow I will mend the gate at last.']],
  [
    'I’m tired but I’m going to finish the sleeve tonight.',
    ['but I’m going to finish the sleeve tonight.'],
  ],
  ['I will.', []],
  ['I was so tired and I want to sleep for a week.', []],
  ['He asked whether I want to come along on Sunday.', []],
  ['I asked and she said “I will never go there again”.', []],
])('says what its writer said they would do, verbatim: %s', (content, said) => {
  expect(intentionIn(content)).toEqual(said);
});
