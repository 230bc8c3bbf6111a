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
 * of everything would have it walk through all posts there are. `offset 0` has the reader's rows read first,
 * by themselves: posts and readers may lie on different nodes (ADR-0035).
 */
export const isUnreadBy = ({ id, since }: Reader): SQL => {
  const from = sql`${since.toISOString()}::timestamptz`;
  return sql`(${forumPosts.isPinned}, ${forumPosts.activeAt}) > (false, ${from}) and ${forumPosts.activeAt} > ${from}
    and not exists (
      select from (select post_id, following, read_number from ${forumReading}
        where ${forumReading.userId} = ${id} offset 0) read
      where read.post_id = ${forumPosts.id}
        and (read.following = 'muted' or read.read_number >= ${forumPosts.lastNumber}))
    and (${forumPosts.lastNumber} > 0 or ${forumPosts.authorId} is distinct from ${id}::bigint)`;
};

/** Replies of a post that are looked at in one step. */
const LOOKED_AT = 16;

/**
 * The number of the last reply of each of these posts that was written up to a time; 0 for none. Numbers
 * follow time: each step looks at a few replies of every post, evenly apart, and goes on between two of them;
 * ten thousand replies take four.
 */
export async function numbersUpTo(
  db: Database,
  posts: readonly { id: number; lastNumber: number }[],
  time: Date,
): Promise<ReadonlyMap<number, number>> {
  const found = new Map(posts.map(({ id }) => [id, 0]));
  let open = posts.map(({ id, lastNumber }) => ({ id, low: 0, high: lastNumber + 1 }));
  for (;;) {
    open = open.filter(({ low, high }) => high - low > 1);
    if (open.length === 0) return found;
    const looked = open.flatMap((post) => between(post).map((number) => ({ id: post.id, number })));
    const rows = await db.execute<{ id: string; number: number }>(sql`
      select r.post_id as id, max(r.number) as number
      from unnest(${sql.param(looked.map(({ id }) => id))}::bigint[],
        ${sql.param(looked.map(({ number }) => number))}::int[]) l(post_id, number)
      join forum_replies r on r.post_id = l.post_id and r.number = l.number
      where r.created_at <= ${time.toISOString()}::timestamptz group by r.post_id`);
    for (const { id, number } of rows) found.set(Number(id), number);
    open = open.map((post) => {
      const low = found.get(post.id) ?? 0;
      return { id: post.id, low, high: between(post).find((number) => number > low) ?? post.high };
    });
  }
}

/** Numbers between two that lie evenly apart, all of them where there are few. */
function between({ low, high }: { low: number; high: number }): number[] {
  const step = Math.max(1, (high - low) / (LOOKED_AT + 1));
  const count = Math.min(LOOKED_AT, high - low - 1);
  return Array.from({ length: count }, (_, index) => low + Math.floor((index + 1) * step));
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
