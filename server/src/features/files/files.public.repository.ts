import { eq, type InferSelectModel, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { files } from './files.tables.ts';

type FileRow = InferSelectModel<typeof files>;

/** A file by its address. Who may see it is for the caller to decide. */
export async function findFile(db: Database, hash: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.hash, hash)).limit(1);
  return row;
}

/** A file that nothing has used since before `before`, of whomever it is. */
export async function findUnused(db: Database, before: Date): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(lt(files.unusedSince, before)).limit(1);
  return row;
}
