import { PEOPLE_LIMITS } from '@pathkeeper/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { prepared } from '../../platform/database/queries/prepared-query.ts';
import { mutes } from './people.tables.ts';

/** Whom somebody has muted, newest first. */
export function listMutes(
  db: Database,
  ownerId: number,
): Promise<{ mutedId: number; createdAt: Date }[]> {
  return db
    .select({ mutedId: mutes.mutedId, createdAt: mutes.createdAt })
    .from(mutes)
    .where(eq(mutes.userId, ownerId))
    .orderBy(desc(mutes.createdAt), desc(mutes.mutedId));
}

const muted = prepared((db) =>
  db
    .select({ mutedId: mutes.mutedId })
    .from(mutes)
    .where(
      and(
        eq(mutes.userId, sql.placeholder('ownerId')),
        sql`${mutes.mutedId} = any(${sql.placeholder('ids')}::bigint[])`,
      ),
    )
    .prepare('muted_among'),
);

/** Which of these people somebody has muted. */
export async function mutedAmong(
  db: Database,
  ownerId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await muted(db).execute({ ownerId, ids });
  return new Set(rows.map(({ mutedId }) => mutedId));
}

/** Mutes somebody, unless there is no room for one more; says whether they are muted now. */
export async function insertMute(
  db: Database,
  ownerId: number,
  mutedId: number,
  createdAt: Date,
): Promise<boolean> {
  await db.execute(sql`
    insert into mutes (user_id, muted_id, created_at)
    select ${ownerId}, ${mutedId}, ${createdAt.toISOString()}::timestamptz
    where (select count(*) from mutes where user_id = ${ownerId}) < ${PEOPLE_LIMITS.muted}
    on conflict do nothing`);
  return (await mutedAmong(db, ownerId, [mutedId])).has(mutedId);
}

export async function deleteMute(db: Database, ownerId: number, mutedId: number): Promise<void> {
  await db.delete(mutes).where(and(eq(mutes.userId, ownerId), eq(mutes.mutedId, mutedId)));
}
