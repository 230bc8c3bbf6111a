import { eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { users } from '../accounts/accounts.tables.ts';
import { forumMembers, forumPosts, forumReading } from './forum.tables.ts';

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

/** When somebody joined, and when they last marked everything as read. */
export async function findReader(
  db: Database,
  ownerId: number,
): Promise<{ joinedAt: Date; allReadAt: Date | null } | undefined> {
  const [row] = await db
    .select({ joinedAt: users.createdAt, allReadAt: forumMembers.allReadAt })
    .from(users)
    .leftJoin(forumMembers, eq(forumMembers.userId, users.id))
    .where(eq(users.id, ownerId));
  return row;
}

/** How many different people posted, replied or liked since a time. */
export function countActive(db: Database, since: Date): Promise<number> {
  return db.$count(forumMembers, gte(forumMembers.activeAt, since));
}
