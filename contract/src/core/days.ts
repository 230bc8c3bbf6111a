/**
 * Streaks, derived from the days with entries alone (D13). Days are YYYY-MM-DD of the
 * writer's own calendar; a week starts on Sunday.
 */

const DAY_MS = 86_400_000;

/** A calendar day as a number of days, so that days can be counted. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The day `count` days after another. */
export const addDays = (day: string, count: number): string =>
  new Date((dayNumber(day) + count) * DAY_MS).toISOString().slice(0, 10);

/** The Sunday that a day's week starts on. */
export const weekStart = (day: string): string =>
  addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * The Sunday of the week that is offered to be read on a day: that day's own, and on a Sunday, when its week
 * has hardly begun, the one that has just ended.
 */
export const weekToRead = (day: string): string => weekStart(addDays(day, -1));

export interface Run {
  /** First and last day written. */
  start: string;
  end: string;
  /** Days written; a day that a freeze covered is not one of them. */
  length: number;
  /** The days that a free freeze covered. */
  frozen: string[];
  /**
   * The last day on which the latest run is still the current streak: the day after its last one, or
   * one more while the week's freeze can cover that. A run whose last day is later than today (written
   * across the date line) holds as well: a streak never breaks because someone flew.
   */
  holdsUntil: string;
}

/**
 * The runs of days written, oldest first. A single missed day does not end a run when its week's one
 * free freeze is still there; the freeze is used by itself, for the first such day of the week, and
 * is gone for that week even when the run ends after all (D13).
 */
export function runsOf(days: readonly string[]): Run[] {
  const runs: Run[] = [];
  // Sundays of the weeks whose freeze is used.
  const used = new Set<string>();
  for (const day of [...new Set(days)].sort()) {
    const run = runs.at(-1);
    if (!run || !continues(run, day, used)) {
      runs.push({ start: day, end: day, length: 1, frozen: [], holdsUntil: '' });
      continue;
    }
    const next = addDays(run.end, 1);
    if (day !== next) {
      run.frozen.push(next);
      used.add(weekStart(next));
    }
    run.end = day;
    run.length += 1;
  }
  for (const run of runs) {
    const next = addDays(run.end, 1);
    run.holdsUntil = used.has(weekStart(next)) ? next : addDays(run.end, 2);
  }
  return runs;
}

/** A run as it was counted before: its first and last day written, and how many there were. */
export type KnownRun = Pick<Run, 'start' | 'end' | 'length'>;

/** Days before the oldest ones known in which a freeze may have been used that is not seen. */
const UNSEEN = 8;

/**
 * The latest run, from the latest days alone (any order) and what was known of it before. Null when
 * it reaches further back than both tell: then more days have to be read.
 */
export function latestRun(
  days: readonly string[],
  { isWhole, known }: { isWhole: boolean; known: KnownRun | null },
): Run | null {
  const run = runsOf(days).at(-1) ?? null;
  if (!run || isWhole) return run;
  const certain = addDays([...days].sort()[0] ?? run.start, UNSEEN);
  if (run.start > certain) return run;
  if (!known || known.end <= certain || known.end > run.end) return null;
  const since = days.filter((day) => day > known.end).length;
  return { ...run, start: known.start, length: known.length + since };
}

function continues(run: Run, day: string, used: ReadonlySet<string>): boolean {
  const gap = dayNumber(day) - dayNumber(run.end);
  return gap === 1 || (gap === 2 && !used.has(weekStart(addDays(run.end, 1))));
}

/** Month names as the monthly reflection's call spells them. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
