import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
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
  const [row] = await db
    .insert(folders)
    .values({ ...folder, userId: ownerId })
    .returning();
  return row as FolderRow;
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

export async function deleteFolder(db: Database, ownerId: number, id: number): Promise<void> {
  await db.delete(folders).where(owned(ownerId, id));
}

/** Makes folders of one person take turns: two at once would both find room for the last one. */
export async function lockFolders(tx: Database, ownerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('folders', ${ownerId}))`);
}

/** Locks a folder until the transaction ends; false when it is not this person's. */
export async function lockFolder(tx: Database, ownerId: number, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: folders.id })
    .from(folders)
    .where(owned(ownerId, id))
    .for('update');
  return rows.length > 0;
}
