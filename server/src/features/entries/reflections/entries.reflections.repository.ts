import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
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

/** So many reflections pass before a question may be asked again. */
const REMEMBERED = 60;

/** The questions of a writer's latest reflections, and all that were asked of one entry. */
export async function questionsAsked(
  db: Database,
  ownerId: number,
  { aiReflection }: Pick<EntryRow, 'aiReflection'>,
): Promise<string[]> {
  const rows = await db
    .select({
      question: sql<string>`${entries.aiReflection} ->> 'reflectionQuestion'`,
      asked: sql<string[] | null>`${entries.aiReflection} -> 'asked'`,
    })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), isNotNull(entries.aiReflection)))
    .orderBy(desc(sql`(${entries.aiReflection} ->> 'createdAt')`))
    .limit(REMEMBERED);
  const latest = rows.flatMap(({ question, asked }) => [question, ...(asked ?? [])]);
  const own = [aiReflection?.reflectionQuestion ?? '', ...(aiReflection?.asked ?? [])];
  return [...new Set([...own, ...latest])].filter((question) => question !== '');
}
