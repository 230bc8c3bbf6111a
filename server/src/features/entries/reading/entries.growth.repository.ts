import type { Mood } from '@pathkeeper/contract';
import {
  and,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  inArray,
  isNotNull,
  min,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { themeNames } from '../../../platform/language/theme-names.ts';
import { entries, entryThemes } from '../entries.tables.ts';
import { allBut } from '../subjects/all-but.ts';
import {
  countEntriesWith,
  countSpellings,
  type NamedTheme,
  namedThemes,
  readThemeNames,
  spellingsTable,
} from './entries.themes.repository.ts';

export { countSubjects } from './entries.themes.repository.ts';

/**
 * What the growth map adds up. Every query reads one person's part of one index, and of the entries
 * themselves only the beginnings of those it shows.
 */

/** Days of the writer's calendar, both among them. */
interface Period {
  from: string;
  to: string;
}

/** Characters of an entry that its first line is made from. */
const OPENING = 400;
const opening = sql<string>`left(${entries.content}, ${sql.raw(String(OPENING))})`;

/** How often each mood was recorded, the most frequent first. */
export async function countMoods(
  db: Database,
  ownerId: number,
): Promise<{ mood: Mood; count: number }[]> {
  const rows = await db
    .select({ mood: entries.mood, count: count() })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), isNotNull(entries.mood)))
    .groupBy(entries.mood)
    .orderBy(desc(count()), asc(entries.mood));
  return rows.flatMap(({ mood, count: n }) => (mood ? [{ mood, count: n }] : []));
}

/** How often each mood was recorded in each month of a period. */
export async function countMoodsByMonth(
  db: Database,
  ownerId: number,
  { from, to }: Period,
): Promise<{ mood: Mood; month: string; count: number }[]> {
  // By day first, in the order of the index: the month is then formatted once a day, not once an entry.
  const days = db
    .select({ mood: entries.mood, date: entries.localDate, count: count().as('entries') })
    .from(entries)
    .where(
      and(
        eq(entries.userId, ownerId),
        between(entries.localDate, from, to),
        isNotNull(entries.mood),
      ),
    )
    .groupBy(entries.localDate, entries.mood)
    .as('days');
  const month = sql<string>`to_char(${days.date}, 'YYYY-MM')`;
  const rows = await db
    .select({ mood: days.mood, month, count: sum(days.count).mapWith(Number) })
    .from(days)
    .groupBy(days.mood, month);
  return rows.flatMap(({ mood, ...row }) => (mood ? [{ mood, ...row }] : []));
}

/** What the entries are about, the most frequent first; an entry with two spellings counts once. */
export async function countThemes(
  db: Database,
  ownerId: number,
  limit: number,
): Promise<(NamedTheme & { frequency: number })[]> {
  const counts = await countSpellings(db, ownerId);
  const stored = counts.map(({ theme }) => theme);
  const themes = namedThemes(themeNames(counts), stored);
  const frequencies = new Map(counts.map(({ theme, count: times }) => [theme, times]));
  const several = themes.filter(({ spellings }) => spellings.length > 1);
  for (const { theme, entries: times } of await countEntriesWith(db, ownerId, several)) {
    frequencies.set(theme, times);
  }
  return themes
    .map((theme) => ({ ...theme, frequency: frequencies.get(theme.theme) ?? 0 }))
    .sort((a, b) => b.frequency - a.frequency || (a.theme < b.theme ? -1 : 1))
    .slice(0, limit);
}

/** How many entries of each month of a period have each of the given themes. */
export function countThemesByMonth(
  db: Database,
  ownerId: number,
  themes: readonly NamedTheme[],
  { from, to }: Period,
): Promise<{ theme: string; month: string; count: number }[]> {
  if (themes.length === 0) return Promise.resolve([]);
  const name = sql<string>`named.name`.as('name');
  const days = db
    .select({
      theme: name,
      date: entryThemes.localDate,
      count: countDistinct(entryThemes.entryId).as('entries'),
    })
    .from(entryThemes)
    .innerJoin(spellingsTable(themes), sql`named.spelling = ${entryThemes.theme}`)
    .where(and(eq(entryThemes.userId, ownerId), between(entryThemes.localDate, from, to)))
    .groupBy(sql`named.name`, entryThemes.localDate)
    .as('days');
  const month = sql<string>`to_char(${days.date}, 'YYYY-MM')`;
  return db
    .select({ theme: days.theme, month, count: sum(days.count).mapWith(Number) })
    .from(days)
    .groupBy(days.theme, month);
}

/** Local date of the oldest entry. */
export async function firstDay(db: Database, ownerId: number): Promise<string | null> {
  const [row] = await db
    .select({ date: min(entries.localDate) })
    .from(entries)
    .where(eq(entries.userId, ownerId));
  return row?.date ?? null;
}

