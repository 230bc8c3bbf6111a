import { addDays, type Mood } from '@pathkeeper/contract';
import { and, between, count, countDistinct, desc, eq, inArray, lte, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { entriesByIds } from '../entries.repository.ts';
import { type EntryRow, entries, entryThemes } from '../entries.tables.ts';
import { allBut } from '../subjects/all-but.ts';
import { namedThemes, readThemeNames, spellingsTable } from './entries.themes.repository.ts';

/** Earlier entries that a guide gets as context, always in bounded amounts. */

/** Entries of a theme that are looked at for what is related: the latest ones. */
const PER_THEME = 200;
/** Hits of a question that are ranked: the latest ones. */
const PER_QUESTION = 500;

/** The entries that an entry's reflection may know of. */
export interface Earlier {
  /** Local date of the entry. */
  day: string;
  /** The last local date that an earlier entry can have. */
  to: string;
  /** Entries up to that date that are not earlier, or are left out. */
  except: readonly number[];
}

/**
 * By so many days the local date of an entry can be after that of a later one: time zones lie up to 26
 * hours apart.
 */
const ZONES = 2;

/**
 * The one cut-off for whatever an entry's reflection counts, recalls and quotes: entries that stand
 * before it in the journal, by `listedAt` and then by id. It is a range of local dates with exceptions, because the index by
 * local date also holds mood and words.
 */
export async function earlierThan(
  db: Database,
  ownerId: number,
  { id, listedAt, localDate }: Pick<EntryRow, 'id' | 'listedAt' | 'localDate'>,
): Promise<Earlier> {
  const to = addDays(localDate, ZONES);
  const later = await db
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        eq(entries.userId, ownerId),
        between(entries.localDate, addDays(localDate, -ZONES), to),
        sql`(${entries.listedAt}, ${entries.id}) >= (${listedAt.toISOString()}::timestamptz, ${id}::bigint)`,
      ),
    );
  return { day: localDate, to, except: later.map((row) => row.id) };
}

/** How much was written earlier, how it usually felt, and when. */
export async function countBefore(db: Database, ownerId: number, { day, to, except }: Earlier) {
  const counted = and(
    eq(entries.userId, ownerId),
    lte(entries.localDate, to),
    allBut(entries.id, except),
  );
  const [[totals], moods] = await Promise.all([
    db
      .select({
        entries: count(),
        words: sum(entries.wordCount).mapWith(Number),
        firstDate: sql<string | null>`min(${entries.localDate})`,
      })
      .from(entries)
      .where(counted),
    db
      .select({ mood: entries.mood, count: count() })
      .from(entries)
      .where(
        and(
          counted,
          sql`${entries.localDate} >= ${day}::date - 90`,
          sql`${entries.mood} is not null`,
        ),
      )
      .groupBy(entries.mood),
  ]);
  return {
    entries: totals?.entries ?? 0,
    words: totals?.words ?? 0,
    firstDate: totals?.firstDate ?? null,
    moods: Object.fromEntries(moods.map((row) => [row.mood, row.count])) as Partial<
      Record<Mood, number>
    >,
  };
}

/** Characters of an entry that are read for what it tells of. */
const BEGINNING = 6_000;
const told = { tags: entries.tags, mood: entries.mood, localDate: entries.localDate };

/** The beginnings of the latest entries of so many days before an entry, and of its own day; bounded. */
export async function beginningsBefore(
  db: Database,
  ownerId: number,
  { day, to, except }: Earlier,
  { days, limit }: { days: number; limit: number },
) {
  return db
    .select({ ...told, content: sql<string>`left(${entries.content}, ${BEGINNING})` })
    .from(entries)
    .where(
      and(
        eq(entries.userId, ownerId),
        between(entries.localDate, addDays(day, -days), to),
        allBut(entries.id, except),
      ),
    )
    .orderBy(desc(entries.localDate), desc(entries.id))
    .limit(limit);
}

/** Entries up to a day that share most of these themes, the nearest first; some are left out. */
export async function entriesAbout(
  db: Database,
  ownerId: number,
  themes: readonly string[],
  { to, except = [], limit }: { to: string; except?: readonly number[]; limit: number },
): Promise<EntryRow[]> {
  if (themes.length === 0) return [];
  const named = namedThemes(await readThemeNames(db, ownerId), themes);
  const found = await db.execute<{ id: number }>(sql`
    select e.entry_id::int8 as id from ${spellingsTable(named)}
    cross join lateral (
      select entry_id, local_date from ${entryThemes}
      where user_id = ${ownerId} and theme = named.spelling and local_date <= ${to}
        and not entry_id = any(${sql.param([...except])}::bigint[])
      order by local_date desc, entry_id desc limit ${PER_THEME}
    ) e
    group by e.entry_id
    order by count(distinct named.name) desc, max(e.local_date) desc, e.entry_id desc
    limit ${limit}`);
  return inOrder(
    db,
    ownerId,
    found.map(({ id }) => Number(id)),
  );
}

