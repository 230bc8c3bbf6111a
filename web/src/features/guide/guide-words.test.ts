import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstSentence,
  isOlderThanPage,
  quoted,
  signOf,
  wholeSentences,
  writtenLine,
} from './guide-words.ts';

describe('the words around a reflection', () => {
  it('number notes with the printer’s signs, which never run out', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 11].map(signOf)).toEqual([
      '†',
      '‡',
      '§',
      '‖',
      '¶',
      '††',
      '‡‡',
      '‡‡‡',
    ]);
  });

  it('set the first sentence apart, and lose nothing', () => {
    expect(firstSentence('You finished first. The rest came later.')).toEqual([
      'You finished first.',
      ' The rest came later.',
    ]);
    expect(firstSentence('It is what you make of it. “me too”; and then.')).toEqual([
      'It is what you make of it.',
      ' “me too”; and then.',
    ]);
    expect(firstSentence('You wrote “Rain. Again.” Twice.')).toEqual([
      'You wrote “Rain. Again.”',
      ' Twice.',
    ]);
    expect(firstSentence('No end')).toEqual(['No end', '']);
    expect(firstSentence('')).toEqual(['', '']);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(firstSentence(text).join('')).toBe(text);
      }),
    );
  });

  it('close a quotation that has no end of its own, outside its marks', () => {
    expect(quoted('I missed him')).toBe('“I missed him”.');
    expect(quoted('Me too.')).toBe('“Me too.”');
  });

  it('say when and by whom it was written', () => {
    const now = new Date(2026, 10, 21, 23, 0);
    const source = { kind: 'built-in' as const, name: 'Pathkeeper’s own guide' };
    const at = (date: Date) => writtenLine({ createdAt: date.toISOString(), source }, now);
    expect(at(new Date(2026, 10, 21, 22, 58))).toBe(
      'Written for you at 22:58 by Pathkeeper’s own guide',
    );
    expect(at(new Date(2026, 10, 20, 22, 58))).toBe(
      'Written for you on November 20 at 22:58 by Pathkeeper’s own guide',
    );
  });

  it('say when the page has changed since', () => {
    const reflection = { createdAt: '2026-11-21T10:00:00Z' } as never;
    expect(isOlderThanPage(reflection, { updatedAt: '2026-11-21T10:00:01Z' })).toBe(true);
    expect(isOlderThanPage(reflection, { updatedAt: '2026-11-21T09:00:00Z' })).toBe(false);
  });
});

describe('an answer that is still coming', () => {
  it('is said aloud in whole sentences only', () => {
    expect(wholeSentences('Three pages name it. Tomas is on')).toBe('Three pages name it. ');
    expect(wholeSentences('Three pages name it.')).toBe('Three pages name it.');
    expect(wholeSentences('He wrote “it is still August.” ')).toBe(
      'He wrote “it is still August.” ',
    );
    expect(wholeSentences('Three')).toBe('');
  });

  it('never takes a word back that was said', () => {
    const pieces = fc.array(fc.stringMatching(/^[a-z .?”“]{0,12}$/), { maxLength: 12 });
    fc.assert(
      fc.property(pieces, (some) => {
        let text = '';
        for (const piece of some) {
          text += piece;
          expect(text.startsWith(wholeSentences(text))).toBe(true);
        }
      }),
    );
  });
});
