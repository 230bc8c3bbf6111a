import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { prepared } from '../../platform/database/queries/prepared-query.ts';
import { forumStops } from './forum-cases.tables.ts';

export type StopRow = typeof forumStops.$inferSelect;

const stopOf = prepared((db) =>
  db
    .select()
    .from(forumStops)
    .where(
      and(
        eq(forumStops.userId, sql.placeholder('ownerId')),
        sql`${forumStops.until} > ${sql.placeholder('now')}::timestamptz`,
      ),
    )
    .prepare('forum_stop'),
);

/** Somebody's stop from writing, if it holds at a time. */
export async function findStop(
  db: Database,
  ownerId: number,
  now: Date,
): Promise<StopRow | undefined> {
  const [row] = await stopOf(db).execute({ ownerId, now: now.toISOString() });
  return row;
}

/** Stops somebody from writing; what was said before is replaced. */
export async function setStop(
  tx: Database,
  ownerId: number,
  stop: Omit<StopRow, 'userId'>,
): Promise<void> {
  await tx
    .insert(forumStops)
    .values({ ...stop, userId: ownerId })
    .onConflictDoUpdate({ target: forumStops.userId, set: stop });
}

/** Ends a stop now. */
export async function endStop(tx: Database, ownerId: number, now: Date): Promise<void> {
  await tx.update(forumStops).set({ until: now }).where(eq(forumStops.userId, ownerId));
}
