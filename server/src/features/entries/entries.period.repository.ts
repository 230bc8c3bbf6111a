import type { Mood } from '@pathkeeper/contract';
import { and, asc, between, count, desc, eq, isNotNull, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database.ts';
import { type EntryRow, entries, entryColumns, entryThemes } from './entries.tables.ts';

/** What the guide reads and counts of a week or a month of entries. */

/** Entries in memory at a time. One can be 100,000 characters long. */
const BATCH = 50;

/** Days of the writer's calendar, both among them. */
interface Days {
  from: string;
  to: string;
}

const inPeriod = (ownerId: number, { from, to }: Days) =>
  and(eq(entries.userId, ownerId), between(entries.localDate, from, to));

/** A condition that leaves some entries out, by the column of their ids. */
export const allBut = (id: PgColumn, except: readonly number[]): SQL | undefined =>
  except.length === 0 ? undefined : sql`${id} <> all(${sql.param(except)}::bigint[])`;

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

/** The themes of a period's entries, the most frequent first. */
export function themesOfPeriod(
  db: Database,
  ownerId: number,
  { from, to, limit, except }: Days & { limit: number; except: readonly number[] },
): Promise<{ theme: string; count: number }[]> {
  return db
    .select({ theme: entryThemes.theme, count: count() })
    .from(entryThemes)
    .where(
      and(
        eq(entryThemes.userId, ownerId),
        between(entryThemes.localDate, from, to),
        allBut(entryThemes.entryId, except),
      ),
    )
    .groupBy(entryThemes.theme)
    .orderBy(desc(count()), asc(entryThemes.theme))
    .limit(limit);
}

/** Every entry of a period, oldest first, a batch at a time. */
export async function* entriesOfPeriod(
  db: Database,
  ownerId: number,
  days: Days,
): AsyncGenerator<EntryRow[]> {
  let last: EntryRow | undefined;
  do {
    const rows: EntryRow[] = await db
      .select(entryColumns)
      .from(entries)
      .where(
        and(
          inPeriod(ownerId, days),
          last &&
            sql`(${entries.localDate}, ${entries.id}) > (${last.localDate}::date, ${last.id}::bigint)`,
        ),
      )
      .orderBy(asc(entries.localDate), asc(entries.id))
      .limit(BATCH);
    yield rows;
    last = rows.length < BATCH ? undefined : rows.at(-1);
  } while (last);
}
