import { and, asc, desc, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import type { PostRow } from '../forum.public.repository.ts';
import { forumPosts, postColumns } from '../forum.tables.ts';
import { inCategories } from './lists.public.repository.ts';

/** The newest post's id; 0 before the first. */
export async function lastPostId(db: Database): Promise<number> {
  const [row] = await db
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .orderBy(desc(forumPosts.id))
    .limit(1);
  return row?.id ?? 0;
}

/** Posts of a range of ids that stand in these categories, and when they last changed. */
export async function publicPosts(
  db: Database,
  categoryIds: readonly number[],
  { after, upTo }: { after: number; upTo: number },
): Promise<{ id: number; changedAt: Date }[]> {
  const rows = await db
    .select({ id: forumPosts.id, activeAt: forumPosts.activeAt, editedAt: forumPosts.editedAt })
    .from(forumPosts)
    .where(
      and(
        gt(forumPosts.id, after),
        lte(forumPosts.id, upTo),
        isNull(forumPosts.removedAt),
        inCategories(categoryIds),
      ),
    )
    .orderBy(asc(forumPosts.id));
  return rows.map(({ id, activeAt, editedAt }) => ({
    id,
    changedAt: editedAt && editedAt > activeAt ? editedAt : activeAt,
  }));
}

/** The posts of these categories that were written last. */
export function newestPosts(
  db: Database,
  categoryIds: readonly number[],
  limit: number,
): Promise<PostRow[]> {
  return db
    .select(postColumns)
    .from(forumPosts)
    .where(and(isNull(forumPosts.removedAt), inArray(forumPosts.categoryId, [...categoryIds])))
    .orderBy(desc(forumPosts.id))
    .limit(limit);
}
