import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrderOf, proseParts } from './prose-parts.ts';

it('words from a page are found in the answer that repeats them', () => {
  const text = 'You wrote “it is still August” and then “still August”.';
  const quotes = [{ text: 'still August' }, { text: 'it is still August' }, { text: 'gone' }];
  expect(proseParts(text, quotes)).toEqual([
    { text: 'You wrote “it is ', quote: null },
    { text: 'still August', quote: 0 },
    { text: '” and then “still August”.', quote: null },
  ]);
  expect(proseParts(text, quotes.slice(1))[1]).toEqual({ text: '“it is still August”', quote: 0 });
});

it('nothing is lost, whatever is quoted', () => {
  const word = fc.stringMatching(/^[ab ]{0,6}$/);
  fc.assert(
    fc.property(
      fc.stringMatching(/^[ab ]{0,30}$/),
      fc.array(word, { maxLength: 5 }),
      (text, some) => {
        const quotes = some.map((words) => ({ text: words }));
        const parts = proseParts(text, quotes);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const part of parts) {
          if (part.quote !== null) expect(part.text).toContain(quotes[part.quote]?.text);
        }
      },
    ),
  );
});

it('signs follow the order of the text; what it does not repeat comes after', () => {
  const [august, ladder, gone] = [{ text: 'August' }, { text: 'ladder' }, { text: 'gone' }];
  const ordered = inOrderOf('The ladder, in August.', [gone, august, ladder]);
  expect(ordered).toEqual({ repeated: [ladder, august], others: [gone] });
});
