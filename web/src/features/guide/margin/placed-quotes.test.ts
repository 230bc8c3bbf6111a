import { expect, it } from 'vitest';
import { placedQuotes } from './placed-quotes.ts';

const quote = (entryId: number, text: string) => ({
  entryId,
  text,
  localDate: '2026-11-20',
  note: '',
});

it('notes stand in the order of the page, then what is recalled; what was edited away is listed', () => {
  const quotes = [
    quote(7, 'the size of a sentence'),
    quote(3, 'say less and mean it'),
    quote(7, 'I said fine'),
    quote(7, 'a line crossed out since'),
  ];
  const { beside, recalled, gone } = placedQuotes({
    id: 7,
    content: 'I said fine.\r\n\r\nToday it was the size of a sentence.',
    aiReflection: { quotes } as never,
  });
  expect(beside.map(({ text }) => text)).toEqual(['I said fine', 'the size of a sentence']);
  expect(recalled.map(({ entryId }) => entryId)).toEqual([3]);
  expect(gone.map(({ text }) => text)).toEqual(['a line crossed out since']);
});

it('a page without a reflection has no notes', () => {
  expect(placedQuotes({ id: 7, content: 'A page.', aiReflection: null })).toEqual({
    beside: [],
    recalled: [],
    gone: [],
  });
});
