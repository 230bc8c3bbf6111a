import { type KnownRun, latestRun, type Run, runsOf } from '@pathkeeper/contract';
import type { Database } from '../../platform/database/index.ts';
import type { ProgressRow } from './progression.repository.ts';
import * as repository from './progression.repository.ts';

/** Days looked at for the latest run; more are read only when nothing is known of a longer one. */
const WINDOW = 40;

/** The latest run as it was stored when it was last counted. */
export function knownRun(row: ProgressRow | undefined): KnownRun | null {
  const { runStart: start, runEnd: end, runLength: length } = row ?? {};
  return start && end && length ? { start, end, length } : null;
}

/** The latest run of days, whether or not it still counts; null before the first day (D13). */
async function readLatestRun(
  db: Database,
  ownerId: number,
  known: KnownRun | null,
): Promise<Run | null> {
  for (let limit = WINDOW; ; limit *= 4) {
    const days = await repository.latestDays(db, ownerId, limit);
    const isWhole = days.length < limit;
    const run = latestRun(days, { isWhole, known });
    if (run || isWhole) return run;
  }
}

/** What `progress` holds of the days written, derived from all of them (newest first). */
export function countDays(days: readonly string[]) {
  const runs = runsOf(days);
  const run = runs.at(-1);
  return {
    lastDay: days[0] ?? null,
    longestStreak: Math.max(0, ...runs.map(({ length }) => length)),
    runStart: run?.start ?? null,
    runEnd: run?.end ?? null,
    runLength: run?.length ?? null,
    runHoldsUntil: run?.holdsUntil ?? null,
  };
}

/** A run that has become longer, and how long it was before; of two that were joined, the longer. */
export interface Grown {
  run: Run;
  before: number;
}

/** A day was written on: what that changes in `progress`, and the run that it made longer, if any. */
interface Written {
  counts: Partial<ProgressRow>;
  grown: Grown | null;
}

/** Records a day as written, in the transaction that writes on it. */
export async function writeDay(tx: Database, row: ProgressRow, day: string): Promise<Written> {
  // The last day is always among those written, and most entries are not the first of their day.
  const isNew = row.lastDay !== day && (await repository.recordDay(tx, row.userId, day));
  if (isNew && row.lastDay !== null && day < row.lastDay) return writeEarlierDay(tx, row, day);
  const known = knownRun(row);
  const run = isNew || !known ? await readLatestRun(tx, row.userId, known) : null;
  const counts = run && {
    ...{ runStart: run.start, runEnd: run.end, runLength: run.length },
    runHoldsUntil: run.holdsUntil,
    longestStreak: Math.max(row.longestStreak, run.length),
  };
  return {
    counts: { ...counts, ...(isNew ? { lastDay: day } : {}) },
    grown: isNew && run ? { run, before: run.length - 1 } : null,
  };
}

/** A day before the last one changes runs in ways that only all days together tell; it is rare. */
async function writeEarlierDay(tx: Database, row: ProgressRow, day: string): Promise<Written> {
  const days = await repository.allDays(tx, row.userId);
  const run = runsOf(days).find(({ start, end }) => start <= day && day <= end);
  const others = runsOf(days.filter((other) => other !== day));
  const parts = others.filter(({ start, end }) => run && start >= run.start && end <= run.end);
  const before = Math.max(0, ...parts.map(({ length }) => length));
  return { counts: countDays(days), grown: run ? { run, before } : null };
}

/** The streak that a row of progress gives on a day of its person's calendar; 0 once it is broken. */
export function streakOn(
  { runLength, runHoldsUntil }: Pick<ProgressRow, 'runLength' | 'runHoldsUntil'>,
  today: string,
): number {
  return runLength !== null && runHoldsUntil !== null && today <= runHoldsUntil ? runLength : 0;
}

/** The run that still counts today, by the writer's calendar. */
export async function currentRun(
  db: Database,
  ownerId: number,
  row: ProgressRow | undefined,
  today: string,
): Promise<Run | null> {
  const run = await readLatestRun(db, ownerId, knownRun(row));
  return run && today <= run.holdsUntil ? run : null;
}
