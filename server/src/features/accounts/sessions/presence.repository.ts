import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { prepared } from '../../../platform/database/queries/prepared-query.ts';
import { presence } from '../accounts.tables.ts';

const seen = prepared((db) =>
  db
    .insert(presence)
    .values({ userId: sql.placeholder('ownerId'), seenAt: sql.placeholder('seenAt') })
    .onConflictDoUpdate({
      target: presence.userId,
      set: { seenAt: sql`excluded.seen_at` },
      setWhere: sql`${presence.seenAt} < excluded.seen_at`,
    })
    .prepare('see_person'),
);

/** Remembers that somebody called. */
export async function markSeen(db: Database, ownerId: number, seenAt: Date): Promise<void> {
  await seen(db).execute({ ownerId, seenAt });
}
