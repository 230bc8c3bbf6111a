import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import type { Window } from '../../../platform/database/paging.ts';
import type { PostRow } from '../forum.public.repository.ts';
import { forumPosts, postColumns } from '../forum.tables.ts';
import { isUnreadBy, type Reader } from './unread.public.repository.ts';

export interface PostFilter {
  categoryIds: readonly number[];
  featured?: boolean | undefined;
  /** As PostgreSQL's `tsquery` text. */
  matching?: string | undefined;
  /** Only what this reader has not read. */
  unreadBy?: Reader | undefined;
}

/** Posts that are looked through one by one for a word, before its index is asked. */
const NEAR = 1000;

const pinned = sql`${forumPosts.isPinned}`;
const inOrder = [desc(forumPosts.isPinned), desc(forumPosts.activeAt), desc(forumPosts.id)];

/** Posts that are not removed: pinned ones first, then those with the newest reply. */
export async function listPosts(
  db: Database,
  { matching, ...filter }: PostFilter,
  window: Window,
): Promise<PostRow[]> {
  const where = conditionOf(filter, window);
  if (matching !== undefined) return search(db, matching, where, window.limit);
  const page = db
    .select(postColumns)
    .from(forumPosts)
    .where(where)
    .orderBy(...inOrder)
    .limit(window.limit);
  // Every such list has one good plan, along its index; what is unread depends on the reader.
  return filter.unreadBy ? page : page.prepare('forum_posts_page').execute();
}

export interface NewestWords {
  categoryId: number;
  at: Date;
  /** Null of an account that is gone. */
  by: number | null;
}

/**
 * The newest words of each of these categories: the first pinned post or the first other, by its index. One
 * statement, a part for each, for they are few.
 */
export async function newestIn(
  db: Database,
  categoryIds: readonly number[],
): Promise<NewestWords[]> {
  if (categoryIds.length === 0) return [];
  const first = (id: number, isPinned: SQL) => sql`(
    select p.category_id as id, p.active_at as at,
      case when p.last_reply_at is null then p.author_id else p.last_reply_by end as by
    from forum_posts p
    where p.category_id = ${id}::bigint and ${isPinned} and p.removed_at is null
    order by p.active_at desc, p.id desc limit 1)`;
  const parts = categoryIds.flatMap((id) => [
    first(id, sql`p.is_pinned`),
    first(id, sql`not p.is_pinned`),
  ]);
  const rows = await db.execute<{ id: string; at: string; by: string | null }>(
    sql`${sql.join(parts, sql` union all `)} order by at`,
  );
  // The later of two takes the earlier one's place.
  const newest = rows.map(({ id, at, by }): [number, NewestWords] => [
    Number(id),
    { categoryId: Number(id), at: new Date(at), by: by === null ? null : Number(by) },
  ]);
  return [...new Map(newest).values()];
}

function conditionOf(
  { categoryIds, featured, unreadBy }: Omit<PostFilter, 'matching'>,
  { after }: Window,
): SQL | undefined {
  const place = after
    ? sql`(${pinned}, ${forumPosts.activeAt}, ${forumPosts.id}) <
        (${after.rank === 1}, ${after.at.toISOString()}::timestamptz, ${after.id}::bigint)`
    : undefined;
  return and(
    isNull(forumPosts.removedAt),
    inCategories(categoryIds),
    featured ? sql`${forumPosts.isFeatured}` : undefined,
    unreadBy && isUnreadBy(unreadBy),
    place,
  );
}

/**
 * Words that many posts have fill a page with the newest of them. Words that few have are found by the
 * index of words, all of them, and sorted. PostgreSQL knows too little of words to choose between the two:
 * among a million posts it walked through all of them for a word that one has, for three seconds.
 */
async function search(
  db: Database,
  matching: string,
  where: SQL | undefined,
  limit: number,
): Promise<PostRow[]> {
  const near = db
    .select()
    .from(forumPosts)
    .where(where)
    .orderBy(...inOrder)
    .limit(NEAR)
    // Named as the table is, so that its columns are those of a post.
    .as('forum_posts');
  const found = await db
    .select(postColumns)
    .from(near)
    .where(sql`${near.search} @@ ${matching}::tsquery`)
    .orderBy(desc(near.isPinned), desc(near.activeAt), desc(near.id))
    .limit(limit)
    // The nearest are looked through whatever the word is.
    .prepare('forum_posts_near')
    .execute();
  if (found.length >= limit) return found;
  const hits = sql`
    with hits as materialized (
      select ${forumPosts.id}, ${forumPosts.isPinned}, ${forumPosts.activeAt} from ${forumPosts}
      where ${and(where, sql`${forumPosts.search} @@ ${matching}::tsquery`)})
    select id from hits order by is_pinned desc, active_at desc, id desc limit ${limit}`;
  return db
    .select(postColumns)
    .from(forumPosts)
    .where(sql`${forumPosts.id} = any(array(${hits}))`)
    .orderBy(...inOrder);
}

/** One category by `=`, which walks its index in order; many are told apart row by row. */
export const inCategories = (ids: readonly number[]): SQL =>
  ids.length === 1 && ids[0] !== undefined
    ? eq(forumPosts.categoryId, ids[0])
    : inArray(forumPosts.categoryId, [...ids]);
