import type { GrowthDay, GrowthYear } from '@pathkeeper/contract';

/**
 * - `written`: has a page; `frozen`: a free freeze covered it; `silent`: neither.
 * - `before`: the journal had not begun; `ahead`: still to come.
 */
export type DayState = 'written' | 'frozen' | 'silent' | 'before' | 'ahead';

export interface YearDay {
  date: string;
  /** 1 to 31. */
  number: number;
  state: DayState;
  /** What is known of a day that was written, even when its pages are gone. */
  page: GrowthDay | null;
}

export interface YearMonth {
  /** YYYY-MM. */
  key: string;
  days: YearDay[];
  pages: number;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** Days of a month YYYY-MM. */
const lengthOf = (month: string): number => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${pad(number + 1)}`;
}

/**
 * The year as the chart draws it: a row a month, a column a day. It begins with the month of the
 * first entry ever, when that lies within the year: months nobody kept are no silence.
 */
export function monthsOf(
  { from, to, days, frozen }: GrowthYear,
  firstDate: string | null,
): YearMonth[] {
  const pages = new Map(days.map((day) => [day.date, day]));
  const covered = new Set(frozen);
  const begun = firstDate && firstDate > from ? firstDate : from;
  const stateOf = (date: string): DayState => {
    if (pages.get(date)?.entries) return 'written';
    if (date > to) return 'ahead';
    if (date < begun) return 'before';
    return covered.has(date) ? 'frozen' : 'silent';
  };
  const rows: YearMonth[] = [];
  for (let key = begun.slice(0, 7); key <= to.slice(0, 7); key = monthAfter(key)) {
    const month = Array.from({ length: lengthOf(key) }, (_, index): YearDay => {
      const date = `${key}-${pad(index + 1)}`;
      return { date, number: index + 1, state: stateOf(date), page: pages.get(date) ?? null };
    });
    const sum = month.reduce((total, { page }) => total + (page?.entries ?? 0), 0);
    rows.push({ key, days: month, pages: sum });
  }
  return rows;
}

/** Neighbouring days that are written, as far as they touch: each run is one mountain range of the drawing. */
export function runsOfWritten({ days }: YearMonth): YearDay[][] {
  const ranges: YearDay[][] = [];
  for (const day of days) {
    if (day.state !== 'written') continue;
    const last = ranges.at(-1);
    if (last?.at(-1)?.number === day.number - 1) last.push(day);
    else ranges.push([day]);
  }
  return ranges;
}

export type YearKey = 'day' | 'month' | 'page' | 'edge';

/**
 * The day reached from another by a step back (-1) or on (1): a day, a month (the same day of it, or
 * its last), a page, or as far as the year goes. Stays where it is when there is no such day.
 */
export function stepFrom(
  months: readonly YearMonth[],
  date: string,
  by: YearKey,
  direction: 1 | -1,
): string {
  const days = months
    .flatMap((month) => month.days)
    .filter(({ state }) => state !== 'before' && state !== 'ahead');
  const ahead = direction === 1 ? days : days.toReversed();
  const later = ahead.filter(
    (day) => (day.date > date ? 1 : -1) === direction && day.date !== date,
  );
  switch (by) {
    case 'day':
      return later[0]?.date ?? date;
    case 'page':
      return later.find(({ state }) => state === 'written')?.date ?? date;
    case 'edge':
      return ahead.at(-1)?.date ?? date;
    case 'month':
      return inNextMonth(months, date, direction);
  }
}

function inNextMonth(months: readonly YearMonth[], date: string, direction: 1 | -1): string {
  const row = months.findIndex(({ key }) => key === date.slice(0, 7)) + direction;
  const number = Number(date.slice(8));
  const within = months[row]?.days.filter(({ state }) => state !== 'before' && state !== 'ahead');
  return within?.findLast((day) => day.number <= number)?.date ?? within?.[0]?.date ?? date;
}

/**
 * The days that the present streak spans, from the days written: `length` of them back from the last
 * one; days that a freeze covered lie between. Null of a streak at rest.
 */
export function streakIn(
  { days }: Pick<GrowthYear, 'days'>,
  length: number,
): { from: string; to: string } | null {
  const written = days.slice(Math.max(days.length - length, 0));
  const [first, last] = [written[0], written.at(-1)];
  return length > 0 && first && last ? { from: first.date, to: last.date } : null;
}
