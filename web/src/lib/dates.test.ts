import { describe, expect, it } from 'vitest';
import * as dates from './dates.ts';

const { clockTime, dayParts, firstWeekday, longDay, ordinal, plainDay, today } = dates;

describe('dates', () => {
  it('are printed in US English', () => {
    expect(longDay('2026-11-21', 2026)).toBe('Saturday, the 21st of November');
    expect(longDay('2025-03-03', 2026)).toBe('Monday, the 3rd of March 2025');
    expect(plainDay('2026-11-21')).toBe('November 21, 2026');
    expect(dayParts('2026-11-01')).toEqual({ day: 1, month: 'Nov', weekday: 'Sunday' });
  });

  it('carry the year only when it is another', () => {
    const NOW = '2026-11-21';
    expect([dates.monthDay('2026-03-02', NOW), dates.monthDay('2025-03-02', NOW)]).toEqual([
      'Mar 2',
      'Mar 2, 2025',
    ]);
    expect([dates.dayMonth('2026-10-02', NOW), dates.dayMonth('2027-03-21', NOW)]).toEqual([
      '2 Oct',
      '21 Mar 2027',
    ]);
    expect([dates.longMonthDay('2026-03-03', NOW), dates.longMonthDay('2025-03-03', NOW)]).toEqual([
      'March 3',
      'March 3, 2025',
    ]);
    expect(dates.monthDayYear('2026-11-21')).toBe('Nov 21, 2026');
  });

  it('say a moment by the clock and the calendar here', () => {
    const at = new Date(2025, 10, 21, 22, 41);
    const instant = at.toISOString();
    expect(dates.clockHere(at)).toBe('22:41');
    expect(dates.dayHere(instant)).toBe('2025-11-21');
    expect(dates.momentHere(instant)).toBe('Nov 21, 2025, 22:41');
    expect(dates.plainMoment(instant)).toBe('November 21, 2025, 22:41');
    expect(dates.fullMoment(instant)).toMatch(/^Friday, November 21, 2025 at 10:41.PM$/);
  });

  it('count the days of a month in words', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 31].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
      '23rd',
      '30th',
      '31st',
    ]);
  });

  it('show the clock of the place where something was written', () => {
    expect(clockTime('2026-11-21T22:41:00Z', 'Asia/Tokyo')).toBe('07:41');
    expect(clockTime('2026-11-21T22:41:00Z', 'Not/AZone')).toMatch(/^\d\d:\d\d$/);
  });

  it('know today as the calendar here has it', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it('begin weeks as the reader’s own calendar does', () => {
    expect([firstWeekday('en-US'), firstWeekday('de-DE'), firstWeekday('ar-EG')]).toEqual([
      0, 1, 6,
    ]);
  });
});
