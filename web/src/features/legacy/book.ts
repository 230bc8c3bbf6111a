import { type LegacyMonth, MONTH_NAMES } from '@pathkeeper/contract';
import type { LegacyAddress } from './legacy.address.ts';

/** A year of the book, with its months. */
export interface BookYear {
  year: string;
  months: LegacyMonth[];
  entries: number;
  words: number;
}

/** The years that stand in the book, oldest first. */
export function yearsOf(
  months: readonly LegacyMonth[],
  { from = 0, to = Number.POSITIVE_INFINITY }: Pick<LegacyAddress, 'from' | 'to'>,
): BookYear[] {
  const years = new Map<string, BookYear>();
  for (const month of months) {
    const year = month.month.slice(0, 4);
    if (Number(year) < from || Number(year) > to) continue;
    const known = years.get(year) ?? { year, months: [], entries: 0, words: 0 };
    known.months.push(month);
    known.entries += month.entries;
    known.words += month.words;
    years.set(year, known);
  }
  return [...years.values()];
}

/** The first and the last day of a month, YYYY-MM. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}

/** Words of a line of the book, and the height of a line and of what stands around an entry, in px. */
const LINE = { words: 11, height: 34 };
const AROUND = 130;

/** About how high a month will be, in px, before any of it is here. */
export const expectedHeight = ({ entries, words }: LegacyMonth): number =>
  entries * AROUND + Math.ceil(words / LINE.words) * LINE.height;

/** '2019 – 2026', or the one year. */
export function spanOf(years: readonly BookYear[]): string {
  const [first, last] = [years[0]?.year, years.at(-1)?.year];
  return first === last ? (first ?? '') : `${first} – ${last}`;
}

/** Entries and words of all of it. */
export const totalOf = (years: readonly BookYear[]) => ({
  entries: years.reduce((sum, { entries }) => sum + entries, 0),
  words: years.reduce((sum, { words }) => sum + words, 0),
});

/** 'March' of 2024-03. */
export const monthName = (month: string): string => MONTH_NAMES[Number(month.slice(5)) - 1] ?? '';
