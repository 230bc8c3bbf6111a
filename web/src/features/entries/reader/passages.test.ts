import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphs } from '../../../lib/text/paragraphs.ts';
import { type Passage, piecesOf, placeOf } from './passages.ts';

const PAGE = 'Tomas rang.\r\nI said fine, in the voice.\r\n\r\nThen the pause. I said more.';

const marked = (quote: string, noteId: string | null): Passage => {
  const place = placeOf(PAGE, quote);
  if (!place) throw new Error(`“${quote}” is not on the page.`);
  return { ...place, noteId };
};
const cut = (passages: Passage[]) =>
  paragraphs(PAGE).map(({ text, start }) => piecesOf(text, start, passages));

describe('a quotation', () => {
  it('is found letter by letter, over line breaks of any system, and else not at all', () => {
    expect(placeOf(PAGE, 'rang.\nI said')).toEqual({ start: 6, end: 18 });
    expect(placeOf(PAGE, 'rang. I said')).toBeNull();
    expect(placeOf(PAGE, ' ')).toBeNull();
  });

  it('is underlined where it stands and signed where it ends', () => {
    const [first, second] = cut([marked('I said fine', 'a')]);
    expect(first?.map(({ text, isQuoted }) => [text, isQuoted])).toEqual([
      ['Tomas rang.\n', false],
      ['I said fine', true],
      [', in the voice.', false],
    ]);
    expect(first?.[1]).toMatchObject({ begins: ['a'], ends: ['a'] });
    expect(second).toHaveLength(1);
  });

  it('may run over two paragraphs: it begins in one and is signed in the other', () => {
    const [first, second] = cut([marked('the voice.\n\nThen the pause.', 'a')]);
    expect(first?.at(-1)).toMatchObject({ text: 'the voice.', begins: ['a'], ends: [] });
    expect(second?.[0]).toMatchObject({ text: 'Then the pause.', begins: [], ends: ['a'] });
  });

  it('may overlap another one, and what somebody turned to', () => {
    const [first] = cut([marked('I said fine, in', 'a'), marked('fine, in the voice', null)]);
    expect(first?.map(({ text, isQuoted, isSought }) => [text, isQuoted, isSought])).toEqual([
      ['Tomas rang.\n', false, false],
      ['I said ', true, false],
      ['fine, in', true, true],
      [' the voice', false, true],
      ['.', false, false],
    ]);
  });
});

it('whatever is marked, no letter is lost and every passage inside is signed once', () => {
  const places = fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 40 })), { maxLength: 6 });
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.nat(20), places, (text, start, spans) => {
      const passages = spans.map(([from, length], id) => ({
        start: from,
        end: from + length,
        noteId: String(id),
      }));
      const pieces = piecesOf(text, start, passages);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      const inside = passages.filter((p) => p.end > start && p.end <= start + text.length);
      const signed = pieces.flatMap(({ ends }) => ends).toSorted();
      expect(signed).toEqual(inside.map(({ noteId }) => noteId).toSorted());
    }),
  );
});
