import { eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { prepared } from '../../../platform/database/prepared-query.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { forumMembers, forumPosts, forumReading } from '../forum.tables.ts';

/** A reader, and since when what happens in the forum can be unread to them. */
export interface Reader {
  id: number;
  since: Date;
}

/**
 * As `unreadOf` says it of one post. The row comparison is where the index's walk ends: without it a reader
 * of everything would have it walk through all posts there are.
 */
export const isUnreadBy = ({ id, since }: Reader): SQL => {
  const from = sql`${since.toISOString()}::timestamptz`;
  return sql`(${forumPosts.isPinned}, ${forumPosts.activeAt}) > (false, ${from}) and ${forumPosts.activeAt} > ${from}
    and not exists (
      select from ${forumReading} where ${forumReading.userId} = ${id}
        and ${forumReading.postId} = ${forumPosts.id}
        and (${forumReading.following} = 'muted' or ${forumReading.readNumber} >= ${forumPosts.lastNumber}))
    and (${forumPosts.lastNumber} > 0 or ${forumPosts.authorId} is distinct from ${id}::bigint)`;
};

/**
 * The number of the last reply of each of these posts that was written up to a time; 0 for none. Numbers
 * follow time, so half of what is left is put aside at each step, however many replies there are.
 */
export async function numbersUpTo(
  db: Database,
  posts: readonly { id: number; lastNumber: number }[],
  time: Date,
): Promise<ReadonlyMap<number, number>> {
  if (posts.length === 0) return new Map();
  const ids = sql.param(posts.map(({ id }) => id));
  const past = sql.param(posts.map(({ lastNumber }) => lastNumber + 1));
  const rows = await db.execute<{ id: string; number: number }>(sql`
    with recursive step(id, low, high) as (
      select p.id, 0, p.past from unnest(${ids}::bigint[], ${past}::int[]) as p(id, past)
      union all
      select s.id, case when m.old then m.number else s.low end,
        case when m.old then s.high else m.number end
      from step s cross join lateral (
        select r.number, r.created_at <= ${time.toISOString()}::timestamptz as old
        from forum_replies r where r.post_id = s.id and r.number = (s.low + s.high) / 2) m
      where s.high - s.low > 1
    )
    select id, max(low) as number from step group by id`);
  return new Map([...rows].map(({ id, number }) => [Number(id), number]));
}

const reader = prepared((db) =>
  db
    .select({ joinedAt: users.createdAt, allReadAt: forumMembers.allReadAt })
    .from(users)
    .leftJoin(forumMembers, eq(forumMembers.userId, users.id))
    .where(eq(users.id, sql.placeholder('ownerId')))
    .prepare('forum_reader'),
);

/** When somebody joined, and when they last marked everything as read. */
export async function findReader(
  db: Database,
  ownerId: number,
): Promise<{ joinedAt: Date; allReadAt: Date | null } | undefined> {
  const [row] = await reader(db).execute({ ownerId });
  return row;
}

/** How many different people posted, replied or liked since a time. */
export function countActive(db: Database, since: Date): Promise<number> {
  return db.$count(forumMembers, gte(forumMembers.activeAt, since));
}
