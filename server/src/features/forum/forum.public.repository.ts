import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { prepared } from '../../platform/database/queries/prepared-query.ts';
import { forumCategories, forumPosts, forumReplies, postColumns } from './forum.tables.ts';

export type CategoryRow = typeof forumCategories.$inferSelect;
export type PostRow = Omit<typeof forumPosts.$inferSelect, 'search'>;
export type ReplyRow = typeof forumReplies.$inferSelect;

const categories = prepared((db) =>
  db
    .select()
    .from(forumCategories)
    .orderBy(asc(forumCategories.position), asc(forumCategories.id))
    .prepare('forum_categories'),
);

/** Every category, in its order. */
export const listCategories = (db: Database): Promise<CategoryRow[]> => categories(db).execute();

/** Counts a post of a category in, or out of it. */
export async function countPost(tx: Database, categoryId: number, difference: 1 | -1) {
  await tx
    .update(forumCategories)
    .set({ postCount: sql`${forumCategories.postCount} + ${difference}` })
    .where(eq(forumCategories.id, categoryId));
}

const category = prepared((db) =>
  db
    .select()
    .from(forumCategories)
    .where(eq(forumCategories.id, sql.placeholder('id')))
    .prepare('forum_category'),
);

export async function findCategory(db: Database, id: number): Promise<CategoryRow | undefined> {
  const [row] = await category(db).execute({ id });
  return row;
}

const post = prepared((db) =>
  db
    .select(postColumns)
    .from(forumPosts)
    .where(eq(forumPosts.id, sql.placeholder('id')))
    .prepare('forum_post'),
);

export async function findPost(db: Database, id: number): Promise<PostRow | undefined> {
  const [row] = await post(db).execute({ id });
  return row;
}

const postInCategory = prepared((db) =>
  db
    .select({ post: postColumns, category: forumCategories })
    .from(forumPosts)
    .innerJoin(forumCategories, eq(forumCategories.id, forumPosts.categoryId))
    .where(eq(forumPosts.id, sql.placeholder('id')))
    .prepare('forum_post_in_category'),
);

/** A post with the category it stands in. */
export async function findPostInCategory(
  db: Database,
  id: number,
): Promise<{ post: PostRow; category: CategoryRow } | undefined> {
  const [row] = await postInCategory(db).execute({ id });
  return row;
}

const postLocked = prepared((db) =>
  db
    .select(postColumns)
    .from(forumPosts)
    .where(eq(forumPosts.id, sql.placeholder('id')))
    .for('update')
    .prepare('forum_lock_post'),
);

/** The post, locked until the transaction ends: replies, likes and removals of one post take turns. */
export async function lockPost(tx: Database, id: number): Promise<PostRow | undefined> {
  const [row] = await postLocked(tx).execute({ id });
  return row;
}

export async function updatePost(
  tx: Database,
  id: number,
  change: Partial<typeof forumPosts.$inferInsert> | { search: SQL },
): Promise<void> {
  // Named, though built anew: the same few sets of columns come again and again.
  await tx
    .update(forumPosts)
    .set(change)
    .where(eq(forumPosts.id, id))
    .prepare('forum_update_post')
    .execute();
}

const answered = prepared((db) =>
  db
    .update(forumPosts)
    .set({
      lastNumber: sql`${sql.placeholder('number')}::int`,
      replyCount: sql`${forumPosts.replyCount} + 1`,
      lastReplyAt: sql`${sql.placeholder('at')}::timestamptz`,
      lastReplyBy: sql`${sql.placeholder('authorId')}::bigint`,
      activeAt: sql`${sql.placeholder('at')}::timestamptz`,
    })
    .where(eq(forumPosts.id, sql.placeholder('id')))
    .prepare('forum_post_answered'),
);

/** Counts a new reply, the newest one, in its post, which is locked. */
export async function countReply(
  tx: Database,
  id: number,
  { number, authorId, at }: { number: number; authorId: number; at: Date },
): Promise<void> {
  await answered(tx).execute({ id, number, authorId, at: at.toISOString() });
}

const reply = (postId: number, number: number) =>
  and(eq(forumReplies.postId, postId), eq(forumReplies.number, number));

const repliesFrom = prepared((db) =>
  db
    .select()
    .from(forumReplies)
    .where(
      and(
        eq(forumReplies.postId, sql.placeholder('postId')),
        gte(forumReplies.number, sql.placeholder('from')),
      ),
    )
    .orderBy(asc(forumReplies.number))
    .limit(sql.placeholder('limit'))
    .prepare('forum_replies_from'),
);

