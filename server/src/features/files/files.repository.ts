import { and, eq, type InferSelectModel, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { files, fileUses } from './files.tables.ts';

type FileRow = InferSelectModel<typeof files>;

/** Adds a file that nothing uses yet; the same one again stays the same, and as young as it is new. */
export async function insertFile(
  db: Database,
  ownerId: number,
  row: Omit<FileRow, 'userId' | 'id' | 'unusedSince'>,
): Promise<void> {
  await db
    .insert(files)
    .values({ ...row, userId: ownerId, unusedSince: row.createdAt })
    .onConflictDoUpdate({
      target: [files.userId, files.hash],
      // Only where nothing uses it: the day begins anew.
      set: {
        unusedSince: sql`case when ${files.unusedSince} is null then null else excluded.unused_since end`,
      },
    });
}

/** Makes these the files that a thing uses, and no others. False when one of them is not the owner's. */
export async function replaceUses(
  tx: Database,
  ownerId: number,
  usedBy: string,
  hashes: readonly string[],
  now: Date,
): Promise<boolean> {
  const wanted = await idsOf(tx, ownerId, hashes);
  if (wanted.length < new Set(hashes).size) return false;
  const own = and(eq(fileUses.userId, ownerId), eq(fileUses.usedBy, usedBy));
  const released = await tx
    .delete(fileUses)
    .where(wanted.length > 0 ? and(own, notInArray(fileUses.fileId, wanted)) : own)
    .returning({ id: fileUses.fileId });
  if (wanted.length > 0) {
    await tx
      .insert(fileUses)
      .values(wanted.map((fileId) => ({ userId: ownerId, fileId, usedBy })))
      .onConflictDoNothing();
    await tx
      .update(files)
      .set({ unusedSince: null })
      .where(and(eq(files.userId, ownerId), inArray(files.id, wanted)));
  }
  if (released.length > 0) {
    await tx
      .update(files)
      .set({ unusedSince: now })
      .where(
        and(
          eq(files.userId, ownerId),
          inArray(
            files.id,
            released.map(({ id }) => id),
          ),
          sql`not exists (select from ${fileUses} where ${fileUses.userId} = ${files.userId} and ${fileUses.fileId} = ${files.id})`,
        ),
      );
  }
  return true;
}

/** A file of somebody's. */
export async function findFileOf(
  db: Database,
  ownerId: number,
): Promise<{ hash: string } | undefined> {
  const [row] = await db
    .select({ hash: files.hash })
    .from(files)
    .where(eq(files.userId, ownerId))
    .limit(1);
  return row;
}

/** Deletes a file's row; with `unusedBefore` only if nothing has used it since then. False when not. */
export async function deleteFile(
  tx: Database,
  ownerId: number,
  hash: string,
  unusedBefore?: Date,
): Promise<boolean> {
  const file = and(
    eq(files.userId, ownerId),
    eq(files.hash, hash),
    unusedBefore && lt(files.unusedSince, unusedBefore),
  );
  return (await tx.delete(files).where(file).returning({ id: files.id })).length > 0;
}

async function idsOf(tx: Database, ownerId: number, hashes: readonly string[]): Promise<number[]> {
  if (hashes.length === 0) return [];
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.userId, ownerId), inArray(files.hash, [...hashes])));
  return rows.map(({ id }) => id);
}

/** Those of somebody's files that have these hashes. */
export function findFilesOf(
  db: Database,
  ownerId: number,
  hashes: readonly string[],
): Promise<Pick<FileRow, 'hash' | 'width' | 'height'>[]> {
  return db
    .select({ hash: files.hash, width: files.width, height: files.height })
    .from(files)
    .where(and(eq(files.userId, ownerId), inArray(files.hash, [...hashes])));
}
