import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openReader } from './analyse.ts';
import { retold } from './retell.ts';

const analyse = await openReader();

const back = (text: string, word: string): string | undefined => {
  const sentence = analyse(text).sentences[0];
  const start = text.indexOf(word);
  const place = { start, end: start + word.length };
  return sentence ? retold(sentence, place)?.text : undefined;
};

describe('a clause said back to its writer', () => {
  it.each([
    [
      'I snapped at Dan about the dishes this morning.',
      'snapped',
      'you snapped at Dan about the dishes this morning',
    ],
    ['I was furious that he went.', 'furious', 'you were furious that he went'],
    [
      'Dad told me I was right about my brother.',
      'told',
      'your dad told you you were right about your brother',
    ],
    ["I haven't told anyone at work I run.", 'told', 'you haven’t told anyone at work you run'],
    ['Made pierogi with Babcia over video.', 'Made', undefined],
    ['Made a soup with Anna over video.', 'Made', 'you made a soup with Anna over video'],
    ["She asked when I'm coming and I said spring.", 'asked', 'she asked when you’re coming'],
  ])('%s', (text, word, expected) => {
    expect(back(text, word)).toBe(expected);
  });

  it.each([
    ['We argued about the dishes.', 'argued'],
    ['When she left I put the kettle on.', 'left'],
    ['I used to run a department.', 'run'],
    ['told kirsty about the flat', 'told'],
    ['I told you that already.', 'told'],
  ])('is left in its quotation marks where a step cannot be proved: %s', (text, word) => {
    expect(back(text, word)).toBeUndefined();
  });

  it('never leaves an “I” or a “my” standing', () => {
    const parts = [
      'I',
      'my',
      'me',
      'told',
      'Dan',
      'was',
      'and',
      'she',
      'that',
      'tired',
      'not',
      'had',
      "I'm",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { minLength: 3, maxLength: 12 }), (words) => {
        for (const sentence of analyse(words.join(' ')).sentences)
          for (const token of sentence.tokens)
            expect(retold(sentence, token)?.text ?? '').not.toMatch(/\b(?:I|me|my|mine|myself)\b/i);
      }),
    );
  });
});
