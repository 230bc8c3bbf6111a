import { describe, expect, it } from 'vitest';
import { countsAreKnown, countsIn } from './counts.ts';

const told = countsIn({
  entryCount: 4,
  themes: [{ theme: 'harbour', count: 9 }],
  pages: [
    {
      id: 7,
      hour: 22,
      localDate: '2026-11-03',
      content: 'Twelve eggs, for three weeks now. I said it five times to the two of them.',
    },
  ],
});

describe('a count in a model’s sentence', () => {
  it.each([
    'Four pages this week.',
    'The page of 3 November 2026.',
    'Twelve eggs.',
    'The two of you, and the ladder.',
    'One page says it.',
    'First you walked past.',
    'You were at it for three weeks.',
    'You said it five times.',
    'The harbour stands on nine pages, for the ninth time.',
    'Page 7, at 22 o’clock.',
    'In 2026 your pages were of the harbour.',
    'On the 3rd your page was of the harbour.',
    'At 22 in the evening you were at the harbour.',
    'Your 2026-11-03 page says so.',
  ])('stands when it was told: %s', (sentence) => {
    expect(countsAreKnown(sentence, told)).toBe(true);
  });

  it('is found out as well on a page of nothing but numbers', () => {
    const numbers = countsIn({ entryCount: 2, pages: [{ content: '1,'.repeat(50_000) }] });
    expect(countsAreKnown('You wrote it 7 times.', numbers)).toBe(false);
  });

  it.each([
    'You have written it 7 times.',
    'Seven pages name the harbour.',
    'You said it twice.',
    'This is the seventh time.',
    'You wrote seven times about running.',
    'You wrote about running on seven separate occasions.',
    'It comes up in 7 entries.',
    'You said it 7x.',
    'A seven-day silence.',
    'It has been three months.',
    'Twenty-two evenings, no less.',
    'Seven of your last pages name it.',
    'Seven mentions of the sea.',
    'You name eight people.',
    'Six of your last pages are about it, in five long weeks.',
    'It is up 40 per cent.',
  ])('is found out when it was not: %s', (sentence) => {
    expect(countsAreKnown(sentence, told)).toBe(false);
  });
});
