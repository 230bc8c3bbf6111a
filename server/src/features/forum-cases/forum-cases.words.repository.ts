import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';

/** How many posts and replies of somebody's stand; counted up to a number. */
export async function countWordsOf(db: Database, ownerId: number, upTo: number): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      (select 1 from forum_posts where author_id = ${ownerId} and removed_at is null limit ${upTo})
      union all
      (select 1 from forum_replies where author_id = ${ownerId} and removed_at is null limit ${upTo})
      limit ${upTo}) words`);
  return row?.count ?? 0;
}
