import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import type { Target } from '../forum.rules.ts';
import { forumCategories, forumPosts, forumReplies } from '../forum.tables.ts';

/** Of these replies whatever decides who may read them. */
export function findShowing(db: Database, replies: readonly Target[]) {
  const { isActive, minLevel, readLevel } = forumCategories;
  return db
    .select({
      reply: { authorId: forumReplies.authorId, removedBy: forumReplies.removedBy },
      post: {
        authorId: forumPosts.authorId,
        removedBy: forumPosts.removedBy,
        replyCount: forumPosts.replyCount,
      },
      category: { isActive, minLevel, readLevel },
    })
    .from(forumReplies)
    .innerJoin(forumPosts, eq(forumPosts.id, forumReplies.postId))
    .innerJoin(forumCategories, eq(forumCategories.id, forumPosts.categoryId))
    .where(
      sql`(${forumReplies.postId}, ${forumReplies.number}) in (select * from unnest(
          ${sql.param(replies.map(({ postId }) => postId))}::bigint[],
          ${sql.param(replies.map(({ number }) => number))}::int[]))`,
    );
}
