import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { lockProgress, type ProgressRow } from './progression.repository.ts';

/**
 * Runs `work` in a transaction that holds the lock of one person's data, and gives it their progress.
 * Writes of one person take turns, and since this lock comes before every other one they cannot
 * deadlock (ADR-0014). Everything that writes more than one row of a person, or decides by what it
 * has read, goes through here. Never call it for two people in one transaction.
 */
export function asOwner<T>(
  { db }: Pick<Context, 'db'>,
  ownerId: number,
  work: (tx: Database, progress: ProgressRow) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => work(tx, await lockProgress(tx, ownerId)));
}
