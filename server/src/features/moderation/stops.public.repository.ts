import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/index.ts';
import { isAfter, newestFirst, type Window } from '../../platform/database/paging.ts';
import { users } from '../accounts/accounts.tables.ts';
import { forumStops } from '../forum-cases/forum-cases.tables.ts';

/** Stops that hold at a time, the newest first. */
export function listStops(db: Database, now: Date, { limit, after }: Window) {
  const moderators = alias(users, 'moderators');
  return db
    .select({
      id: forumStops.userId,
      username: users.username,
      until: forumStops.until,
      reason: forumStops.reason,
      createdAt: forumStops.createdAt,
      stoppedBy: moderators.username,
    })
    .from(forumStops)
    .innerJoin(users, eq(users.id, forumStops.userId))
    .leftJoin(moderators, eq(moderators.id, forumStops.stoppedBy))
    .where(
      and(
        sql`${forumStops.until} > ${now.toISOString()}::timestamptz`,
        after ? isAfter(forumStops.createdAt, forumStops.userId, after) : undefined,
      ),
    )
    .orderBy(...newestFirst(forumStops.createdAt, forumStops.userId))
    .limit(limit);
}

/** The stops of these people that hold at a time, by person. */
export async function stopsOf(db: Database, userIds: readonly number[], now: Date) {
  const rows = await db
    .select()
    .from(forumStops)
    .where(
      and(
        sql`${forumStops.userId} = any(${sql.param([...userIds])}::bigint[])`,
        sql`${forumStops.until} > ${now.toISOString()}::timestamptz`,
      ),
    );
  return new Map(rows.map((row) => [row.userId, row]));
}
