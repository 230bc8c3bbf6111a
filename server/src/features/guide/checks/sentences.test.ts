import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSentenceBuffer, splitSentences } from './sentences.ts';

const split = (text: string) => splitSentences(text).map((sentence) => sentence.trim());

describe('sentences', () => {
  it.each([
    ['One. Two? Three.', ['One.', 'Two?', 'Three.']],
    [
      'You wrote “I can’t. I won’t.” Then you did.',
      ['You wrote “I can’t. I won’t.”', 'Then you did.'],
    ],
    ['“Why?” you asked. Well.', ['“Why?” you asked.', 'Well.']],
    ['Mr. Ellis came at 3.15 p.m. on foot.', ['Mr. Ellis came at 3.15 p.m. on foot.']],
    ['A line\nanother line', ['A line', 'another line']],
    ['彼は行った。そして。', ['彼は行った。', 'そして。']],
    ['An open “mark. Then more.', ['An open “mark. Then more.']],
    // A single mark that nothing closes stands for something else.
    ['It was ’kay by you. You left.', ['It was ’kay by you.', 'You left.']],
    ['He is 5\'10" tall. He left.', ['He is 5\'10" tall.', 'He left.']],
    ['Rock ’n roll it was. You danced.', ['Rock ’n roll it was.', 'You danced.']],
    ['', []],
  ])('are told apart: %s', (text, sentences) => {
    expect(split(text)).toEqual(sentences);
  });

  it('joined are the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(splitSentences(text).join('')).toBe(text);
      }),
    );
  });

  it('come out whole and in order, however the text is cut into pieces', () => {
    const parts = fc.constantFrom(
      'You wrote “I can’t. I won’t.” ',
      'Then you did. ',
      'Why? ',
      '3.15. ',
      'so ',
      '… ',
    );
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 9 })),
        (texts, cuts) => {
          const text = texts.join('');
          const buffer = createSentenceBuffer();
          const given: string[] = [];
          let at = 0;
          for (const cut of [...cuts, text.length]) {
            given.push(...buffer.push(text.slice(at, at + cut)));
            at += cut;
          }
          given.push(...buffer.push(text.slice(at)), ...buffer.end());
          expect(given.join('')).toBe(text);
          // No quotation was ever given on by half.
          for (const sentence of given) {
            expect(sentence.split('“').length).toBe(sentence.split('”').length);
          }
        },
      ),
    );
  });

  it('are not waited for without end', () => {
    const buffer = createSentenceBuffer();
    expect(buffer.push('no end '.repeat(400)).join('')).toHaveLength(2800);
  });
});
