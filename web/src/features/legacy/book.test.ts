import { describe, expect, it } from 'vitest';
import { daysOfMonth, monthName, spanOf, totalOf, yearsOf } from './book.ts';
import { parseLegacyAddress } from './legacy.address.ts';

const MONTHS = [
  { month: '2023-12', entries: 1, words: 10 },
  { month: '2024-01', entries: 2, words: 20 },
  { month: '2024-02', entries: 3, words: 30 },
  { month: '2026-01', entries: 4, words: 40 },
];

describe('the years of a book', () => {
  it('hold their months and what those hold', () => {
    const years = yearsOf(MONTHS, {});
    expect(years.map(({ year, entries, words }) => [year, entries, words])).toEqual([
      ['2023', 1, 10],
      ['2024', 5, 50],
      ['2026', 4, 40],
    ]);
    expect(spanOf(years)).toBe('2023 – 2026');
    expect(totalOf(years)).toEqual({ entries: 10, words: 100 });
  });

  it('are those that were chosen, both ends among them', () => {
    expect(yearsOf(MONTHS, { from: 2024 }).map(({ year }) => year)).toEqual(['2024', '2026']);
    expect(yearsOf(MONTHS, { to: 2024 }).map(({ year }) => year)).toEqual(['2023', '2024']);
    expect(spanOf(yearsOf(MONTHS, { from: 2026, to: 2026 }))).toBe('2026');
    expect(spanOf([])).toBe('');
  });
});

it.each([
  ['2024-02', '2024-02-29', 'February'],
  ['2026-02', '2026-02-28', 'February'],
  ['2026-12', '2026-12-31', 'December'],
  ['2026-01', '2026-01-31', 'January'],
])('the month %s ends on %s', (month, to, name) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to });
  expect(monthName(month)).toBe(name);
});

describe('the address', () => {
  it('says what stands in the book', () => {
    const said = { from: 2021, to: 2024, moods: false, withoutFolders: [3, 3, 5], paper: 'a4' };
    expect(parseLegacyAddress(said)).toMatchObject({ ...said, withoutFolders: [3, 5] });
  });

  it.each([
    { from: 'x', to: -1 },
    { moods: 'false', tags: 0 },
    { withoutFolders: '3', withoutEntries: ['a', -1, 1.5] },
    { paper: 'a0' },
  ])('passes over %o', (raw) => {
    expect(Object.values(parseLegacyAddress(raw)).filter((value) => value !== undefined)).toEqual(
      [],
    );
  });

  it('has no end before its beginning', () => {
    expect(parseLegacyAddress({ from: 2024, to: 2021 })).toMatchObject({ from: 2024 });
    expect(parseLegacyAddress({ from: 2024, to: 2021 }).to).toBeUndefined();
  });
});
