import type { GrowthYear } from '@pathkeeper/contract';
import { describe, expect, it } from 'vitest';
import { lastDays } from './streak-days.ts';

const yearOf = (...dates: string[]): GrowthYear =>
  ({ days: dates.map((date) => ({ date })), frozen: [] }) as unknown as GrowthYear;

describe('the days of the streak', () => {
  it('begin with the first page', () => {
    expect(lastDays(yearOf('2026-11-21'), '2026-11-23').map(({ state }) => state)).toEqual([
      'lit',
      'dark',
      'open',
    ]);
    expect(lastDays(yearOf('2026-11-23'), '2026-11-23')).toHaveLength(1);
    expect(lastDays(yearOf(), '2026-11-23')).toEqual([{ date: '2026-11-23', state: 'open' }]);
  });

  it('are fourteen from then on', () => {
    expect(lastDays(yearOf('2026-01-02'), '2026-11-23')).toHaveLength(14);
  });
});
