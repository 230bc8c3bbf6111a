import type { Mood } from '@pathkeeper/contract';
import { and, asc, count, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { allBut } from './entries.period.repository.ts';
import { entriesByIds } from './entries.repository.ts';
import { type EntryRow, entries, entryThemes } from './entries.tables.ts';

/** Earlier entries that a guide gets as context, always in bounded amounts. */

/** Entries of a theme that are looked at for what is related: the latest ones. */
const PER_THEME = 200;
/** Hits of a question that are ranked: the latest ones. */
const PER_QUESTION = 500;

interface Before {
  id: number;
  localDate: string;
}

// By day and id, in the order of the index that also holds mood and words.
const isBefore = ({ id, localDate }: Before) =>
  sql`(${entries.localDate}, ${entries.id}) < (${localDate}::date, ${id}::bigint)`;

/** How much was written before an entry, how it usually felt, and when; some entries are left out. */
export async function countBefore(
  db: Database,
  ownerId: number,
  before: Before,
  except: readonly number[],
) {
  const counted = and(eq(entries.userId, ownerId), isBefore(before), allBut(entries.id, except));
  const [[totals], moods] = await Promise.all([
    db
      .select({
        entries: count(),
        words: sum(entries.wordCount).mapWith(Number),
        firstDate: sql<string | null>`min(${entries.localDate})`,
        previousDate: sql<string | null>`max(${entries.localDate})`,
      })
      .from(entries)
      .where(counted),
    db
      .select({ mood: entries.mood, count: count() })
      .from(entries)
      .where(
        and(
          counted,
          sql`${entries.localDate} >= ${before.localDate}::date - 90`,
          sql`${entries.mood} is not null`,
        ),
      )
      .groupBy(entries.mood),
  ]);
  return {
    entries: totals?.entries ?? 0,
    words: totals?.words ?? 0,
    firstDate: totals?.firstDate ?? null,
    previousDate: totals?.previousDate ?? null,
    moods: Object.fromEntries(moods.map((row) => [row.mood, row.count])) as Partial<
      Record<Mood, number>
    >,
  };
}

/** How many earlier entries have each theme, and the first and last day of it; some are left out. */
export function themesBefore(
  db: Database,
  ownerId: number,
  themes: readonly string[],
  { id, localDate }: Before,
  except: readonly number[],
): Promise<{ theme: string; count: number; firstDate: string; lastDate: string }[]> {
  if (themes.length === 0) return Promise.resolve([]);
  return db
    .select({
      theme: entryThemes.theme,
      count: count(),
      firstDate: sql<string>`min(${entryThemes.localDate})`,
      lastDate: sql<string>`max(${entryThemes.localDate})`,
    })
    .from(entryThemes)
    .where(
      and(
        eq(entryThemes.userId, ownerId),
        inArray(entryThemes.theme, [...themes]),
        sql`${entryThemes.localDate} <= ${localDate}`,
        allBut(entryThemes.entryId, [id, ...except]),
      ),
    )
    .groupBy(entryThemes.theme)
    .orderBy(desc(count()), asc(entryThemes.theme));
}

/** Earlier entries that share most of these themes, the nearest first. */
export async function entriesAbout(
  db: Database,
  ownerId: number,
  themes: readonly string[],
  { before, except = [], limit }: { before: string; except?: number[]; limit: number },
): Promise<EntryRow[]> {
  if (themes.length === 0) return [];
  const found = await db.execute<{ id: number }>(sql`
    select e.entry_id::int8 as id from unnest(${sql.param([...themes])}::text[]) as t(theme)
    cross join lateral (
      select entry_id, local_date from ${entryThemes}
      where user_id = ${ownerId} and theme = t.theme and local_date <= ${before}
      order by local_date desc, entry_id desc limit ${PER_THEME}
    ) e
    where not e.entry_id = any(${sql.param(except)}::bigint[])
    group by e.entry_id
    order by count(*) desc, max(e.local_date) desc, e.entry_id desc
    limit ${limit}`);
  return inOrder(
    db,
    ownerId,
    found.map(({ id }) => Number(id)),
  );
}

/** Entries that match a question's words best, among the latest that match at all. */
export async function entriesMatching(
  db: Database,
  ownerId: number,
  tsquery: string,
  limit: number,
): Promise<EntryRow[]> {
  const hits = db
    .select({ id: entries.id, search: entries.search, createdAt: entries.createdAt })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), sql`${entries.search} @@ ${tsquery}::tsquery`))
    .orderBy(desc(entries.createdAt))
    .limit(PER_QUESTION)
    .as('hits');
  const best = await db
    .select({ id: hits.id })
    .from(hits)
    .orderBy(desc(sql`ts_rank(${hits.search}, ${tsquery}::tsquery)`), desc(hits.createdAt))
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
