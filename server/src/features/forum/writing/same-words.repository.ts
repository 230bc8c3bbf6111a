import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { preparedSql } from '../../../platform/database/queries/prepared-query.ts';

const samePost = preparedSql<{ id: number }>(
  'forum_same_post',
  sql`select id from forum_posts where author_id = ${sql.placeholder('ownerId')}
    and created_at > ${sql.placeholder('since')}::timestamptz and removed_at is null
    and title = ${sql.placeholder('title')} and content = ${sql.placeholder('content')} limit 1`,
);

/** Whether somebody has started a post of this title and content since a time. */
export async function hasSamePost(
  tx: Database,
  ownerId: number,
  { title, content }: { title: string; content: string },
  since: Date,
): Promise<boolean> {
  const values = { ownerId, title, content, since: since.toISOString() };
  return (await samePost(tx).execute(values)).length > 0;
}

const sameReply = preparedSql<{ number: number }>(
  'forum_same_reply',
  sql`select number from forum_replies where author_id = ${sql.placeholder('ownerId')}
    and created_at > ${sql.placeholder('since')}::timestamptz and removed_at is null
    and post_id = ${sql.placeholder('postId')} and content = ${sql.placeholder('content')} limit 1`,
);

/** Whether somebody has answered a post in these words since a time. */
export async function hasSameReply(
  tx: Database,
  ownerId: number,
  { postId, content }: { postId: number; content: string },
  since: Date,
): Promise<boolean> {
  const values = { ownerId, postId, content, since: since.toISOString() };
  return (await sameReply(tx).execute(values)).length > 0;
}
