import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
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

/** Adds a tag after the others, unless that would be more than `max`; null when it would. */
export async function insertTag(
  db: Database,
  ownerId: number,
  tagName: string,
  max: number | null,
): Promise<TagRow | null> {
  return db.transaction(async (tx) => {
    // Two adds at once would both find room for the last one.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('custom_tags', ${ownerId}))`,
    );
    const rows = await listTags(tx, ownerId);
    if (max !== null && rows.length >= max) return null;
    const displayOrder = (rows.at(-1)?.displayOrder ?? 0) + 1;
    const [row] = await tx
      .insert(customTags)
      .values({ userId: ownerId, tagName, displayOrder })
      .returning();
    return row as TagRow;
  });
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
