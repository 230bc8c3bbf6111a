import type { Mood } from '@pathkeeper/contract';
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { type EntryRow, entries, entryColumns, entryThemes } from '../entries.tables.ts';
import { allBut } from '../subjects/all-but.ts';
import { entriesNaming } from '../subjects/subjects.repository.ts';
import { readThemeNames } from './entries.themes.repository.ts';

/** What the guide and the legacy view read and count of a stretch of the calendar. */

/** Entries in memory at a time. One can be 100,000 characters long. */
const BATCH = 50;

/** Days of the writer's calendar, both among them. */
interface Days {
  from: string;
  to: string;
}

const inPeriod = (ownerId: number, { from, to }: Days) =>
  and(eq(entries.userId, ownerId), between(entries.localDate, from, to));

export interface PeriodTotals {
  entryCount: number;
  words: number;
  /** Changes whenever an entry of the period is written, edited or deleted. */
  fingerprint: string;
}

/** The totals of a period's entries; some are left out. */
export async function totalsOfPeriod(
  db: Database,
  ownerId: number,
  days: Days,
  except: readonly number[] = [],
): Promise<PeriodTotals> {
  const [totals] = await db
    .select({
      entryCount: count(),
      words: sum(entries.wordCount).mapWith(Number),
      versions: sum(entries.version).mapWith(Number),
      ids: sum(entries.id).mapWith(String),
    })
    .from(entries)
    .where(and(inPeriod(ownerId, days), allBut(entries.id, except)));
  return {
    entryCount: totals?.entryCount ?? 0,
    words: totals?.words ?? 0,
    fingerprint: `${totals?.entryCount}:${totals?.versions}:${totals?.ids}`,
  };
}

/** How often each mood was recorded in a period, the most frequent first. */
export async function moodsOfPeriod(
  db: Database,
  ownerId: number,
  days: Days,
  except: readonly number[],
): Promise<{ mood: Mood; count: number }[]> {
  const rows = await db
    .select({ mood: entries.mood, count: count() })
    .from(entries)
    .where(and(inPeriod(ownerId, days), isNotNull(entries.mood), allBut(entries.id, except)))
    .groupBy(entries.mood)
    .orderBy(desc(count()), asc(entries.mood));
  return rows.flatMap(({ mood, count: n }) => (mood ? [{ mood, count: n }] : []));
}

/**
 * The themes of a period's entries by the names they have in all entries, the most frequent first. Each is
 * counted by every entry that has its word, also where it is no theme of the entry.
 */
export async function themesOfPeriod(
  db: Database,
  ownerId: number,
  { from, to, limit, except }: Days & { limit: number; except: readonly number[] },
): Promise<{ theme: string; count: number }[]> {
  const [names, rows] = await Promise.all([
    readThemeNames(db, ownerId),
    db
      .select({ theme: entryThemes.theme, entryId: entryThemes.entryId })
      .from(entryThemes)
      .where(
        and(
          eq(entryThemes.userId, ownerId),
          between(entryThemes.localDate, from, to),
          allBut(entryThemes.entryId, except),
        ),
      ),
  ]);
  const found = new Map<string, Set<number>>();
  for (const { theme, entryId } of rows) {
    const name = names.nameOf(theme);
    if (name !== null) found.set(name, (found.get(name) ?? new Set()).add(entryId));
  }
  const sizes = () =>
    [...found]
      .map(([theme, { size }]) => ({ theme, count: size }))
      .sort((a, b) => b.count - a.count || (a.theme < b.theme ? -1 : 1))
      .slice(0, limit);
  const most = sizes().map(({ theme }) => theme);
  const named = await entriesNaming(db, ownerId, most, { from, to, except });
  for (const { theme, entryId } of named) found.get(theme)?.add(entryId);
  return sizes();
}

/** Every entry of a period, oldest first, a batch at a time. */
export async function* entriesOfPeriod(
  db: Database,
  ownerId: number,
  days: Days,
): AsyncGenerator<EntryRow[]> {
  let last: EntryRow | undefined;
  do {
    const rows: EntryRow[] = await entriesInOrder(db, ownerId, days, { limit: BATCH, after: last });
    yield rows;
    last = rows.length < BATCH ? undefined : rows.at(-1);
  } while (last);
}

/** What is left out of a reading. */
interface LeftOut {
  folders?: readonly number[] | undefined;
  entries?: readonly number[] | undefined;
}

const notLeftOut = ({ folders = [], entries: ids = [] }: LeftOut): SQL | undefined =>
  and(
    allBut(entries.id, ids),
    folders.length === 0
      ? undefined
      : or(isNull(entries.folderId), allBut(entries.folderId, folders)),
  );

/** Entries of a period in the order of the calendar, those after `after` when it is given. */
export function entriesInOrder(
  db: Database,
  ownerId: number,
  days: Days,
  { limit, after }: { limit: number; after?: Pick<EntryRow, 'localDate' | 'id'> | undefined },
  leftOut: LeftOut = {},
): Promise<EntryRow[]> {
  return db
    .select(entryColumns)
    .from(entries)
    .where(
      and(
        inPeriod(ownerId, days),
        after &&
          sql`(${entries.localDate}, ${entries.id}) > (${after.localDate}::date, ${after.id}::bigint)`,
        notLeftOut(leftOut),
      ),
    )
    .orderBy(asc(entries.localDate), asc(entries.id))
    .limit(limit);
}

/** The months of the calendar that have entries, oldest first, with how many entries and words. */
export function monthsWithEntries(
  db: Database,
  ownerId: number,
  leftOut: LeftOut,
): Promise<{ month: string; entries: number; words: number }[]> {
  // By day first, in the order of the index: the month is then formatted once a day, not once an entry.
  const days = db
    .select({
      date: entries.localDate,
      count: count().as('entries'),
      words: sum(entries.wordCount).as('words'),
    })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), notLeftOut(leftOut)))
    .groupBy(entries.localDate)
    .as('days');
  const month = sql<string>`to_char(${days.date}, 'YYYY-MM')`;
  return db
    .select({
      month,
      entries: sum(days.count).mapWith(Number),
      words: sum(days.words).mapWith(Number),
    })
    .from(days)
    .groupBy(month)
    .orderBy(month);
}