export interface DaySum {
  date: string;
  entries: number;
  words: number;
  /** The mood the day had most often. */
  mood: Mood | null;
  /** The day's longest entry, and its beginning. */
  entryId: number;
  opening: string;
}

/**
 * The totals of each day of a period that has an entry, oldest first. `unsafe` entries count in the
 * totals, but give no mood and no opening (D32).
 */
export function sumDays(
  db: Database,
  ownerId: number,
  { from, to }: Period,
  unsafe: readonly number[] = [],
): Promise<DaySum[]> {
  const isSafe = allBut(entries.id, unsafe) ?? sql`true`;
  const longest = (which: SQL) =>
    sql`(array_agg(${entries.id} order by ${entries.wordCount} desc, ${entries.id} desc) filter (where ${which}))[1]`;
  const days = db
    .select({
      date: entries.localDate,
      entries: count().as('entries'),
      words: sum(entries.wordCount).mapWith(Number).as('words'),
      mood: sql<Mood | null>`mode() within group (order by ${entries.mood}) filter (where ${isSafe})`.as(
        'day_mood',
      ),
      entryId: sql<number>`coalesce(${longest(isSafe)}, ${longest(sql`true`)})`
        .mapWith(Number)
        .as('entry_id'),
    })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), between(entries.localDate, from, to)))
    .groupBy(entries.localDate)
    .as('days');
  return db
    .select({
      date: days.date,
      entries: days.entries,
      words: days.words,
      mood: days.mood,
      entryId: days.entryId,
      opening: sql<string>`case when ${isSafe} then ${opening} else '' end`,
    })
    .from(days)
    .innerJoin(entries, and(eq(entries.userId, ownerId), eq(entries.id, days.entryId)))
    .orderBy(asc(days.date));
}

export interface DayEntry {
  date: string;
  entryId: number;
  mood: Mood | null;
  opening: string;
}

/** The longest entry of each of the given days, newest first. */
export function longestOnDays(db: Database, ownerId: number, dates: string[]): Promise<DayEntry[]> {
  if (dates.length === 0) return Promise.resolve([]);
  const longest = db
    .selectDistinctOn([entries.localDate], { entryId: entries.id })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), inArray(entries.localDate, dates)))
    .orderBy(desc(entries.localDate), desc(entries.wordCount), desc(entries.id))
    .as('longest');
  return db
    .select({ date: entries.localDate, entryId: entries.id, mood: entries.mood, opening })
    .from(longest)
    .innerJoin(entries, and(eq(entries.userId, ownerId), eq(entries.id, longest.entryId)))
    .orderBy(desc(entries.localDate));
}

/** The days and beginnings of the given entries, in no order; another person's are left out. */
export function openingsOf(
  db: Database,
  ownerId: number,
  ids: number[],
): Promise<Omit<DayEntry, 'mood'>[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({ date: entries.localDate, entryId: entries.id, opening })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), sql`${entries.id} = any(${sql.param(ids)}::bigint[])`));
}

/** What is known of an entry without its text. */
export interface EntryFacts {
  id: number;
  date: string;
  createdAt: Date;
  timeZone: string;
  words: number;
  mood: Mood | null;
  isQuest: boolean;
  isReflected: boolean;
  tags: string[];
  themes: string[];
}

/**
 * The latest entries of a period, at most `limit` of them, newest first, with their themes by the
 * names they have in all entries.
 */
export async function entryFacts(
  db: Database,
  ownerId: number,
  { from, to }: Period,
  limit: number,
): Promise<EntryFacts[]> {
  const names = await readThemeNames(db, ownerId);
  const rows = await db
    .select({
      id: entries.id,
      date: entries.localDate,
      createdAt: entries.createdAt,
      timeZone: entries.timeZone,
      words: entries.wordCount,
      mood: entries.mood,
      isQuest: sql<boolean>`${entries.type} = 'quest'`,
      isReflected: sql<boolean>`${entries.aiReflection} is not null`,
      tags: entries.tags,
      themes: sql<string[]>`array(
        select ${entryThemes.theme} from ${entryThemes}
        where ${entryThemes.userId} = ${ownerId} and ${entryThemes.entryId} = ${entries.id})`,
    })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), between(entries.localDate, from, to)))
    .orderBy(desc(entries.localDate), desc(entries.id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    themes: namedThemes(names, row.themes).map(({ theme }) => theme),
  }));
}

/** The texts of some entries. */
export function contentsOf(
  db: Database,
  ownerId: number,
  ids: number[],
): Promise<{ id: number; content: string; tags: string[] | null; mood: Mood | null }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({ id: entries.id, content: entries.content, tags: entries.tags, mood: entries.mood })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), inArray(entries.id, ids)));
}
