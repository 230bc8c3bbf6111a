import type { BulkSkip, BulkState } from '@pathkeeper/contract';
import { and, asc, desc, eq, gt, inArray, lte, max, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { accountDeletions, suspensions, users } from '../../accounts/accounts.tables.ts';
import { progress } from '../../progression/progression.tables.ts';
import { conditions, holdsAt } from '../people.filter.public.repository.ts';
import { bulkActs, bulkItems } from './bulk.tables.ts';

export type BulkRow = typeof bulkActs.$inferSelect;

export async function insertBulk(
  tx: Database,
  values: typeof bulkActs.$inferInsert,
): Promise<BulkRow> {
  const [row] = await tx.insert(bulkActs).values(values).returning();
  if (!row) throw new Error('The act was not inserted.');
  return row;
}

export async function findBulk(db: Database, id: number): Promise<BulkRow | undefined> {
  const [row] = await db.select().from(bulkActs).where(eq(bulkActs.id, id));
  return row;
}

export async function lockBulk(tx: Database, id: number): Promise<BulkRow | undefined> {
  const [row] = await tx.select().from(bulkActs).where(eq(bulkActs.id, id)).for('update');
  return row;
}

/** The oldest that is not at its end. */
export async function findWaiting(db: Database): Promise<BulkRow | undefined> {
  const [row] = await db
    .select()
    .from(bulkActs)
    .where(inArray(bulkActs.state, ['running', 'undoing']))
    .orderBy(asc(bulkActs.id))
    .limit(1);
  return row;
}

export async function updateBulk(
  tx: Database,
  id: number,
  values: Partial<BulkRow>,
): Promise<void> {
  await tx.update(bulkActs).set(values).where(eq(bulkActs.id, id));
}

/** What came of a batch. */
export interface BatchResult {
  /** The last account that it looked at. */
  last: number;
  done: number;
  skipped: Partial<Record<BulkSkip, number>>;
}

/** Adds up what came of a batch. One that was ordered back meanwhile begins again from the first. */
export async function recordBatch(
  tx: Database,
  { id, state }: BulkRow,
  { last, done, skipped }: BatchResult,
): Promise<void> {
  const row = await lockBulk(tx, id);
  if (!row) return;
  const sums = { ...row.skipped };
  for (const [reason, count] of Object.entries(skipped) as [BulkSkip, number][]) {
    sums[reason] = (sums[reason] ?? 0) + count;
  }
  await updateBulk(tx, id, {
    ...(state === 'undoing' ? { undone: row.undone + done } : { done: row.done + done }),
    ...(state === 'undoing' ? {} : { skipped: sums }),
    ...(row.state === state ? { after: last } : {}),
  });
}

/** The end of an act, unless it was ordered back meanwhile. Words that were searched for are kept no longer. */
export async function finishBulk(
  tx: Database,
  { id, state }: BulkRow,
  values: { state: BulkState; finishedAt: Date; total: number },
): Promise<void> {
  await tx
    .update(bulkActs)
    .set({ ...values, filter: sql`${bulkActs.filter} - 'search'` })
    .where(and(eq(bulkActs.id, id), eq(bulkActs.state, state)));
}

export async function lastUserId(db: Database): Promise<number> {
  const [row] = await db.select({ id: max(users.id) }).from(users);
  return row?.id ?? 0;
}

/** Those who match among the accounts after one and up to another. */
export async function matchingIds(
  db: Database,
  { filter, upTo }: Pick<BulkRow, 'filter' | 'upTo'>,
  range: { after: number; through: number },
  now: Date,
): Promise<number[]> {
  const rows = await db
    .select({ id: progress.userId })
    .from(progress)
    .innerJoin(users, eq(users.id, progress.userId))
    .leftJoin(suspensions, and(eq(suspensions.userId, progress.userId), holdsAt(now)))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, progress.userId))
    .where(
      and(
        ...conditions(filter ?? {}, now),
        gt(progress.userId, range.after),
        lte(progress.userId, Math.min(range.through, upTo)),
      ),
    )
    .orderBy(asc(progress.userId));
  return rows.map(({ id }) => id);
}

/** Whether an act has changed somebody already. */
export async function hasItem(tx: Database, bulkId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(bulkItems)
    .where(and(eq(bulkItems.userId, userId), eq(bulkItems.bulkId, bulkId)));
  return rows.length > 0;
}

export async function insertItem(tx: Database, bulkId: number, userId: number): Promise<void> {
  await tx.insert(bulkItems).values({ userId, bulkId });
}

/** Whom an act changed, after somebody, in the order of ids. */
export async function itemsAfter(
  db: Database,
  bulkId: number,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ userId: bulkItems.userId })
    .from(bulkItems)
    .where(and(eq(bulkItems.bulkId, bulkId), gt(bulkItems.userId, after)))
    .orderBy(asc(bulkItems.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Marks that an act is undone for somebody; false when it was before. */
export async function markUndone(tx: Database, bulkId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .update(bulkItems)
    .set({ isUndone: true })
    .where(
      and(
        eq(bulkItems.userId, userId),
        eq(bulkItems.bulkId, bulkId),
        eq(bulkItems.isUndone, false),
      ),
    )
    .returning({ userId: bulkItems.userId });
  return rows.length > 0;
}

/** What came of some acts: how many each changed, and who they are where they are no more than `most`. */
export async function outcomesOf(
  db: Database,
  ids: readonly number[],
  most: number,
): Promise<(Pick<BulkRow, 'id' | 'state' | 'done'> & { changed: number[] })[]> {
  if (ids.length === 0) return [];
  const { id, state, done } = bulkActs;
  const acts = await db
    .select({ id, state, done })
    .from(bulkActs)
    .where(inArray(id, [...ids]));
  const few = acts.filter((act) => act.done > 0 && act.done <= most).map((act) => act.id);
  const { bulkId, userId } = bulkItems;
  const items =
    few.length === 0
      ? []
      : await db
          .select({ bulkId, userId })
          .from(bulkItems)
          .where(inArray(bulkId, few))
          .orderBy(asc(userId));
  return acts.map((act) => ({
    ...act,
    changed: items.filter((item) => item.bulkId === act.id).map((item) => item.userId),
  }));
}

export async function actsOn(db: Database, userId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: bulkItems.bulkId })
    .from(bulkItems)
    .where(eq(bulkItems.userId, userId))
    .orderBy(desc(bulkItems.bulkId))
    .limit(limit);
  return rows.map(({ id }) => id);
}
