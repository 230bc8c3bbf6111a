import { type KnownRun, latestRun, type Run } from '@pathkeeper/contract';
import type { Database } from '../../platform/database.ts';
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
export async function readLatestRun(
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
