import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { type EntryRow, entries, entryColumns, type StoredReflection } from '../entries.tables.ts';

/** Entries whose reflection quotes an entry. */
export function entriesQuoting(db: Database, ownerId: number, id: number): Promise<EntryRow[]> {
  const quoting = JSON.stringify([{ entryId: id }]);
  return db
    .select(entryColumns)
    .from(entries)
    .where(
      and(
        eq(entries.userId, ownerId),
        isNotNull(entries.aiReflection),
        sql`(${entries.aiReflection} -> 'quotes') @> ${quoting}::jsonb`,
      ),
    );
}

/** Stores a reflection with its entry; undefined when the entry has another version by now. */
export async function saveReflection(
  db: Database,
  ownerId: number,
  { id, version }: { id: number; version: number },
  reflection: StoredReflection | null,
): Promise<EntryRow | undefined> {
  const [row] = await db
    .update(entries)
    .set({ aiReflection: reflection })
    .where(and(eq(entries.userId, ownerId), eq(entries.id, id), eq(entries.version, version)))
    .returning(entryColumns);
  return row;
}
