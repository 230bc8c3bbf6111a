import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { lockProgress, type ProgressRow } from './progression.repository.ts';

/**
 * Runs `work` in a transaction that holds the lock of one person's data, and gives it their progress.
 * Writes of one person take turns, and since this lock comes before every other one they cannot
 * deadlock (ADR-0014). Everything that writes more than one row of a person, or decides by what it
 * has read, goes through here. Never call it for two people in one transaction.
 * @param first statements that are sent right behind the lock, without waiting for it, and whose answers `work`
 * gets: PostgreSQL runs them when the lock is held
 */
export function asOwner<T, First = undefined>(
  { db }: Pick<Context, 'db'>,
  ownerId: number,
  work: (tx: Database, progress: ProgressRow, first: First) => Promise<T>,
  first?: (tx: Database) => Promise<First>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const [progress, answers] = await Promise.all([lockProgress(tx, ownerId), first?.(tx)]);
    return work(tx, progress, answers as First);
  });
}
