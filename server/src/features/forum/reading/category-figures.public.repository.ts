import { and, count, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { forumPosts, forumReading } from '../forum.tables.ts';
import { inCategories } from './lists.public.repository.ts';
import { isUnreadBy, type Reader } from './unread.public.repository.ts';

const standsIn = (categoryId: number): SQL | undefined =>
  and(isNull(forumPosts.removedAt), inCategories([categoryId]));

/** How many posts of a category are unread to somebody; `most` at most are counted. */
export async function countUnread(
  db: Database,
  categoryId: number,
  reader: Reader,
  most: number,
): Promise<number> {
  const unread = db
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(and(standsIn(categoryId), isUnreadBy(reader)))
    .limit(most)
    .as('unread');
  const [row] = await db.select({ count: count() }).from(unread);
  return row?.count ?? 0;
}

/** How many posts of a category somebody follows. The ids are one value: readers may lie on another node (ADR-0035). */
export function countFollowed(db: Database, categoryId: number, readerId: number): Promise<number> {
  const followed = sql`array(select ${forumReading.postId} from ${forumReading}
    where ${forumReading.userId} = ${readerId} and ${forumReading.following} = 'follow')`;
  return db.$count(forumPosts, and(standsIn(categoryId), sql`${forumPosts.id} = any(${followed})`));
}

/**
 * How many different people wrote a post or reply of a category since a time, those left out whose words were
 * removed or whose account is gone. The row comparison bounds the walk through the index, as in `isUnreadBy`.
 */
export async function countVoices(db: Database, categoryId: number, since: Date): Promise<number> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const [row] = await db.execute<{ voices: string }>(sql`
    with lately as materialized (
      select id, author_id, created_at from forum_posts
      where category_id = ${categoryId}::bigint and removed_at is null
        and (is_pinned, active_at) >= (false, ${from}) and active_at >= ${from})
    select count(distinct author_id) as voices from (
      select author_id from lately where created_at >= ${from}
      union all
      select r.author_id from lately l join forum_replies r on r.post_id = l.id
      where r.created_at >= ${from} and r.removed_at is null) written`);
  return Number(row?.voices ?? 0);
}
