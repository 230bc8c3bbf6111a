/**
 * Streaks from the days written, and from nothing else (decision 13). Days are YYYY-MM-DD of the
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

export interface Run {
  /** First and last day written. */
  start: string;
  end: string;
  /** Days written; a day that a freeze covered is not one of them. */
  length: number;
  /** The days that a free freeze covered. */
  frozen: string[];
}

/**
 * The runs of days written, oldest first. A single missed day does not end a run when its week's one
 * free freeze is still there; the freeze is used by itself, for the first such day of the week, and
 * is gone for that week even when the run ends after all (decision 13).
 */
export function runsOf(days: readonly string[]): Run[] {
  return walk(days).runs;
}

interface Walk {
  runs: Run[];
  /** Sundays of the weeks whose freeze is used. */
  used: Set<string>;
}

function walk(days: readonly string[]): Walk {
  const runs: Run[] = [];
  const used = new Set<string>();
  for (const day of [...new Set(days)].sort()) {
    const run = runs.at(-1);
    if (!run || !continues(run, day, used)) {
      runs.push({ start: day, end: day, length: 1, frozen: [] });
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
  return { runs, used };
}

function continues(run: Run, day: string, used: ReadonlySet<string>): boolean {
  const gap = dayNumber(day) - dayNumber(run.end);
  return gap === 1 || (gap === 2 && !used.has(weekStart(addDays(run.end, 1))));
}

export interface Streaks {
  /** Days of the run that still holds today; 0 when none does. */
  current: number;
  longest: number;
  /** The run that still holds. */
  run: Run | null;
}

/**
 * The streaks on a given day. A run holds through the day after its last day written, and one day
 * longer while a freeze can still cover the day between. A day later than today (written across the
 * date line) holds as well: a streak never breaks because someone flew.
 */
export function streaksOn(days: readonly string[], today: string): Streaks {
  const { runs, used } = walk(days);
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  const last = runs.at(-1);
  if (!last) return { current: 0, longest, run: null };
  const holds = dayNumber(today) <= dayNumber(last.end) || continues(last, today, used);
  return { current: holds ? last.length : 0, longest, run: holds ? last : null };
}
