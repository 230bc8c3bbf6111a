import { and, asc, eq, type InferSelectModel, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { files } from './files.tables.ts';

/** A file by its address. Who may see it is for the caller to decide. */
export async function findFile(
  db: Database,
  hash: string,
): Promise<InferSelectModel<typeof files> | undefined> {
  const [row] = await db.select().from(files).where(eq(files.hash, hash)).limit(1);
  return row;
}

/**
 * Takes the next file that is due out of the table once `removeBytes` has succeeded; nobody can begin
 * to use it meanwhile. Resolves with false when none is left.
 */
async function removeNext(
  db: Database,
  due: ReturnType<typeof and>,
  removeBytes: (hash: string) => Promise<void>,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(files)
      .where(due)
      .orderBy(asc(files.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return false;
    await removeBytes(row.hash);
    await tx.delete(files).where(and(eq(files.userId, row.userId), eq(files.id, row.id)));
    return true;
  });
}

/** Removes a file that nothing has used since before `before`, of whomever it is. */
export const removeNextUnused = (
  db: Database,
  before: Date,
  removeBytes: (hash: string) => Promise<void>,
) => removeNext(db, lt(files.unusedSince, before), removeBytes);

/** Removes a file of somebody's, used or not. */
export const removeNextOf = (
  db: Database,
  ownerId: number,
  removeBytes: (hash: string) => Promise<void>,
) => removeNext(db, eq(files.userId, ownerId), removeBytes);
