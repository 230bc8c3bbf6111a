import { addDays, weekStart } from '@pathkeeper/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMonth, parsePassage, parseWeek } from '../guide.address.ts';
import { monthFrame, weekFrame } from './period-frame.ts';

const TODAY = '2026-11-21';

describe('a week', () => {
  it('is headed by its number and its days', () => {
    expect(weekFrame('2026-11-15', TODAY)).toEqual({
      name: 'Week 47',
      span: 'November 15 to 21',
      heading: 'Week 47 · November 15 to 21',
      previous: { name: 'Week 46', address: '2026-11-08' },
      next: { name: 'Week 48', address: '2026-11-22' },
      comingNext: 'Week 48 on Sunday',
    });
  });

  it('names both months, and the year that is not this one', () => {
    expect(weekFrame('2025-09-28', TODAY)).toMatchObject({
      span: 'September 28 to October 4, 2025',
      comingNext: null,
    });
    expect(weekFrame('2025-12-28', TODAY)).toMatchObject({
      name: 'Week 1',
      span: 'December 28 to January 3',
    });
  });

  it('is one of 52 to 54, and follows the one before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const start = weekStart(addDays('1950-01-01', days));
        const { name, previous, next } = weekFrame(start, TODAY);
        const number = Number(name.slice(5));
        expect(number).toBeGreaterThanOrEqual(1);
        expect(number).toBeLessThanOrEqual(54);
        expect(weekFrame(previous.address, TODAY).next).toEqual({ name, address: start });
        expect(weekFrame(next.address, TODAY).previous).toEqual({ name, address: start });
      }),
    );
  });
});

describe('a month', () => {
  it('is headed by its name and year, across the turn of the year', () => {
    expect(monthFrame('2026-11', TODAY)).toEqual({
      name: 'November',
      span: '2026',
      heading: 'November 2026',
      previous: { name: 'October', address: '2026-10' },
      next: { name: 'December', address: '2026-12' },
      comingNext: 'December on the 1st',
    });
    expect(monthFrame('2026-01', TODAY)).toMatchObject({
      previous: { name: 'December', address: '2025-12' },
      comingNext: null,
    });
  });
});

describe('an address', () => {
  it('of a week may name any of its days; nonsense is the present one', () => {
    expect(parseWeek({ start: '2026-11-18' })).toEqual({ start: '2026-11-15' });
    // Named and undefined, or the router would fill it in again.
    expect(parseWeek({ start: '2026-02-31' })).toStrictEqual({ start: undefined });
    expect(parseWeek({ start: 7 })).toStrictEqual({ start: undefined });
  });

  it('of a month is checked likewise', () => {
    expect(parseMonth({ month: '2026-11' })).toEqual({ month: '2026-11' });
    expect(parseMonth({ month: '2026-13' })).toStrictEqual({ month: undefined });
    expect(parseMonth({})).toStrictEqual({ month: undefined });
  });

  it('of a passage holds words, also words that look like a number', () => {
    expect(parsePassage({ quote: ' say less ' })).toEqual({ quote: 'say less' });
    expect(parsePassage({ quote: 1994 })).toEqual({ quote: '1994' });
    expect(parsePassage({ quote: '  ' })).toStrictEqual({ quote: undefined });
    expect(parsePassage({ quote: 'x'.repeat(2001) })).toStrictEqual({ quote: undefined });
  });
});
