import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { prepared } from '../../../platform/database/queries/prepared-query.ts';
import type { Target } from '../forum.rules.ts';
import { forumLikes } from '../forum.tables.ts';

/** Sets a like and says whether that changed anything; `undefined` turns it round. */
export async function setLike(
  tx: Database,
  ownerId: number,
  { postId, number, createdAt }: Target & { createdAt: Date },
  liked: boolean | undefined,
): Promise<{ liked: boolean; changed: boolean }> {
  const mine = and(
    eq(forumLikes.postId, postId),
    eq(forumLikes.number, number),
    eq(forumLikes.authorId, ownerId),
  );
  if (liked !== true) {
    const gone = await tx.delete(forumLikes).where(mine).returning({ number: forumLikes.number });
    if (gone.length > 0 || liked === false) return { liked: false, changed: gone.length > 0 };
  }
  const made = await tx
    .insert(forumLikes)
    .values({ postId, number, authorId: ownerId, createdAt })
    .onConflictDoNothing()
    .returning({ number: forumLikes.number });
  return { liked: true, changed: made.length > 0 };
}

/** Some of what somebody likes. */
export function someLikes(db: Database, ownerId: number, limit: number) {
  return db
    .select({ postId: forumLikes.postId, number: forumLikes.number })
    .from(forumLikes)
    .where(eq(forumLikes.authorId, ownerId))
    .limit(limit);
}

/** How many replies of somebody's stand and are liked, up to `most`; hidden ones may come back. */
export async function countLikedReplies(
  tx: Database,
  ownerId: number,
  most: number,
): Promise<number> {
  const [row] = await tx.execute<{ liked: number }>(sql`
    select count(*)::int as liked from (
      select 1 from forum_replies
      where author_id = ${ownerId} and like_count > 0
        and (removed_by is null or removed_by = 'reports') limit ${most}) replies`);
  return row?.liked ?? 0;
}

const likes = prepared((db) =>
  db
    .select({ postId: forumLikes.postId, number: forumLikes.number })
    .from(forumLikes)
    .where(
      and(
        eq(forumLikes.authorId, sql.placeholder('ownerId')),
        sql`(${forumLikes.postId}, ${forumLikes.number}) in (select * from
          unnest(${sql.placeholder('postIds')}::bigint[], ${sql.placeholder('numbers')}::int[]))`,
      ),
    )
    .prepare('forum_likes_of'),
);

/** Which of these somebody likes, as `postId/number`; number 0 is the post itself. */
export async function likesOf(
  db: Database,
  ownerId: number,
  things: readonly Target[],
): Promise<ReadonlySet<string>> {
  if (things.length === 0) return new Set();
  const postIds = things.map(({ postId }) => postId);
  const numbers = things.map(({ number }) => number);
  const rows = await likes(db).execute({ ownerId, postIds, numbers });
  return new Set(rows.map(({ postId, number }) => `${postId}/${number}`));
}

const likesAmong = prepared((db) =>
  db
    .select({ number: forumLikes.number })
    .from(forumLikes)
    .where(
      and(
        eq(forumLikes.authorId, sql.placeholder('ownerId')),
        eq(forumLikes.postId, sql.placeholder('postId')),
        gte(forumLikes.number, sql.placeholder('from')),
      ),
    )
    .orderBy(asc(forumLikes.number))
    .limit(sql.placeholder('limit'))
    .prepare('forum_likes_among'),
);

/** The first likes of a post's replies from a number on: those of as many replies are among them. */
export async function likesFrom(
  db: Database,
  ownerId: number,
  { postId, from, limit }: { postId: number; from: number; limit: number },
): Promise<ReadonlySet<string>> {
  const rows = await likesAmong(db).execute({ ownerId, postId, from, limit });
  return new Set(rows.map(({ number }) => `${postId}/${number}`));
}
