import type { Mood } from '@pathkeeper/contract';
import { and, desc, eq, gte, isNull, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { isAfter, newestFirst, type Window } from '../../../platform/database/paging.ts';
import { prepared } from '../../../platform/database/queries/prepared-query.ts';
import { tagQuery } from '../../../platform/search/document.ts';
import { type EntryRow, entries, entryColumns } from '../entries.tables.ts';

export interface EntryFilter {
  tsquery?: string | null | undefined;
  tags?: string[] | undefined;
  mood?: Mood | undefined;
  folderId?: number | 'none' | undefined;
  pinned?: boolean | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

/** Newest entries that are searched through before the index of words is used. */
const WINDOW = 100;
/** A word with as many hits among them is a common one. */
const COMMON = 3;

const byAge = newestFirst(entries.listedAt, entries.id);
// No index has this order, so all hits are fetched and sorted: right when there are few.
const hitsFirst = [sql`${entries.listedAt} + interval '0' desc`, desc(entries.id)];

/** Entries newest first, after `after` when given, that match every given filter. */
export async function listEntries(
  db: Database,
  ownerId: number,
  filter: EntryFilter,
  { limit, after }: Window,
): Promise<EntryRow[]> {
  const narrowed = range(filter);
  const words = wordsOf(filter);
  const mood = filter.mood && eq(entries.mood, filter.mood);
  if (!words && !mood && narrowed.length === 0) {
    return after
      ? entriesAfter(db).execute({ ownerId, limit, at: after.at.toISOString(), id: after.id })
      : newestEntries(db).execute({ ownerId, limit });
  }
  const where = [eq(entries.userId, ownerId), ...narrowed, ...(after ? [isPast(after)] : [])];
  if (!words) return select(db, [...where, mood], byAge, limit);

  // The newest entries fill a page with hits of a common word at once; the index is for a rare one.
  // The planner cannot tell them apart: it knows a sample of everybody's words.
  const isPlain = !mood && !after && narrowed.length === 0;
  const recent = isPlain
    ? await hitsAmongNewest(db).execute({ ownerId, words, limit })
    : await amongNewest(db, where, and(matches(words), mood), limit);
  if (recent.length >= limit) return recent;
  const order = recent.length >= COMMON ? byAge : hitsFirst;
  return select(db, [...where, matches(words), mood], order, limit);
}

const matches = (words: string | Placeholder) => sql`${entries.search} @@ ${words}::tsquery`;

function amongNewest(
  db: Database,
  where: SQL[],
  wanted: SQL | undefined,
  limit: number | Placeholder,
) {
  const newest = db
    .select()
    .from(entries)
    .where(and(...where))
    .orderBy(...byAge)
    .limit(WINDOW)
    .as('entries');
  return db
    .select(entryColumns)
    .from(newest)
    .where(wanted)
    .orderBy(...byAge)
    .limit(limit);
}

// Most searches are words alone, and those have one good plan here, so the statement is prepared. The
// index of words is not asked by a prepared one: without the person and the words PostgreSQL expects
// a short journal of everybody, and would read all of it.
const hitsAmongNewest = prepared((db) =>
  amongNewest(
    db,
    [eq(entries.userId, sql.placeholder('ownerId'))],
    matches(sql.placeholder('words')),
    sql.placeholder('limit'),
  ).prepare('hits_among_newest'),
);

/** The newest entries. */
export const latestEntries = (db: Database, ownerId: number, limit: number): Promise<EntryRow[]> =>
  newestEntries(db).execute({ ownerId, limit });

const isPast = (place: Parameters<typeof isAfter>[2]) =>
  isAfter(entries.listedAt, entries.id, place);

const unfiltered = (db: Database, ...where: SQL[]) =>
  db
    .select(entryColumns)
    .from(entries)
    .where(and(eq(entries.userId, sql.placeholder('ownerId')), ...where))
    .orderBy(...byAge)
    .limit(sql.placeholder('limit'));

const newestEntries = prepared((db) => unfiltered(db).prepare('newest_entries'));

const entriesAfter = prepared((db) => {
  const place = { at: sql.placeholder('at'), id: sql.placeholder('id') };
  return unfiltered(db, isPast(place)).prepare('entries_after');
});

function select(
  db: Database,
  where: (SQL | undefined)[],
  order: SQL[],
  limit: number,
): Promise<EntryRow[]> {
  return db
    .select(entryColumns)
    .from(entries)
    .where(and(...where))
    .orderBy(...order)
    .limit(limit);
}

/** The filters that an index in the list's order answers. */
function range(filter: EntryFilter): SQL[] {
  const found: SQL[] = [];
  if (filter.folderId === 'none') found.push(isNull(entries.folderId));
  else if (filter.folderId !== undefined) found.push(eq(entries.folderId, filter.folderId));
  if (filter.pinned !== undefined) found.push(eq(entries.isPinned, filter.pinned));
  // A local day begins at most 14 hours before UTC's and ends at most 12 after: the instants let
  // the index skip what is far outside, the dates decide.
  if (filter.dateFrom) {
    found.push(gte(entries.localDate, filter.dateFrom));
    found.push(sql`${entries.listedAt} >= ${filter.dateFrom}::date - interval '14 hours'`);
  }
  if (filter.dateTo) {
    found.push(lte(entries.localDate, filter.dateTo));
    found.push(sql`${entries.listedAt} < ${filter.dateTo}::date + interval '36 hours'`);
  }
  return found;
}

/** Words and tags as one tsquery for the index of words. */
function wordsOf({ tsquery, tags = [] }: EntryFilter): string | undefined {
  const terms = [...(tsquery ? [`(${tsquery})`] : []), ...tags.map(tagQuery)];
  return terms.length === 0 ? undefined : terms.join(' & ');
}
