import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { forumPosts } from '../forum/forum.tables.ts';

/** The titles of these posts, by id. */
export async function titlesOf(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: forumPosts.id, title: forumPosts.title })
    .from(forumPosts)
    .where(inArray(forumPosts.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
