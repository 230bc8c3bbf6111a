import { addDays } from '@pathkeeper/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { today } from '../../lib/dates.ts';
import { quoteOf, untilNextDay } from './of-the-day.ts';
import { QUOTES } from './quotes.data.ts';

const localDate = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const daysFrom = (start: string, count: number) =>
  Array.from({ length: count }, (_, day) => addDays(start, day));

const onTheList = (count: number) =>
  QUOTES.slice(0, count).map((quote, place) => ({ ...quote, text: `${place}` }));

describe('the quote of a day', () => {
  test('is the same whenever that day is asked for', () => {
    fc.assert(
      fc.property(localDate, (day) => {
        expect(quoteOf(QUOTES, day)).toBe(quoteOf(QUOTES, day));
        expect(QUOTES).toContain(quoteOf(QUOTES, day));
      }),
    );
  });

  test('does not come back before the whole list has been shown', () => {
    fc.assert(
      fc.property(localDate, fc.integer({ min: 1, max: QUOTES.length }), (start, count) => {
        const list = onTheList(count);
        const shown = daysFrom(start, count).map((day) => quoteOf(list, day)?.text);
        expect(new Set(shown).size).toBe(count);
      }),
    );
  });

  test('is not by the author of the day before', () => {
    const days = daysFrom('2026-01-01', QUOTES.length + 1);
    const authors = days.map((day) => quoteOf(QUOTES, day)?.author);
    expect(authors.filter((author, day) => author === authors[day - 1])).toEqual([]);
  });

  test('is nothing where there is no list', () => {
    expect(quoteOf([], '2026-11-21')).toBeUndefined();
  });
});

test('the next day begins at the local midnight, and not a moment before', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }),
      (now) => {
        const midnight = now.getTime() + untilNextDay(now);
        expect(today(new Date(midnight))).toBe(addDays(today(now), 1));
        expect(today(new Date(midnight - 1))).toBe(today(now));
      },
    ),
  );
});
