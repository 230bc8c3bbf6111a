import { describe, expect, it } from 'vitest';
import { countsAreKnown, numbersIn } from './figures.ts';

const known = numbersIn(JSON.stringify({ entryCount: 4, date: '2026-11-03', text: 'twelve eggs' }));

describe('a count in a model’s sentence', () => {
  it.each([
    'Four pages this week.',
    'The page of 3 November 2026.',
    'Twelve eggs.',
    'The two of you, and the ladder.',
    'One page says it.',
    'You wrote “seven times” yourself.',
    'First you walked past.',
  ])('stands when it was told: %s', (sentence) => {
    expect(countsAreKnown(sentence, known)).toBe(true);
  });

  it.each([
    'You have written it 7 times.',
    'Seven pages name the harbour.',
    'You said it twice.',
    'This is the ninth time.',
    'Six of your last pages are about it, in five long weeks.',
    'It is up 40 per cent.',
  ])('is found out when it was not: %s', (sentence) => {
    expect(countsAreKnown(sentence, known)).toBe(false);
  });
});
