import { expect, test } from 'vitest';
import { findIn, partsOf } from './passages.ts';

const answers = [
  {
    pillar: 'love',
    pillarName: 'Love',
    question: '?',
    answer: 'Tomas.\nHe rings\nfirst (mostly).',
  },
] as const;

test('quoted words lead to the answer that holds them, over its line breaks; others are plain', () => {
  expect(partsOf('You say “He rings first (mostly)”, and “never”.', answers)).toEqual([
    { text: 'You say ', pillar: null },
    { text: '“He rings first (mostly)”', pillar: 'love' },
    { text: ', and ', pillar: null },
    { text: '“never”', pillar: null },
    { text: '.', pillar: null },
  ]);
});

test('words are found as they stand', () => {
  expect(findIn('a b\nc d', 'b c')).toEqual({ before: 'a ', found: 'b\nc', after: ' d' });
  expect(findIn('a', ' ')).toBeNull();
});
