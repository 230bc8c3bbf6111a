import { LATE_MS, type Mood } from '@pathkeeper/contract';
import { and, asc, count, desc, eq, gte, inArray, isNull, min, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { one } from '../../platform/database/one.ts';
import { prepared } from '../../platform/database/queries/prepared-query.ts';
import { type SearchDocument, searchValue } from '../../platform/search/document.ts';
import { type EntryRow, entries, entryColumns } from './entries.tables.ts';
import { isCounted } from './entry-day.ts';

export { type EntryFilter, listEntries } from './reading/entries.list.repository.ts';
export type { EntryRow };

/** How long before its arrival the day of an entry that counts can have begun, clock changes included. */
const EARLIEST_MS = LATE_MS + 26 * 60 * 60_000;

const owned = (ownerId: number, id: number) => and(eq(entries.userId, ownerId), eq(entries.id, id));

const entryById = prepared((db) =>
  db
    .select(entryColumns)
    .from(entries)
    .where(
      and(eq(entries.userId, sql.placeholder('ownerId')), eq(entries.id, sql.placeholder('id'))),
    )
    .prepare('entry_by_id'),
);

export async function findEntry(
  db: Database,
  ownerId: number,
  id: number,
): Promise<EntryRow | undefined> {
  const [row] = await entryById(db).execute({ ownerId, id });
  return row;
}

export interface EntryChange {
  content: string;
  mood: Mood | null;
  tags: string[];
  folderId?: number | null | undefined;
  /** Another day, and where it then stands in lists. */
  localDate?: string | undefined;
  listedAt?: Date | undefined;
  updatedAt: Date;
  wordCount: number;
  document: SearchDocument;
}

/** Replaces an entry's content and makes it its next version. The entry is there: its writer's lock is held. */
export async function updateEntry(
  db: Database,
  ownerId: number,
  id: number,
  { document, ...fields }: EntryChange,
): Promise<EntryRow> {
  const rows = await db
    .update(entries)
    .set({
      ...fields,
      version: sql`${entries.version} + 1`,
      search: searchValue(document.words, sql.param(document.lexemes)),
    })
    .where(owned(ownerId, id))
    .returning(entryColumns);
  return one(rows);
}

export async function setPlace(
  db: Database,
  ownerId: number,
  id: number,
  place: { isPinned?: boolean; folderId?: number | null },
): Promise<EntryRow | undefined> {
  const [row] = await db
    .update(entries)
    .set(place)
    .where(owned(ownerId, id))
    .returning(entryColumns);
  return row;
}

/** The given ids that are this person's entries, newest first. */
export async function ownedIds(db: Database, ownerId: number, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), sql`${entries.id} = any(${sql.param(ids)}::bigint[])`))
    .orderBy(desc(entries.listedAt), desc(entries.id));
  return rows.map((row) => row.id);
}

/** The folder of each of the given entries that are this person's; null for one without. */
export async function foldersOf(
  db: Database,
  ownerId: number,
  ids: number[],
): Promise<Map<number, number | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: entries.id, folderId: entries.folderId })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), inArray(entries.id, ids)));
  return new Map(rows.map(({ id, folderId }) => [id, folderId]));
}

/** The local date of each of the given entries that are this person's, by id. */
export async function daysOf(
  db: Database,
  ownerId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: entries.id, localDate: entries.localDate })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), inArray(entries.id, [...ids])));
  return new Map(rows.map(({ id, localDate }) => [id, localDate]));
}

/** Whole entries by id, newest first. */
export function entriesByIds(db: Database, ownerId: number, ids: number[]): Promise<EntryRow[]> {
  return db
    .select(entryColumns)
    .from(entries)
    .where(and(eq(entries.userId, ownerId), inArray(entries.id, ids)))
    .orderBy(desc(entries.listedAt), desc(entries.id));
}

export async function countEntries(db: Database, ownerId: number) {
  // Each from an index of its own: one query for all would read every entry.
  const theirs = eq(entries.userId, ownerId);
  const [[all], [pinned], [unfiled], [first]] = await Promise.all([
    db.select({ count: count() }).from(entries).where(theirs),
    db.select({ count: count() }).from(entries).where(and(theirs, entries.isPinned)),
    db
      .select({ count: count() })
      .from(entries)
      .where(and(theirs, isNull(entries.folderId))),
    db
      .select({ date: min(entries.localDate) })
      .from(entries)
      .where(theirs),
  ]);
  return {
    count: all?.count ?? 0,
    pinned: pinned?.count ?? 0,
    unfiled: unfiled?.count ?? 0,
    firstDate: first?.date ?? null,
  };
}

/** How many entries each folder holds; a folder without any is missing. */
export async function countByFolder(db: Database, ownerId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ folderId: entries.folderId, count: count() })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), sql`${entries.folderId} is not null`))
    .groupBy(entries.folderId)
    .orderBy(asc(entries.folderId));
  return new Map(rows.map((row) => [row.folderId as number, row.count]));
}

/** Moves everything out of a folder. */
export async function unfileEntries(
  db: Database,
  ownerId: number,
  folderId: number,
): Promise<number[]> {
  const rows = await db
    .update(entries)
    .set({ folderId: null })
    .where(and(eq(entries.userId, ownerId), eq(entries.folderId, folderId)))
    .returning({ id: entries.id });
  return rows.map(({ id }) => id);
}

/** When the entries of a day arrived. */
export function arrivalsOn(
  db: Database,
  ownerId: number,
  day: string,
): Promise<Pick<EntryRow, 'localDate' | 'createdAt' | 'timeZone'>[]> {
  const { localDate, createdAt, timeZone } = entries;
  return db
    .select({ localDate, createdAt, timeZone })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), eq(localDate, day)));
}

/** Journal entries that arrived since an instant and count for their day, newest first, at most `limit`. */
export async function entriesSince(
  db: Database,
  ownerId: number,
  since: Date,
  limit: number,
): Promise<EntryRow[]> {
  const rows = await db
    .select(entryColumns)
    .from(entries)
    .where(
      and(
        eq(entries.userId, ownerId),
        gte(entries.createdAt, since),
        // Says nothing new of entries that count, and lets the index of the list find them.
        gte(entries.listedAt, new Date(since.getTime() - EARLIEST_MS)),
        eq(entries.type, 'journal'),
      ),
    )
    .orderBy(desc(entries.listedAt), desc(entries.id))
    .limit(limit);
  return rows.filter(isCounted);
}

/** Makes an entry the answer to a quest. */
export async function markAsQuest(
  tx: Database,
  ownerId: number,
  id: number,
  { tags, document }: { tags: string[]; document: SearchDocument },
): Promise<void> {
  await tx
    .update(entries)
    .set({
      type: 'quest',
      tags,
      version: sql`${entries.version} + 1`,
      search: searchValue(document.words, sql.param(document.lexemes)),
    })
    .where(owned(ownerId, id));
}
