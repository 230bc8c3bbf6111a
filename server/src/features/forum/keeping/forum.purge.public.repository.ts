import { and, eq, sql } from 'drizzle-orm';
import { deleteFreeRows } from '../../../platform/database/delete-free-rows.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Target } from '../forum.rules.ts';
import { forumPosts, forumReplies, forumRevisions } from '../forum.tables.ts';

/** A post (number 0) or reply that may be emptied, and whose it is. */
export interface Purgeable extends Target {
  authorId: number | null;
}

/** Posts and replies that were removed before a time and still have their words. */
export async function listPurgeable(
  db: Database,
  before: Date,
  limit: number,
): Promise<Purgeable[]> {
  const at = sql`${before.toISOString()}::timestamptz`;
  const rows = await db.execute<{ postId: string; number: number; authorId: string | null }>(sql`
    (select post_id as "postId", number, author_id as "authorId" from forum_replies
      where removed_at < ${at} and removed_by <> 'reports' and content <> ''
      order by removed_at limit ${limit})
    union all
    (select id, 0, author_id from forum_posts
      where removed_at < ${at} and removed_by <> 'reports' and content <> ''
      order by removed_at limit ${limit})
    limit ${limit}`);
  return [...rows].map(({ postId, number, authorId }) => ({
    postId: Number(postId),
    number,
    authorId: authorId === null ? null : Number(authorId),
  }));
}

/**
 * Deletes how far people have read these posts, which are gone. A row that somebody is just writing is not
 * waited for: whoever holds it may want the post's.
 */
export function deleteReading(tx: Database, postIds: readonly number[]): Promise<void> {
  return deleteFreeRows(tx, { table: 'forum_reading', key: ['post_id'] }, postIds);
}

/** Posts in which somebody likes something, the next of them by their ids. */
export async function likedPosts(
  db: Database,
  ownerId: number,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db.execute<{ postId: string }>(sql`
    select distinct post_id as "postId" from forum_likes
    where author_id = ${ownerId} and post_id > ${after} order by post_id limit ${limit}`);
  return [...rows].map(({ postId }) => Number(postId));
}

/**
 * Takes back what somebody likes in a post, whose lock is held, and answers whose replies nobody likes any
 * more by it.
 */
export async function deleteLikes(
  tx: Database,
  ownerId: number,
  postId: number,
): Promise<number[]> {
  const rows = await tx.execute<{ authorId: string }>(sql`
    with gone as (
      delete from forum_likes where post_id = ${postId} and author_id = ${ownerId} returning number
    ), post as (
      update forum_posts set like_count = like_count - 1
      where id = ${postId} and exists (select from gone where number = 0)
    ), replies as (
      update forum_replies r set like_count = r.like_count - 1 from gone
      where r.post_id = ${postId} and r.number = gone.number returning r.author_id, r.like_count
    )
    select distinct author_id as "authorId" from replies
    where like_count = 0 and author_id is not null`);
  return [...rows].map(({ authorId }) => Number(authorId));
}

/** Takes the words out of a post for good; one that nobody answered goes whole, and then it says so. */
export async function emptyPost(tx: Database, id: number): Promise<boolean> {
  const gone = await tx
    .delete(forumPosts)
    .where(and(eq(forumPosts.id, id), eq(forumPosts.lastNumber, 0)))
    .returning({ id: forumPosts.id });
  if (gone.length > 0) return true;
  await tx
    .update(forumPosts)
    .set({ title: '', content: '', contentHtml: '', excerpt: '', search: sql`''::tsvector` })
    .where(eq(forumPosts.id, id));
  return false;
}

/** Takes the words out of a reply for good; its number stays. */
export async function emptyReply(tx: Database, postId: number, number: number): Promise<void> {
  await tx
    .update(forumReplies)
    .set({ content: '', contentHtml: '', photoHash: null, photoAlt: null })
    .where(and(eq(forumReplies.postId, postId), eq(forumReplies.number, number)));
}

/** Deletes what words were before they were changed. */
export async function deleteRevisions(tx: Database, { postId, number }: Target): Promise<void> {
  await tx
    .delete(forumRevisions)
    .where(and(eq(forumRevisions.postId, postId), eq(forumRevisions.number, number)));
}

/** Words of somebody's that nobody removed. */
export async function standingWordsOf(
  db: Database,
  ownerId: number,
  limit: number,
): Promise<Target[]> {
  const rows = await db.execute<{ postId: string; number: number }>(sql`
    (select post_id as "postId", number from forum_replies
      where author_id = ${ownerId} and removed_at is null limit ${limit})
    union all
    (select id, 0 from forum_posts where author_id = ${ownerId} and removed_at is null limit ${limit})
    limit ${limit}`);
  return [...rows].map(({ postId, number }) => ({ postId: Number(postId), number }));
}

/** Takes the author from a post (number 0) or reply, and the photo, which is theirs. */
export async function forgetAuthor(tx: Database, { postId, number }: Target): Promise<void> {
  if (number === 0) {
    await tx.update(forumPosts).set({ authorId: null }).where(eq(forumPosts.id, postId));
    return;
  }
  await tx
    .update(forumReplies)
    .set({ authorId: null, photoHash: null, photoAlt: null })
    .where(and(eq(forumReplies.postId, postId), eq(forumReplies.number, number)));
}
