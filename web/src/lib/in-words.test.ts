import { expect, it } from 'vitest';
import { inWords } from './in-words.ts';

it('counts in words as far as twenty, and in figures beyond', () => {
  expect([1, 13, 20, 21, 1204].map(inWords)).toEqual(['one', 'thirteen', 'twenty', '21', '1,204']);
});
