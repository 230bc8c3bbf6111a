import { addDays, runsOf } from '@pathkeeper/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alongMonths,
  aroundPeriod,
  frozenDays,
  lineOf,
  monthsUpTo,
  percentages,
  sameDays,
} from './growth.rules.ts';

const START = '2025-06-01';
const someDay = fc.integer({ min: 0, max: 60_000 }).map((offset) => addDays('1900-01-01', offset));

describe('moods in per cent', () => {
  it('are whole numbers nearest to the exact shares, equal where the counts are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (counts) => {
        const shares = percentages(counts);
        const total = counts.reduce((sum, count) => sum + count, 0);
        for (const [index, share] of shares.entries()) {
          expect(Number.isInteger(share)).toBe(true);
          expect(Math.abs(share - ((counts[index] ?? 0) * 100) / total)).toBeLessThanOrEqual(0.5);
          expect(shares[counts.indexOf(counts[index] ?? 0)]).toBe(share);
        }
      }),
    );
  });

  it('of three equal parts are 33 each; of nothing, nothing', () => {
    expect(percentages([7, 7, 7])).toEqual([33, 33, 33]);
    expect(percentages([1])).toEqual([100]);
    expect(percentages([])).toEqual([]);
  });
});

describe('the twelve months', () => {
  it('end with the month of the day and begin eleven before', () => {
    expect(monthsUpTo('2026-11-21')).toMatchObject({ from: '2025-12-01' });
    expect(monthsUpTo('2026-01-31').months.slice(-2)).toEqual(['2025-12', '2026-01']);
    expect(monthsUpTo('2026-12-01').from).toBe('2026-01-01');
  });

  it('are twelve in order, whatever the day', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        const { months, from } = monthsUpTo(day);
        expect(months).toHaveLength(12);
        expect([...new Set(months)].sort()).toEqual(months);
        expect(months.at(-1)).toBe(day.slice(0, 7));
        expect(from).toBe(`${months[0]}-01`);
      }),
    );
  });

  it('hold what was counted in each and nothing elsewhere', () => {
    const counts = [
      { month: '2026-02', count: 3 },
      { month: '2024-02', count: 9 },
    ];
    expect(alongMonths(['2026-01', '2026-02', '2026-03'], counts)).toEqual([0, 3, 0]);
  });
});

describe('On This Day', () => {
  it('looks at the same day of eleven months and thirty years', () => {
    const places = sameDays('2026-11-21');
    expect(places).toHaveLength(41);
    expect(places[0]).toEqual({ date: '2026-10-21', label: '21 Oct' });
    expect(places[10]).toEqual({ date: '2025-12-21', label: '21 Dec' });
    expect(places[11]).toEqual({ date: '2025-11-21', label: 'A year ago' });
    expect(places[12]?.label).toBe('Two years ago');
    expect(places.at(-1)).toEqual({ date: '1996-11-21', label: '30 years ago' });
  });

  it('never moves a day: the 31st has seven months, the 29th of February only leap years', () => {
    const inMonths = sameDays('2026-10-31').filter(({ label }) => label.startsWith('31 '));
    expect(inMonths.map(({ date }) => date.slice(5, 7))).toEqual([
      ...['08', '07', '05', '03', '01', '12'],
    ]);
    const leap = sameDays('2024-02-29').filter(({ label }) => label.endsWith('ago'));
    expect(leap.map(({ date }) => date.slice(0, 4))).toEqual([
      ...['2020', '2016', '2012', '2008', '2004', '2000', '1996'],
    ]);
  });

  it('is always the same day of the month, earlier, newest first', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        const dates = sameDays(day).map(({ date }) => date);
        expect(dates.every((date) => date.slice(8) === day.slice(8) && date < day)).toBe(true);
        expect([...new Set(dates)].sort().reverse()).toEqual(dates);
      }),
    );
  });
});

describe('frozen days', () => {
  const dayAfter = (offset: number) => addDays(START, offset);

  it('are the same whether a part of the journal is read or all of it', () => {
    const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 80 });
    fc.assert(
      fc.property(offsets, fc.integer({ min: 10, max: 50 }), (days, first) => {
        const written = days.map(dayAfter).sort();
        const [from, to] = [dayAfter(first), dayAfter(first + 30)];
        const around = aroundPeriod(from, to);
        const part = written.filter((day) => day >= around.from && day <= around.to);
        const whole = frozenDays(written, START, dayAfter(90));
        expect(frozenDays(part, from, to)).toEqual(whole.filter((day) => day >= from && day <= to));
      }),
    );
  });

  it('are those that the streak counts on', () => {
    const written = ['2026-11-10', '2026-11-11', '2026-11-13', '2026-11-14'];
    expect(frozenDays(written, '2026-11-01', '2026-11-30')).toEqual(['2026-11-12']);
    expect(runsOf(written).at(-1)?.frozen).toEqual(['2026-11-12']);
  });
});

describe('the first line of a page', () => {
  it('is the whole of a short one, on one line', () => {
    expect(lineOf('  The boat\n\nwent  out. ')).toBe('The boat went out.');
  });

  it('is cut between words, at most 121 characters with its ellipsis', () => {
    const line = lineOf(
      'The four-o’clock boat went out without me today, and I let it. '.repeat(4),
    );
    expect(line).toMatch(/\w…$/);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect([...lineOf(text)].length).toBeLessThanOrEqual(121);
      }),
    );
  });

  it('never cuts a character in two', () => {
    expect(lineOf('🌊'.repeat(200))).toBe(`${'🌊'.repeat(120)}…`);
  });
});
