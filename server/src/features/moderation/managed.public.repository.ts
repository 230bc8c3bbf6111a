import type { ManagedState } from '@pathkeeper/contract';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { containsWords } from '../../platform/search/substring.ts';
import { forumPosts } from '../forum/forum.tables.ts';
import type { PostRow } from './queue.public.repository.ts';

/** A post (number 0) or reply in one of the lists, and since when it is there. */
export interface Place {
  at: Date;
  postId: number;
  number: number;
}

interface Window {
  limit: number;
  after: Place | null;
  /** Words that all must stand in it, folded (`searchWords`). */
  words: readonly string[];
}

/**
 * Posts and replies in a state, the newest first. Each branch walks an index in the list's order, where
 * nothing is searched for, and stops at the page's length.
 */
export async function listPlaces(
  db: Database,
  state: ManagedState,
  window: Window,
): Promise<Place[]> {
  const rows = await db.execute<{ at: string; postId: string; number: number }>(sql`
    select at, "postId", number from (${branches(state, window)}) places
    order by at desc, "postId" desc, number desc limit ${window.limit}`);
  return [...rows].map(({ at, postId, number }) => ({
    at: new Date(at),
    postId: Number(postId),
    number,
  }));
}

function branches(state: ManagedState, { limit, after, words }: Window): SQL {
  const searched = (text: SQL) => (words.length === 0 ? sql`true` : containsWords(text, words));
  const page = (at: SQL, postId: SQL, number: SQL | null) => {
    // A column's number would stand for a constant in `order by`.
    const order = number
      ? sql`order by ${at} desc, ${postId} desc, ${number} desc limit ${limit}`
      : sql`order by ${at} desc, ${postId} desc limit ${limit}`;
    const instant = after && sql`${after.at.toISOString()}::timestamptz`;
    const place = after
      ? sql`(${at}, ${postId}, ${number ?? sql`0`}) <
          (${instant}, ${after.postId}::bigint, ${after.number}::int)`
      : sql`true`;
    return { place, order };
  };
  const inPost = searched(sql`(p.title || ' ' || p.content)`);
  const inReply = searched(sql`r.content`);
  if (state === 'published') {
    const { place, order } = page(sql`p.created_at`, sql`p.id`, null);
    return sql`select p.created_at as at, p.id as "postId", 0 as number from forum_posts p
      where p.removed_at is null and ${inPost} and ${place} ${order}`;
  }
  if (state === 'reported') {
    const { place, order } = page(sql`c.opened_at`, sql`c.post_id`, sql`c.number`);
    return sql`select c.opened_at as at, c.post_id as "postId", c.number from forum_cases c
      join forum_posts p on p.id = c.post_id
      left join forum_replies r on r.post_id = c.post_id and r.number = c.number
      where c.decided_at is null and exists (
          select 1 from forum_reports x where x.post_id = c.post_id and x.case_id = c.id)
        and (case when c.number = 0 then ${inPost} else ${inReply} end) and ${place} ${order}`;
  }
  const by = state === 'hidden' ? sql`= 'reports'` : sql`in ('author', 'moderator')`;
  const ofPosts = page(sql`p.removed_at`, sql`p.id`, null);
  const ofReplies = page(sql`r.removed_at`, sql`r.post_id`, sql`r.number`);
  return sql`
    (select p.removed_at as at, p.id as "postId", 0 as number from forum_posts p
      where p.removed_at is not null and p.removed_by ${by} and p.content <> ''
        and ${inPost} and ${ofPosts.place} ${ofPosts.order})
    union all
    (select r.removed_at, r.post_id, r.number from forum_replies r
      where r.removed_at is not null and r.removed_by ${by} and r.content <> ''
        and ${inReply} and ${ofReplies.place} ${ofReplies.order})`;
}

/** These posts, by id. */
export async function postsOf(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PostRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(forumPosts)
    .where(inArray(forumPosts.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many open reports these things have, by `postId/number`. */
export async function openReportsOf(
  db: Database,
  things: readonly { postId: number; number: number }[],
): Promise<ReadonlyMap<string, number>> {
  if (things.length === 0) return new Map();
  const rows = await db.execute<{ key: string; count: number }>(sql`
    select c.post_id || '/' || c.number as key, count(*)::int as count
    from unnest(${sql.param(things.map((each) => each.postId))}::bigint[],
      ${sql.param(things.map((each) => each.number))}::int[]) t(post_id, number)
    join forum_cases c on c.post_id = t.post_id and c.number = t.number and c.decided_at is null
    join forum_reports r on r.post_id = c.post_id and r.case_id = c.id
    group by c.post_id, c.number`);
  return new Map([...rows].map(({ key, count }) => [key, count]));
}
