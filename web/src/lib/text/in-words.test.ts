import { expect, it } from 'vitest';
import { counted, inWords, sizeInWords } from './in-words.ts';

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

it('says sizes in kB and MB', () => {
  expect([0, 1, 820_400, 1_000_000, 2_440_000].map(sizeInWords)).toEqual([
    '0 kB',
    '1 kB',
    '820 kB',
    '1 MB',
    '2.4 MB',
  ]);
});