/** How much was written in all, and when. */
export async function countAll(db: Database, ownerId: number) {
  const [row] = await db
    .select({
      entries: count(),
      words: sql<number>`coalesce(sum(${entries.wordCount}), 0)`.mapWith(Number),
      firstDate: sql<string | null>`min(${entries.localDate})`,
      lastDate: sql<string | null>`max(${entries.localDate})`,
    })
    .from(entries)
    .where(eq(entries.userId, ownerId));
  return row ?? { entries: 0, words: 0, firstDate: null, lastDate: null };
}

/** Dates shown of a mood. */
const MOOD_DATES = 2;

/** How often a mood was recorded on some days, its latest days, and the entries of the latest two and what followed. */
export async function entriesWithMood(
  db: Database,
  ownerId: number,
  mood: Mood,
  { from, to }: { from: string; to: string },
) {
  const where = and(
    eq(entries.userId, ownerId),
    eq(entries.mood, mood),
    between(entries.localDate, from, to),
  );
  const [[total], latest] = await Promise.all([
    db.select({ count: count() }).from(entries).where(where),
    db
      .select({ id: entries.id, localDate: entries.localDate, listedAt: entries.listedAt })
      .from(entries)
      .where(where)
      .orderBy(desc(entries.listedAt), desc(entries.id))
      .limit(MOOD_DATES),
  ]);
  const before = latest.at(-1);
  const next = before
    ? await db
        .select({ id: entries.id })
        .from(entries)
        .where(
          and(
            eq(entries.userId, ownerId),
            sql`(${entries.listedAt}, ${entries.id}) > (${before.listedAt.toISOString()}::timestamptz, ${before.id}::bigint)`,
          ),
        )
        .orderBy(entries.listedAt, entries.id)
        .limit(1)
    : [];
  const ids = [...new Set([...latest, ...next].map(({ id }) => id))];
  return {
    count: total?.count ?? 0,
    dates: latest.map(({ localDate }) => localDate),
    pages: await inOrder(db, ownerId, ids),
  };
}

/** How many entries some days have, on how many days and with how many words, and the longest of them. */
export async function entriesBetween(
  db: Database,
  ownerId: number,
  { from, to }: { from: string; to: string },
  limit: number,
) {
  const where = and(eq(entries.userId, ownerId), between(entries.localDate, from, to));
  const [[total], longest] = await Promise.all([
    db
      .select({
        count: count(),
        days: countDistinct(entries.localDate),
        words: sql<number>`coalesce(sum(${entries.wordCount}), 0)`.mapWith(Number),
      })
      .from(entries)
      .where(where),
    db
      .select({ id: entries.id })
      .from(entries)
      .where(where)
      .orderBy(desc(entries.wordCount), desc(entries.id))
      .limit(limit),
  ]);
  const pages = await inOrder(
    db,
    ownerId,
    longest.map(({ id }) => id),
  );
  return { ...(total ?? { count: 0, days: 0, words: 0 }), pages };
}

/** Entries that match a question's words best, among the latest that match at all. */
export async function entriesMatching(
  db: Database,
  ownerId: number,
  tsquery: string,
  limit: number,
): Promise<EntryRow[]> {
  const hits = db
    .select({ id: entries.id, search: entries.search, listedAt: entries.listedAt })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), sql`${entries.search} @@ ${tsquery}::tsquery`))
    .orderBy(desc(entries.listedAt))
    .limit(PER_QUESTION)
    .as('hits');
  const best = await db
    .select({ id: hits.id })
    .from(hits)
    .orderBy(desc(sql`ts_rank(${hits.search}, ${tsquery}::tsquery)`), desc(hits.listedAt))
    .limit(limit);
  return inOrder(
    db,
    ownerId,
    best.map(({ id }) => id),
  );
}

async function inOrder(db: Database, ownerId: number, ids: number[]): Promise<EntryRow[]> {
  if (ids.length === 0) return [];
  const rows = await entriesByIds(db, ownerId, ids);
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Ids of the entries that lie in some folders. */
export async function idsInFolders(
  db: Database,
  ownerId: number,
  folderIds: readonly number[],
): Promise<number[]> {
  if (folderIds.length === 0) return [];
  const rows = await db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), inArray(entries.folderId, [...folderIds])));
  return rows.map(({ id }) => id);
}

/** Whether every one of some entries is still there in the version that was read. */
export async function areUnchanged(
  db: Database,
  ownerId: number,
  read: readonly Pick<EntryRow, 'id' | 'version'>[],
): Promise<boolean> {
  const ids = read.map(({ id }) => id);
  const rows = await db
    .select({ id: entries.id, version: entries.version })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), inArray(entries.id, ids)));
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return read.every(({ id, version }) => versions.get(id) === version);
}
