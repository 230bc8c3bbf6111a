import { expect, test } from 'vitest';
import { fileProblem, sizeInWords } from './file-limits.ts';

const limits = { accept: ['image/png', 'image/jpeg'], maxBytes: 5_000_000 };

test('a file of a wrong kind or size is refused with a sentence', () => {
  expect(fileProblem({ type: 'image/png', size: 5_000_000 }, limits)).toBeNull();
  expect(fileProblem({ type: 'application/pdf', size: 10 }, limits)).toBe(
    'This kind of file cannot be used here. Choose PNG or JPEG.',
  );
  expect(fileProblem({ type: 'image/jpeg', size: 6_250_000 }, limits)).toBe(
    'This file has 6.3 MB, and 5 MB is the most.',
  );
});

test('sizes are said in kB and MB', () => {
  expect([0, 1, 820_400, 1_000_000, 2_440_000].map(sizeInWords)).toEqual([
    '0 kB',
    '1 kB',
    '820 kB',
    '1 MB',
    '2.4 MB',
  ]);
});
