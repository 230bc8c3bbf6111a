import { addDays, GROWTH_MONTHS, runsOf, weekStart } from '@pathkeeper/contract';

/** Characters of a page's first line. */
const LINE = 120;
/** Years that On This Day looks back. */
const YEARS = 30;

const SHORT_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const SMALL_NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** Year, month (1 to 12) and day of a local date. */
const partsOf = (date: string) => date.split('-').map(Number) as [number, number, number];

/** The month `count` months before a date's own, YYYY-MM. */
function monthBefore(date: string, count: number): string {
  const [year, month] = partsOf(date);
  const index = year * 12 + month - 1 - count;
  return `${pad(Math.floor(index / 12), 4)}-${pad((index % 12) + 1)}`;
}

/** The twelve months up to a date's own, oldest first, and the first day of them. */
export function monthsUpTo(date: string): { months: string[]; from: string } {
  const months = Array.from({ length: GROWTH_MONTHS }, (_, index) =>
    monthBefore(date, GROWTH_MONTHS - 1 - index),
  );
  return { months, from: `${months[0]}-01` };
}

/** Shares in whole per cent, equal for equal counts; their sum may be a little off 100. */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (total === 0 ? 0 : Math.round((count * 100) / total)));
}

/**
 * The same day in the eleven months and thirty years before a date, newest first. A month without
 * that day is passed over, as is the 29th of February in a common year: no day is moved.
 */
export function sameDays(date: string): { date: string; label: string }[] {
  const [year, month, day] = partsOf(date);
  const inMonths = Array.from({ length: GROWTH_MONTHS - 1 }, (_, index) => {
    const before = monthBefore(date, index + 1);
    return {
      date: `${before}-${pad(day)}`,
      label: `${day} ${SHORT_MONTHS[Number(before.slice(5)) - 1]}`,
    };
  });
  const inYears = Array.from({ length: YEARS }, (_, index) => ({
    date: `${pad(year - index - 1, 4)}-${pad(month)}-${pad(day)}`,
    label: yearsAgo(index + 1),
  }));
  return [...inMonths, ...inYears].filter((place) => exists(place.date));
}

// JavaScript rolls the 31st of a short month over into the next.
const exists = (date: string) => new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ?? false;

function yearsAgo(count: number): string {
  if (count === 1) return 'A year ago';
  const words = SMALL_NUMBERS[count - 2] ?? String(count);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} years ago`;
}

/** The first days needed to tell the freezes of a period: from its first week's eve to the day after. */
export const aroundPeriod = (from: string, to: string) => ({
  from: addDays(weekStart(from), -1),
  to: addDays(to, 1),
});

/** The days of a period that a free freeze covered (D13), given the days written around it. */
export function frozenDays(written: readonly string[], from: string, to: string): string[] {
  return runsOf(written)
    .flatMap(({ frozen }) => frozen)
    .filter((day) => day >= from && day <= to);
}

/** How a page begins: one line, cut between words where it can be. */
export function lineOf(opening: string): string {
  const characters = [...opening.replace(/\s+/g, ' ').trim()];
  if (characters.length <= LINE) return characters.join('');
  const cut = characters.slice(0, LINE).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > LINE / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/** Counts by month laid out along the given months, nothing where nothing was counted. */
export function alongMonths(
  months: readonly string[],
  counts: readonly { month: string; count: number }[],
): number[] {
  const byMonth = new Map(counts.map(({ month, count }) => [month, count]));
  return months.map((month) => byMonth.get(month) ?? 0);
}
