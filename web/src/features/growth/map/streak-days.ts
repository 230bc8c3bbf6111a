import type { GrowthYear } from '@pathkeeper/contract';
import { addDays } from '@pathkeeper/contract';

/** Days in the row. */
const DAY_COUNT = 14;

/** `open` is today while nothing is written. */
export type StreakDayState = 'lit' | 'frozen' | 'dark' | 'open';

export interface StreakDay {
  date: string;
  state: StreakDayState;
}

/**
 * The last fourteen days, oldest first, by what kept each. Those before anything was written are left out: on a
 * first day there is one lamp, and not thirteen dead ones beside it.
 */
export function lastDays({ days, frozen }: GrowthYear, today: string): StreakDay[] {
  const written = new Set(days.map(({ date }) => date));
  const covered = new Set(frozen);
  const first = days.reduce((least, { date }) => (date < least ? date : least), today);
  return Array.from({ length: DAY_COUNT }, (_, index): StreakDay => {
    const date = addDays(today, index + 1 - DAY_COUNT);
    if (written.has(date)) return { date, state: 'lit' };
    if (covered.has(date)) return { date, state: 'frozen' };
    return { date, state: date === today ? 'open' : 'dark' };
  }).filter(({ date }) => date >= first);
}

export interface DayRun {
  from: string;
  to: string;
  state: StreakDayState;
}

/** Neighbouring days of one kind as one line of a table. */
export function runsOf(days: readonly StreakDay[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const { date, state } of days) {
    const last = runs.at(-1);
    if (last?.state === state) last.to = date;
    else runs.push({ from: date, to: date, state });
  }
  return runs;
}
