import { eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { prepared } from '../../../platform/database/queries/prepared-query.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { forumMembers, forumPosts, forumReading, forumReplies } from '../forum.tables.ts';

/** A reader, and since when what happens in the forum can be unread to them. */
export interface Reader {
  id: number;
  since: Date;
}

/**
 * As `unreadOf` says it of one post. The row comparison is where the index's walk ends: without it a reader
 * of everything would have it walk through all posts there are. What they have read is fetched once, as one
 * value: joined, PostgreSQL expects a single post of those weeks, and reads and sorts all that there are. Posts and
 * readers may also lie on different nodes (ADR-0035).
 */
export const isUnreadBy = ({ id, since }: Reader): SQL => {
  const from = sql`${since.toISOString()}::timestamptz`;
  const upTo = sql`(select jsonb_object_agg(post_id, case following when 'muted' then ${MOST} else read_number end)
    from ${forumReading} where ${forumReading.userId} = ${id})`;
  return sql`(${forumPosts.isPinned}, ${forumPosts.activeAt}) > (false, ${from}) and ${forumPosts.activeAt} > ${from}
    and coalesce((${upTo} ->> ${forumPosts.id}::text)::int, -1) < ${forumPosts.lastNumber}
    and (${forumPosts.lastNumber} > 0 or ${forumPosts.authorId} is distinct from ${id}::bigint)`;
};

/** More than any number of a reply: of a muted post nothing is unread. */
const MOST = sql.raw('2147483647');

/** Replies that are looked at in one step, of all posts together, and the most of one. */
const LOOKED_AT = 320;
const LOOKED_AT_OF_ONE = 64;

const lookAt = prepared((db) =>
  db
    .select({ id: forumReplies.postId, number: sql<number>`max(${forumReplies.number})` })
    .from(forumReplies)
    .innerJoin(
      sql`unnest(${sql.placeholder('ids')}::bigint[], ${sql.placeholder('numbers')}::int[]) l(post_id, number)`,
      sql`l.post_id = ${forumReplies.postId} and l.number = ${forumReplies.number}`,
    )
    .where(sql`${forumReplies.createdAt} <= ${sql.placeholder('time')}::timestamptz`)
    .groupBy(forumReplies.postId)
    .prepare('forum_look_at_replies'),
);

/**
 * The number of the last reply of each of these posts that was written up to a time; 0 for none. Numbers
 * follow time: each step looks at some replies of every post, evenly apart, and goes on between two of them. Of one
 * post a hundred thousand replies take three steps, of each of twenty ten thousand take four.
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
    const most = Math.min(LOOKED_AT_OF_ONE, Math.ceil(LOOKED_AT / open.length));
    const looked = open.map((post) => ({ ...post, numbers: between(post, most) }));
    const rows = await lookAt(db).execute({
      ids: looked.flatMap(({ id, numbers }) => numbers.map(() => id)),
      numbers: looked.flatMap(({ numbers }) => numbers),
      time: time.toISOString(),
    });
    for (const { id, number } of rows) found.set(id, number);
    open = looked.map(({ id, high, numbers }) => {
      const low = found.get(id) ?? 0;
      return { id, low, high: numbers.find((number) => number > low) ?? high };
    });
  }
}

/** Numbers between two that lie evenly apart, `most` at most, and all of them where there are few. */
function between({ low, high }: { low: number; high: number }, most: number): number[] {
  const step = Math.max(1, (high - low) / (most + 1));
  const count = Math.min(most, high - low - 1);
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
