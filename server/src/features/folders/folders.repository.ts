import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { one } from '../../platform/database/one.ts';
import { folders } from './folders.tables.ts';

export type FolderRow = typeof folders.$inferSelect;

const owned = (ownerId: number, id: number) => and(eq(folders.userId, ownerId), eq(folders.id, id));

export function listFolders(db: Database, ownerId: number): Promise<FolderRow[]> {
  return db.select().from(folders).where(eq(folders.userId, ownerId)).orderBy(asc(folders.id));
}

export async function countFolders(db: Database, ownerId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(folders)
    .where(eq(folders.userId, ownerId));
  return row?.count ?? 0;
}

export async function insertFolder(
  db: Database,
  ownerId: number,
  folder: { name: string; color: string; createdAt: Date },
): Promise<FolderRow> {
  const rows = await db
    .insert(folders)
    .values({ ...folder, userId: ownerId })
    .returning();
  return one(rows);
}

export async function updateFolder(
  db: Database,
  ownerId: number,
  id: number,
  change: { name?: string | undefined; color?: string | undefined },
): Promise<FolderRow | undefined> {
  const [row] = await db.update(folders).set(change).where(owned(ownerId, id)).returning();
  return row;
}

/** Deletes an empty folder; false when it is not this person's. One with entries breaks a foreign key. */
export async function deleteFolder(db: Database, ownerId: number, id: number): Promise<boolean> {
  const rows = await db.delete(folders).where(owned(ownerId, id)).returning({ id: folders.id });
  return rows.length > 0;
}
