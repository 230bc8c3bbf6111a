import { describe, expect, it } from 'vitest';
import { clockTime, dayParts, firstWeekday, longDay, ordinal, plainDay, today } from './dates.ts';

describe('dates', () => {
  it('are printed in US English', () => {
    expect(longDay('2026-11-21', 2026)).toBe('Saturday, the 21st of November');
    expect(longDay('2025-03-03', 2026)).toBe('Monday, the 3rd of March 2025');
    expect(plainDay('2026-11-21')).toBe('November 21, 2026');
    expect(dayParts('2026-11-01')).toEqual({ day: 1, month: 'Nov', weekday: 'Sunday' });
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
