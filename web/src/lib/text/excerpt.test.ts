import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

describe('an excerpt', () => {
  it('is the beginning on one line', () => {
    expect(excerpt('  One\n\ntwo\tthree  ', 120)).toBe('One two three');
    expect(excerpt('abcdef', 3)).toBe('abc…');
  });

  it('never cuts a character in half nor grows longer than asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 800 }), (text) => {
        const short = excerpt(text, 20);
        expect([...short].length).toBeLessThanOrEqual(21);
        expect(short).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});
