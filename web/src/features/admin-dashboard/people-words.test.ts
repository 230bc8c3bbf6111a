import { expect, test } from 'vitest';
import { dayWords, nameOf, oneOrMany, totalWords } from './people-words.ts';

test('somebody is called what they show, else what they are called, else how they sign in', () => {
  const nobody = { username: 'oddhaugen', displayName: null, firstName: null, lastName: null };
  expect(nameOf(nobody)).toBe('oddhaugen');
  expect(nameOf({ ...nobody, firstName: 'Odd', lastName: 'Haugen' })).toBe('Odd Haugen');
  expect(nameOf({ ...nobody, firstName: 'Odd', displayName: 'O. of the Farm' })).toBe(
    'O. of the Farm',
  );
});

test.for([
  [null, 'never'],
  ['2026-11-24', 'today'],
  ['2026-11-23', 'today'],
  ['2026-11-22', 'yesterday'],
  ['2026-11-19', 'Nov 19'],
  ['2025-08-12', 'Aug 12, 2025'],
] as const)('%s is told as %s', ([day, words]) => {
  expect(dayWords(day, '2026-11-23')).toBe(words);
});

test('a total says how sure it is', () => {
  expect(totalWords(1284, 'exact')).toBe('1,284');
  expect(totalWords(1_214_733, 'about')).toBe('about 1,200,000');
  expect(totalWords(10_000, 'at least')).toBe('10,000 or more');
  expect(oneOrMany(1, 'entry', 'entries')).toBe('one entry');
  expect(oneOrMany(1204, 'entry', 'entries')).toBe('1,204 entries');
});
