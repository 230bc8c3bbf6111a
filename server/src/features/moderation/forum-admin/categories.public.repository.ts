import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { one } from '../../../platform/database/one.ts';
import { forumCategories, forumPosts } from '../../forum/forum.tables.ts';

export type CategoryRow = typeof forumCategories.$inferSelect;

/** Every category, locked in the order of their ids: what changes several takes turns. */
export function lockCategories(tx: Database): Promise<CategoryRow[]> {
  return tx.select().from(forumCategories).orderBy(asc(forumCategories.id)).for('update');
}

export async function insertCategory(
  tx: Database,
  category: typeof forumCategories.$inferInsert,
): Promise<CategoryRow> {
  const rows = await tx.insert(forumCategories).values(category).returning();
  return one(rows);
}

export async function updateCategory(
  tx: Database,
  id: number,
  change: Partial<typeof forumCategories.$inferInsert>,
): Promise<CategoryRow> {
  const rows = await tx
    .update(forumCategories)
    .set(change)
    .where(eq(forumCategories.id, id))
    .returning();
  return one(rows);
}

/** How many posts a category holds, those that are removed or hidden included. */
export async function countPostsIn(tx: Database, categoryId: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(forumPosts)
    .where(eq(forumPosts.categoryId, categoryId));
  return row?.count ?? 0;
}

/** Moves every post of a category, removed ones too, to another one if that is there, and answers how many. */
export async function movePosts(tx: Database, from: number, to: number): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(sql`
    with moved as (
      update forum_posts set category_id = ${to} where category_id = ${from}
        and exists (select from forum_categories where id = ${to}) returning id)
    select count(*)::int as count from moved`);
  return row?.count ?? 0;
}

/** Counts the posts of a category anew. */
export async function recount(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`
    update forum_categories set post_count =
      (select count(*) from forum_posts where category_id = ${id} and removed_at is null)
    where id = ${id}`);
}

export async function deleteCategory(tx: Database, id: number): Promise<void> {
  await tx.delete(forumCategories).where(eq(forumCategories.id, id));
}
