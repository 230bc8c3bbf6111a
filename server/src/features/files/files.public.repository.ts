import { and, count, eq, type InferSelectModel, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { files, fileUses } from './files.tables.ts';

type FileRow = InferSelectModel<typeof files>;

/** A file by its address. Who may see it is for the caller to decide. */
export async function findFile(db: Database, hash: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.hash, hash)).limit(1);
  return row;
}

/** What uses a file, as `attachFiles` was told. */
export async function findUses(
  db: Database,
  { userId, id }: Pick<FileRow, 'userId' | 'id'>,
): Promise<string[]> {
  const rows = await db
    .select({ usedBy: fileUses.usedBy })
    .from(fileUses)
    .where(and(eq(fileUses.userId, userId), eq(fileUses.fileId, id)));
  return rows.map(({ usedBy }) => usedBy);
}

/** A file that nothing has used since before `before`, of whomever it is. */
export async function findUnused(db: Database, before: Date): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(lt(files.unusedSince, before)).limit(1);
  return row;
}

/** How many pictures there are, of everybody, and their bytes. */
export async function countFiles(db: Database): Promise<{ files: number; fileBytes: number }> {
  const [row] = await db
    .select({ files: count(), fileBytes: sql`coalesce(sum(${files.bytes}), 0)`.mapWith(Number) })
    .from(files);
  return row ?? { files: 0, fileBytes: 0 };
}
