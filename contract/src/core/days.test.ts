import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayNumber,
  type KnownRun,
  latestRun,
  type Run,
  runsOf,
  weekStart,
} from './days.ts';

const START = '2026-01-01';
const someDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 60 })
  .map((offsets) => offsets.map((offset) => addDays(START, offset)));

/** The same rule told day by day, as somebody with a calendar and a pencil would. */
function recount(days: readonly string[], today: string): { current: number; longest: number } {
  const written = new Set(days);
  const last = [...days, today].sort().at(-1) as string;
  const first = [...days].sort()[0];
  let length = 0;
  let longest = 0;
  const frozenWeeks = new Set<string>();
  let missed = 0;
  for (let day = first ?? today; dayNumber(day) <= dayNumber(last); day = addDays(day, 1)) {
    if (written.has(day)) {
      if (missed === 1 && length > 0) frozenWeeks.add(weekStart(addDays(day, -1)));
      length += 1;
      missed = 0;
      longest = Math.max(longest, length);
      continue;
    }
    if (day === today && day === last) continue; // Today is not over.
    missed += 1;
    const isCovered = missed === 1 && !frozenWeeks.has(weekStart(day));
    if (!isCovered) length = 0;
  }
  return { current: length, longest };
}

/** Days of the streak that holds today, as whoever keeps the latest run tells it; 0 without one. */
function currentOn(days: readonly string[], today: string): number {
  const run = runsOf(days).at(-1);
  return run && today <= run.holdsUntil ? run.length : 0;
}

describe('a streak', () => {
  it('is what a simple count day by day gives', () => {
    fc.assert(
      fc.property(someDays, fc.integer({ min: 0, max: 10 }), (days, later) => {
        const newest = [...days].sort().at(-1) ?? START;
        const today = addDays(newest, later);
        const longest = Math.max(0, ...runsOf(days).map(({ length }) => length));
        expect({ current: currentOn(days, today), longest }).toEqual(recount(days, today));
      }),
      { numRuns: 3000 },
    );
  });

  it('does not depend on the order in which days arrive, nor on repeats', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        expect(runsOf([...days].reverse())).toEqual(runsOf([...days, ...days]));
      }),
    );
  });

  it('holds through today, and through one missed day of a week', () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
    expect(currentOn(days, '2026-11-18')).toBe(3);
    expect(currentOn(days, '2026-11-19')).toBe(3);
    expect(currentOn(days, '2026-11-20')).toBe(3);
    expect(currentOn(days, '2026-11-21')).toBe(0);
    const [run] = runsOf([...days, '2026-11-20']);
    expect(run).toMatchObject({ length: 4, frozen: ['2026-11-19'] });
  });

  it('has one freeze a week and not two', () => {
    // Sunday the 15th begins the week; Tuesday and Thursday are missed.
    const days = ['2026-11-15', '2026-11-16', '2026-11-18', '2026-11-20'];
    expect(currentOn(days, '2026-11-20')).toBe(1);
    // What the freeze held has ended; the week still has no second one.
    const twice = ['2026-03-22', '2026-03-24', '2026-03-26'];
    expect(currentOn(twice, '2026-03-28')).toBe(0);
    // The next week has one of its own.
    const across = ['2026-11-18', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24'];
    expect(currentOn(across, '2026-11-24')).toBe(5);
  });

  it('never breaks by travel across time zones', () => {
    expect(currentOn(['2026-11-20', '2026-11-21'], '2026-11-20')).toBe(2);
  });
});

describe('the latest streak, from a few days and an earlier count', () => {
  it('is the same as from all days', () => {
    const dense = fc
      .array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 120 })
      .map((steps) => {
        let offset = 0;
        return steps.map((step) => {
          // Mostly the day after, often a gap of one, now and then a longer one.
          offset += step <= 9 ? 1 : step - 8;
          return addDays(START, offset);
        });
      });
    fc.assert(
      // Ten days before the last one written are the fewest that always tell.
      fc.property(dense, fc.integer({ min: 11, max: 20 }), (days, window) => {
        let known: KnownRun | null = null;
        for (let count = 1; count <= days.length; count++) {
          const written = days.slice(0, count);
          const seen = written.slice(-window);
          const isWhole = seen.length === count;
          const run = latestRun(seen, { isWhole, known });
          const { frozen: _seen, ...expected } = runsOf(written).at(-1) as Run;
          expect(run ?? runsOf(written).at(-1)).toMatchObject(expected);
          // What a save has just counted is what the next one knows.
          if (count > 1 && !isWhole) expect(run).not.toBeNull();
          known = expected;
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a week', () => {
  it('starts on Sunday', () => {
    expect(weekStart('2026-11-21')).toBe('2026-11-15');
    expect(weekStart('2026-11-15')).toBe('2026-11-15');
  });
});
