import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotedLine } from './lines.ts';

describe('a quoted line', () => {
  it('stands on its page letter by letter, in one line, and is not too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), fc.string(), (text, about) => {
        const line = quotedLine(text, about);
        expect(text).toContain(line);
        expect(line.length).toBeLessThanOrEqual(160);
      }),
    );
  });

  it('is the sentence with the word that is asked for, else the first', () => {
    const text = 'Rain all day.\nThe Harbour was shut. We walked.';
    expect(quotedLine(text, 'harbour')).toBe('The Harbour was shut.');
    expect(quotedLine(text, 'father')).toBe('Rain all day.');
    expect(quotedLine(text, null)).toBe('Rain all day.');
  });

  it('ends between two words', () => {
    const line = quotedLine('word '.repeat(100), null);
    expect(line).toMatch(/^(word )+word$/);
  });
});
