import { expect, it } from 'vitest';
import { counted, inWords } from './in-words.ts';

it('counts in words as far as twenty, and in figures beyond', () => {
  expect([1, 13, 20, 21, 1204].map(inWords)).toEqual(['one', 'thirteen', 'twenty', '21', '1,204']);
});

it('counts one thing and many', () => {
  expect([counted(1, 'page'), counted(1204, 'page'), counted(2, 'entry', 'entries')]).toEqual([
    '1 page',
    '1,204 pages',
    '2 entries',
  ]);
});
