import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterTitle, bookmarkText, cutAtWord } from './bookmark-text.ts';

describe('a reflection in the vault', () => {
  it('is titled by a sentence of it and holds its words in paragraphs', () => {
    expect(bookmarkText('Done first.', ['Done first. Then met.', ' ', ' Who else? '])).toEqual({
      title: 'Done first.',
      content: 'Done first. Then met.\n\nWho else?',
    });
  });

  it('cuts a long title at a word', () => {
    expect(cutAtWord('The drawings were done before the telephone rang.', 25)).toBe(
      'The drawings were done…',
    );
    expect(cutAtWord('Done, and then, rest.', 16)).toBe('Done, and then…');
    expect(cutAtWord('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
  });

  it('is printed without saying its title twice', () => {
    const content = 'Done first. Then met.';
    expect(afterTitle({ title: 'Done first.', content })).toBe('Then met.');
    expect(afterTitle({ title: 'Done first. Then…', content })).toBe('…met.');
    expect(afterTitle({ title: 'Another', content })).toBe(content);
    expect(afterTitle({ title: content, content })).toBe('');
  });

  it('never says more than there is room for, nor anything that was not said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (text, max) => {
        const cut = cutAtWord(text, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(/\p{Surrogate}/u.test(cut)).toBe(false);
        if (text.trim().length <= max) expect(cut).toBe(text.trim());
        else expect(text.trim().startsWith(cut.slice(0, -1))).toBe(true);
      }),
    );
  });
});
