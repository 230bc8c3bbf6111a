import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { one } from '../../platform/database/one.ts';
import { customTags } from './tags.tables.ts';

export type TagRow = typeof customTags.$inferSelect;

const owned = (ownerId: number, id: number) =>
  and(eq(customTags.userId, ownerId), eq(customTags.id, id));

export function listTags(db: Database, ownerId: number): Promise<TagRow[]> {
  return db
    .select()
    .from(customTags)
    .where(eq(customTags.userId, ownerId))
    .orderBy(asc(customTags.displayOrder), asc(customTags.id));
}

/** Adds a tag. A name that is there already, whatever its case, breaks a unique constraint. */
export async function insertTag(
  tx: Database,
  ownerId: number,
  tag: { tagName: string; displayOrder: number },
): Promise<TagRow> {
  const rows = await tx
    .insert(customTags)
    .values({ ...tag, userId: ownerId })
    .returning();
  return one(rows);
}

export async function renameTag(
  db: Database,
  ownerId: number,
  id: number,
  tagName: string,
): Promise<TagRow | undefined> {
  const [row] = await db.update(customTags).set({ tagName }).where(owned(ownerId, id)).returning();
  return row;
}

export async function deleteTag(db: Database, ownerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(customTags)
    .where(owned(ownerId, id))
    .returning({ id: customTags.id });
  return rows.length > 0;
}
