import { expect, test } from 'vitest';
import { passageIn, quotedIn } from './passage.ts';

const insight = {
  title: '“I said fine, in the voice I use for customs officers.”',
  content: 'You wrote “fine” and then “I said fine, in the voice I use for customs officers”.',
};

test('what an insight quotes is found in it, and a lone word is not', () => {
  expect(quotedIn(insight)).toEqual([
    'I said fine, in the voice I use for customs officers.',
    'I said fine, in the voice I use for customs officers',
  ]);
  expect(quotedIn({ title: 'Rest', content: 'You rest “best” when told.' })).toEqual([]);
});

test('the entry is shown around the quotation, cut at words', () => {
  const entry = `${'A long morning went by. '.repeat(9)}He asked how I was and I said fine,\nin the voice I use for customs officers. Then came the pause.`;
  const { before, quoted, after } = passageIn(entry, insight) ?? {};
  expect(before).toMatch(/^…\S.*He asked how I was and $/);
  expect(quoted).toBe('I said fine, in the voice I use for customs officers');
  expect(after).toBe('. Then came the pause.');
});

test('an entry that says it no longer has no passage', () => {
  expect(passageIn('Rewritten since.', insight)).toBeUndefined();
});
