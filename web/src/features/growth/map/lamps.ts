import type { GrowthYear } from '@pathkeeper/contract';
import { addDays } from '@pathkeeper/contract';

/** Lamps in the row. */
const LAMPS = 14;

/** `open` is today while nothing is written. */
export type LampState = 'lit' | 'frozen' | 'dark' | 'open';

export interface Lamp {
  date: string;
  state: LampState;
}

/** The last fourteen days, oldest first, by what kept each. */
export function lampsOf({ days, frozen }: GrowthYear, today: string): Lamp[] {
  const written = new Set(days.map(({ date }) => date));
  const covered = new Set(frozen);
  return Array.from({ length: LAMPS }, (_, index) => {
    const date = addDays(today, index + 1 - LAMPS);
    if (written.has(date)) return { date, state: 'lit' };
    if (covered.has(date)) return { date, state: 'frozen' };
    return { date, state: date === today ? 'open' : 'dark' };
  });
}

export interface Stretch {
  from: string;
  to: string;
  state: LampState;
}

/** Neighbouring days of one kind as one line of a table. */
export function stretchesOf(lamps: readonly Lamp[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { date, state } of lamps) {
    const last = stretches.at(-1);
    if (last?.state === state) last.to = date;
    else stretches.push({ from: date, to: date, state });
  }
  return stretches;
}
