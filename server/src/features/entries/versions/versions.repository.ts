import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { type EntryRow, entryVersions } from '../entries.tables.ts';

export type VersionRow = typeof entryVersions.$inferSelect;

const ofEntry = (ownerId: number, entryId: number) =>
  and(eq(entryVersions.userId, ownerId), eq(entryVersions.entryId, entryId));

/** The earlier versions of an entry, the latest first. */
export function listVersions(
  db: Database,
  ownerId: number,
  entryId: number,
): Promise<VersionRow[]> {
  return db
    .select()
    .from(entryVersions)
    .where(ofEntry(ownerId, entryId))
    .orderBy(desc(entryVersions.version));
}

/** When the last of an entry's kept versions was replaced; null when none is kept. */
export async function lastReplacedAt(
  db: Database,
  ownerId: number,
  entryId: number,
): Promise<Date | null> {
  const [row] = await db
    .select({ at: entryVersions.replacedAt })
    .from(entryVersions)
    .where(ofEntry(ownerId, entryId))
    .orderBy(desc(entryVersions.version))
    .limit(1);
  return row?.at ?? null;
}

/** Whether one of the kept versions says just this. */
export async function hasText(
  db: Database,
  { userId, id }: Pick<EntryRow, 'userId' | 'id'>,
  text: string,
): Promise<boolean> {
  const [row] = await db
    .select({ version: entryVersions.version })
    .from(entryVersions)
    .where(and(ofEntry(userId, id), eq(entryVersions.content, text)))
    .limit(1);
  return row !== undefined;
}

/** Keeps an entry as it is now, and of its earlier versions the latest, `limit` in all. */
export async function insertVersion(
  tx: Database,
  ownerId: number,
  { id, version, content, mood, tags, wordCount, updatedAt }: EntryRow,
  { replacedAt, limit }: { replacedAt: Date; limit: number },
): Promise<void> {
  await tx.insert(entryVersions).values({
    ...{ userId: ownerId, entryId: id, version, content, mood, tags, wordCount },
    ...{ savedAt: updatedAt, replacedAt },
  });
  await tx.delete(entryVersions).where(
    and(
      ofEntry(ownerId, id),
      sql`${entryVersions.version} not in (
        select kept.version from ${entryVersions} kept
        where kept.user_id = ${ownerId} and kept.entry_id = ${id}
        order by kept.version desc limit ${limit})`,
    ),
  );
}

/** Deletes one earlier version; false when it is not there. */
export async function deleteVersion(
  tx: Database,
  ownerId: number,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  const rows = await tx
    .delete(entryVersions)
    .where(and(ofEntry(ownerId, id), sql`${entryVersions.version} = ${version}::bigint`))
    .returning({ version: entryVersions.version });
  return rows.length > 0;
}