/** Replies from a number on, removed ones included: each keeps its place. */
export const listReplies = (
  db: Database,
  postId: number,
  from: number,
  limit: number,
): Promise<ReplyRow[]> => repliesFrom(db).execute({ postId, from, limit });

const answeredBefore = prepared((db) => {
  const inPost = eq(forumReplies.postId, sql.placeholder('postId'));
  const page = db
    .select({ parent: forumReplies.parentNumber })
    .from(forumReplies)
    .where(and(inPost, gte(forumReplies.number, sql.placeholder('from'))))
    .orderBy(asc(forumReplies.number))
    .limit(sql.placeholder('limit'));
  return db
    .select()
    .from(forumReplies)
    .where(
      and(
        inPost,
        lt(forumReplies.number, sql.placeholder('from')),
        sql`${forumReplies.number} = any(array(${page}))`,
      ),
    )
    .prepare('forum_replies_answered_before');
});

/** Those replies before a page that replies of the page answer. */
export const listAnsweredBefore = (
  db: Database,
  postId: number,
  from: number,
  limit: number,
): Promise<ReplyRow[]> => answeredBefore(db).execute({ postId, from, limit });

const repliesByNumbers = prepared((db) =>
  db
    .select()
    .from(forumReplies)
    .where(
      and(
        eq(forumReplies.postId, sql.placeholder('postId')),
        sql`${forumReplies.number} = any(${sql.placeholder('numbers')}::int[])`,
      ),
    )
    .prepare('forum_replies_by_numbers'),
);

/** Replies of a post by their numbers. */
export const findReplies = (
  db: Database,
  postId: number,
  numbers: readonly number[],
): Promise<ReplyRow[]> => repliesByNumbers(db).execute({ postId, numbers });

export async function findReply(
  db: Database,
  postId: number,
  number: number,
): Promise<ReplyRow | undefined> {
  const [row] = await findReplies(db, postId, [number]);
  return row;
}

export async function updateReply(
  tx: Database,
  postId: number,
  number: number,
  change: Partial<typeof forumReplies.$inferInsert>,
): Promise<void> {
  await tx.update(forumReplies).set(change).where(reply(postId, number));
}

/** Counts the replies of a post anew and finds its newest; what lists are sorted by follows it. */
export async function recountReplies(tx: Database, postId: number): Promise<void> {
  await tx.execute(sql`
    update forum_posts p set
      reply_count = (select count(*) from forum_replies r
        where r.post_id = p.id and r.removed_at is null),
      last_reply_at = newest.created_at, last_reply_by = newest.author_id,
      active_at = coalesce(newest.created_at, p.created_at)
    from (select 1) one left join lateral (
      select created_at, author_id from forum_replies r
      where r.post_id = ${postId} and r.removed_at is null order by number desc limit 1
    ) newest on true
    where p.id = ${postId}`);
}

/** Adds to the likes of a post (number 0) or reply, and answers how many there are. */
export async function countLike(
  tx: Database,
  postId: number,
  number: number,
  difference: 1 | -1 | 0,
): Promise<number> {
  const [row] =
    number === 0
      ? await tx
          .update(forumPosts)
          .set({ likeCount: sql`${forumPosts.likeCount} + ${difference}` })
          .where(eq(forumPosts.id, postId))
          .returning({ likeCount: forumPosts.likeCount })
      : await tx
          .update(forumReplies)
          .set({ likeCount: sql`${forumReplies.likeCount} + ${difference}` })
          .where(reply(postId, number))
          .returning({ likeCount: forumReplies.likeCount });
  return row?.likeCount ?? 0;
}

/**
 * Adds the views of many posts in one transaction, one after the other in the order of their ids, so that two
 * processes never deadlock: posts may lie on different nodes, where nothing else keeps an order (ADR-0035).
 */
export function addViews(db: Database, views: ReadonlyMap<number, number>): Promise<void> {
  return db.transaction(async (tx) => {
    for (const [id, more] of [...views].sort(([a], [b]) => a - b)) {
      await tx
        .update(forumPosts)
        .set({ viewCount: sql`${forumPosts.viewCount} + ${more}` })
        .where(eq(forumPosts.id, id))
        .prepare('forum_add_views')
        .execute();
    }
  });
}
