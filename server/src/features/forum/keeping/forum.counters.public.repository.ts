import { and, asc, count, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { isMember, users } from '../../accounts/accounts.tables.ts';
import { progress } from '../../progression/progression.tables.ts';
import { forumCategories, forumPosts, forumReplies } from '../forum.tables.ts';

export { lastPostId } from '../reading/machines.public.repository.ts';

interface Wrong {
  id: number;
  /** What differs, as `likes 3 to 4`. */
  what: string;
}

interface Range {
  after: number;
  upTo: number;
}

/** `name was to is` for each pair that differs. */
const differences = (pairs: readonly [name: string, was: SQL, is: SQL][]): SQL =>
  sql`concat_ws(', ', ${sql.join(
    pairs.map(
      ([name, was, is]) =>
        sql`case when ${was} is distinct from ${is}
          then concat(${name}::text, ' ', coalesce(${was}::text, 'none'), ' to ', coalesce(${is}::text, 'none')) end`,
    ),
    sql`, `,
  )})`;

/** What the replies and likes of some posts come to. */
const counted = (posts: SQL) => sql`
  select p.*, likes.count as real_likes, replies.count as real_replies,
    replies.last as real_last, newest.created_at as real_at, newest.author_id as real_by
  from (${posts}) p
  cross join lateral (select count(*)::int as count from forum_likes l
    where l.post_id = p.id and l.number = 0) likes
  cross join lateral (select count(*) filter (where removed_at is null)::int as count,
    coalesce(max(number), 0) as last from forum_replies r where r.post_id = p.id) replies
  left join lateral (select created_at, author_id from forum_replies r
    where r.post_id = p.id and r.removed_at is null order by number desc limit 1) newest on true`;

/** Posts of a range of ids whose counters are not what they should be. */
export async function wrongPosts(db: Database, { after, upTo }: Range): Promise<Wrong[]> {
  const posts = sql`select * from forum_posts where id > ${after} and id <= ${upTo}`;
  const what = differences([
    ['likes', sql`like_count`, sql`real_likes`],
    ['replies', sql`reply_count`, sql`real_replies`],
    ['last number', sql`last_number`, sql`real_last`],
    ['newest reply', sql`last_reply_at`, sql`real_at`],
    ['newest author', sql`last_reply_by`, sql`real_by`],
    ['active', sql`active_at`, sql`coalesce(real_at, created_at)`],
  ]);
  return wrong(db, sql`select id, ${what} as what from (${counted(posts)}) c order by id`);
}

/** Counts everything of a post again, under its lock. */
export async function recountPost(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`select from forum_posts where id = ${id} for update`);
  await tx.execute(sql`
    update forum_posts p set like_count = real_likes, reply_count = real_replies,
      last_number = real_last, last_reply_at = real_at, last_reply_by = real_by,
      active_at = coalesce(real_at, c.created_at)
    from (${counted(sql`select * from forum_posts where id = ${id}`)}) c where p.id = c.id`);
}

const replyLikes = (replies: SQL) => sql`
  select r.post_id as id, r.number, r.like_count, likes.count as real_likes
  from forum_replies r
  cross join lateral (select count(*)::int as count from forum_likes l
    where l.post_id = r.post_id and l.number = r.number) likes
  where ${replies}`;

/** Replies to a range of posts whose likes are not what they should be. */
export async function wrongReplies(
  db: Database,
  { after, upTo }: Range,
): Promise<(Wrong & { number: number })[]> {
  const what = differences([['likes', sql`like_count`, sql`real_likes`]]);
  const replies = replyLikes(sql`r.post_id > ${after} and r.post_id <= ${upTo}`);
  const rows = await wrong(db, sql`select id, number, ${what} as what from (${replies}) c`);
  return rows as (Wrong & { number: number })[];
}

/** Counts the likes of a reply again, under its post's lock. */
export async function recountReply(tx: Database, id: number, number: number): Promise<void> {
  await tx.execute(sql`select from forum_posts where id = ${id} for update`);
  const likes = replyLikes(sql`r.post_id = ${id} and r.number = ${number}`);
  await tx.execute(sql`
    update forum_replies r set like_count = real_likes from (${likes}) c
    where r.post_id = c.id and r.number = c.number`);
}

export async function categoryIds(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: forumCategories.id })
    .from(forumCategories)
    .orderBy(asc(forumCategories.id));
  return rows.map(({ id }) => id);
}

/** What a category's count of posts is and should be, under the lock that everybody takes who changes it. */
export async function countCategory(
  tx: Database,
  id: number,
): Promise<{ was: number; is: number }> {
  const [row] = await tx.execute<{ was: number }>(
    sql`select post_count as was from forum_categories where id = ${id} for update`,
  );
  const posts = and(eq(forumPosts.categoryId, id), isNull(forumPosts.removedAt));
  return { was: row?.was ?? 0, is: await tx.$count(forumPosts, posts) };
}

export async function setPostCount(tx: Database, id: number, postCount: number): Promise<void> {
  await tx.update(forumCategories).set({ postCount }).where(eq(forumCategories.id, id));
}

/** Ids of everybody who has begun, in order, after a given id. */
export async function peopleAfter(db: Database, id: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: progress.userId })
    .from(progress)
    .where(gt(progress.userId, id))
    .orderBy(asc(progress.userId))
    .limit(limit);
  return rows.map((row) => row.id);
}

/**
 * Who of these has other counts than their words come to, and what they come to. Nothing is counted for the
 * house, which has no password and writes the house rules.
 */
export async function wrongPeople(
  db: Database,
  ids: readonly number[],
  most: number,
): Promise<{ id: number; forumPosts: number; repliesLiked: number }[]> {
  const people = await db
    .select({ id: progress.userId, posts: progress.forumPosts, liked: progress.repliesLiked })
    .from(progress)
    .innerJoin(users, eq(users.id, progress.userId))
    .where(and(inArray(progress.userId, [...ids]), isMember))
    .orderBy(asc(progress.userId));
  const posts = await countStanding(db, forumPosts, ids);
  const liked = await countStanding(db, forumReplies, ids, gt(forumReplies.likeCount, 0));
  return people.flatMap(({ id, ...was }) => {
    const forumPosts = posts.get(id) ?? 0;
    const repliesLiked = Math.min(liked.get(id) ?? 0, most);
    const isRight = was.posts === forumPosts && was.liked === repliesLiked;
    return isRight ? [] : [{ id, forumPosts, repliesLiked }];
  });
}

/** How many posts or replies of each of these people stand, as far as its author is concerned. */
async function countStanding(
  db: Database,
  table: typeof forumPosts | typeof forumReplies,
  ids: readonly number[],
  more?: SQL,
): Promise<ReadonlyMap<number | null, number>> {
  const stands = or(isNull(table.removedBy), eq(table.removedBy, 'reports'));
  const rows = await db
    .select({ id: table.authorId, count: count() })
    .from(table)
    .where(and(inArray(table.authorId, [...ids]), stands, more))
    .groupBy(table.authorId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

export const countPosts = (db: Database): Promise<number> => db.$count(forumPosts);

async function wrong(db: Database, query: SQL): Promise<Wrong[]> {
  const rows = await db.execute<{ id: string; what: string }>(
    sql`select * from (${query}) found where what <> ''`,
  );
  return [...rows].map((row) => ({ ...row, id: Number(row.id) }));
}
