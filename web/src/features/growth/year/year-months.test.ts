import type { GrowthDay, GrowthYear } from '@pathkeeper/contract';
import { describe, expect, it } from 'vitest';
import { monthsOf, runsOfWritten, stepFrom, streakIn } from './year-months.ts';

const day = (date: string, words = 100): GrowthDay => ({
  date,
  entries: words > 0 ? 1 : 0,
  words,
  mood: null,
  entryId: words > 0 ? 1 : null,
  line: words > 0 ? 'A line.' : null,
});

const year = (days: GrowthDay[], frozen: string[] = []): GrowthYear => ({
  from: '2025-12-01',
  to: '2026-11-21',
  days,
  frozen,
  moodsFrom: null,
});

const WRITTEN = ['2026-01-31', '2026-02-01', '2026-02-02', '2026-11-20'].map((date) => day(date));

describe('the year', () => {
  it('is twelve rows, each as long as its month', () => {
    const months = monthsOf(year(WRITTEN), '2020-05-05');
    expect(months.map(({ key }) => key)).toHaveLength(12);
    expect(months.map(({ days }) => days.length)).toEqual([
      ...[31, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30],
    ]);
    expect(months[2]).toMatchObject({ key: '2026-02', pages: 2 });
  });

  it('has a 29th of February in a leap year', () => {
    const leap = { ...year([]), from: '2023-06-01', to: '2024-05-31' };
    expect(monthsOf(leap, null).find(({ key }) => key === '2024-02')?.days).toHaveLength(29);
  });

  it('begins with the month of the first page, and what came before is no silence', () => {
    const months = monthsOf(year(WRITTEN), '2026-01-31');
    expect(months[0]?.key).toBe('2026-01');
    expect(months[0]?.days.at(-2)?.state).toBe('before');
    expect(months[0]?.days.at(-1)?.state).toBe('written');
  });

  it('tells a page, a freeze, a silence and what is still to come apart', () => {
    const months = monthsOf(year([...WRITTEN, day('2026-11-18', 0)], ['2026-11-19']), null);
    const november = months.at(-1)?.days ?? [];
    expect(november.slice(16, 22).map(({ state }) => state)).toEqual([
      ...['silent', 'silent', 'frozen', 'written', 'silent', 'ahead'],
    ]);
  });

  it('joins neighbouring pages into one ridge, within a month', () => {
    const [, january, february] = monthsOf(year(WRITTEN), null);
    const dates = (month = january) =>
      month && runsOfWritten(month).map((ridge) => ridge.map(({ number }) => number));
    expect(dates()).toEqual([[31]]);
    expect(dates(february)).toEqual([[1, 2]]);
  });
});

describe('walking the year', () => {
  const months = monthsOf(year(WRITTEN), '2026-01-31');

  it('goes by days over the ends of months and stops at both ends of the year', () => {
    expect(stepFrom(months, '2026-02-01', 'day', -1)).toBe('2026-01-31');
    expect(stepFrom(months, '2026-01-31', 'day', -1)).toBe('2026-01-31');
    expect(stepFrom(months, '2026-11-21', 'day', 1)).toBe('2026-11-21');
    expect(stepFrom(months, '2026-02-28', 'day', 1)).toBe('2026-03-01');
  });

  it('goes by pages over whatever is between', () => {
    expect(stepFrom(months, '2026-02-02', 'page', 1)).toBe('2026-11-20');
    expect(stepFrom(months, '2026-11-21', 'page', -1)).toBe('2026-11-20');
    expect(stepFrom(months, '2026-11-20', 'page', 1)).toBe('2026-11-20');
  });

  it('goes by months to the same day, or the last there is', () => {
    expect(stepFrom(months, '2026-03-30', 'month', -1)).toBe('2026-02-28');
    expect(stepFrom(months, '2026-10-30', 'month', 1)).toBe('2026-11-21');
    expect(stepFrom(months, '2026-02-05', 'month', -1)).toBe('2026-01-31');
    expect(stepFrom(months, '2026-01-31', 'month', -1)).toBe('2026-01-31');
  });

  it('goes to the first and the last day', () => {
    expect(stepFrom(months, '2026-06-15', 'edge', -1)).toBe('2026-01-31');
    expect(stepFrom(months, '2026-06-15', 'edge', 1)).toBe('2026-11-21');
  });
});

describe('the present streak', () => {
  it('spans as many written days as it has, back from the last, whatever freezes lie between', () => {
    expect(streakIn(year(WRITTEN), 3)).toEqual({ from: '2026-02-01', to: '2026-11-20' });
    expect(streakIn(year(WRITTEN), 0)).toBeNull();
    expect(streakIn(year([]), 2)).toBeNull();
  });
});
