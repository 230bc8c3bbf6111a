import { asc, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { progress } from '../../progression/progression.tables.ts';
import { forumPosts } from '../forum.tables.ts';

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

const inCategory = sql`(select count(*)::int from forum_posts p
  where p.category_id = c.id and p.removed_at is null)`;

export function wrongCategories(db: Database): Promise<Wrong[]> {
  const what = differences([['posts', sql`post_count`, inCategory]]);
  return wrong(db, sql`select id, ${what} as what from forum_categories c order by id`);
}

export async function recountCategory(db: Database, id: number): Promise<void> {
  await db.execute(sql`update forum_categories c set post_count = ${inCategory} where id = ${id}`);
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
  if (ids.length === 0) return [];
  const stands = sql`(removed_by is null or removed_by = 'reports')`;
  const rows = await db.execute<{ id: string; posts: number; liked: number }>(sql`
    select g.user_id as id, posts.count as posts, liked.count as liked from progress g
    join users u on u.id = g.user_id and u.password_hash is not null
    cross join lateral (select count(*)::int as count from forum_posts
      where author_id = g.user_id and ${stands}) posts
    cross join lateral (select count(*)::int as count from (select 1 from forum_replies
      where author_id = g.user_id and like_count > 0 and ${stands} limit ${most}) r) liked
    where g.user_id = any(${sql.param(ids)}::bigint[])
      and (g.forum_posts, g.replies_liked) is distinct from (posts.count, liked.count)
    order by g.user_id`);
  return [...rows].map(({ id, posts, liked }) => ({
    id: Number(id),
    forumPosts: posts,
    repliesLiked: liked,
  }));
}

export const countPosts = (db: Database): Promise<number> => db.$count(forumPosts);

async function wrong(db: Database, query: SQL): Promise<Wrong[]> {
  const rows = await db.execute<{ id: string; what: string }>(
    sql`select * from (${query}) found where what <> ''`,
  );
  return [...rows].map((row) => ({ ...row, id: Number(row.id) }));
}
