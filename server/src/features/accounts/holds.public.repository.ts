import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { accountDeletions, suspensions } from './accounts.tables.ts';

export type SuspensionRow = typeof suspensions.$inferSelect;
export type DeletionRow = typeof accountDeletions.$inferSelect;

/** What keeps somebody out, whether or not a suspension has ended by now. */
export interface Hold {
  suspension: SuspensionRow | null;
  deletion: DeletionRow | null;
}

export async function findHold(db: Database, userId: number): Promise<Hold> {
  const [suspension] = await db.select().from(suspensions).where(eq(suspensions.userId, userId));
  const [deletion] = await db
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, userId));
  return { suspension: suspension ?? null, deletion: deletion ?? null };
}

/** Keeps somebody out; a later suspension takes an earlier one's place. */
export async function suspend(tx: Database, values: SuspensionRow): Promise<void> {
  const { userId, ...set } = values;
  await tx
    .insert(suspensions)
    .values(values)
    .onConflictDoUpdate({ target: suspensions.userId, set });
}

/** Lets somebody in again; false when they were not suspended. */
export async function unsuspend(tx: Database, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(suspensions)
    .where(eq(suspensions.userId, userId))
    .returning({ userId: suspensions.userId });
  return rows.length > 0;
}

/** People whose suspension has ended by a time, those first whose ended first. */
export async function endedSuspensions(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ userId: suspensions.userId })
    .from(suspensions)
    .where(lte(suspensions.until, now))
    .orderBy(asc(suspensions.until))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Begins the days of grace of a deletion; false when it had begun before. */
export async function planDeletion(
  tx: Database,
  values: { userId: number; dueAt: Date; createdAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(accountDeletions)
    .values(values)
    .onConflictDoNothing()
    .returning({ userId: accountDeletions.userId });
  return rows.length > 0;
}

/** Takes a deletion back; false when there is none, or when it is being carried out. */
export async function cancelDeletion(tx: Database, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.begunAt)))
    .returning({ userId: accountDeletions.userId });
  return rows.length > 0;
}

/** The next account that is due to go, those first that were begun before. */
export async function dueDeletion(
  db: Database,
  now: Date,
  except: readonly number[],
): Promise<DeletionRow | undefined> {
  const [row] = await db
    .select()
    .from(accountDeletions)
    .where(and(lte(accountDeletions.dueAt, now), notInArray(accountDeletions.userId, [...except])))
    .orderBy(asc(accountDeletions.dueAt), asc(accountDeletions.userId))
    .limit(1);
  return row;
}

/** Begins to carry a deletion out, from which on it cannot be taken back; false when it was. */
export async function beginDeletion(db: Database, userId: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(accountDeletions)
    .set({ begunAt: now })
    .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.dueAt, now)))
    .returning({ userId: accountDeletions.userId });
  return rows.length > 0;
}
