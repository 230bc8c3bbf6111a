import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { isMember, users } from '../accounts/accounts.tables.ts';
import { entries } from '../entries/entries.tables.ts';
import { progress } from '../progression/progression.tables.ts';
import { dailyCounts } from './admin.tables.ts';
import { isHighlyEngaged, wroteWithin } from './people.filter.public.repository.ts';

/** 'Active This Week' is within seven days (S2.4). */
const WEEK = 7;
const LEVEL_FIVE = 5;

/** The four tiles in one reading. */
export async function countTiles(db: Database, now: Date) {
  const count = (which: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${which}))::int`;
  const [row] = await db
    .select({
      totalUsers: sql<number>`count(*)::int`,
      highEngagement: count(isHighlyEngaged(now)),
      levelFiveUp: count(sql`${progress.level} >= ${LEVEL_FIVE}`),
      activeThisWeek: count(wroteWithin(WEEK, now)),
    })
    .from(progress)
    .innerJoin(users, eq(users.id, progress.userId))
    .where(isMember);
  return row ?? { totalUsers: 0, highEngagement: 0, levelFiveUp: 0, activeThisWeek: 0 };
}

/** Days from a first to a last, both among them, that have been counted; oldest first. */
export function readDays(db: Database, from: string, to: string) {
  return db
    .select()
    .from(dailyCounts)
    .where(sql`${dailyCounts.day} between ${from}::date and ${to}::date`)
    .orderBy(dailyCounts.day);
}

/**
 * Counts the days (UTC) from a first to a last and stores them, in one reading of what was made in that
 * time; a day on which nothing happened is stored too, so that it is not counted again.
 */
export async function countDays(db: Database, from: string, to: string): Promise<void> {
  const day = (column: ReturnType<typeof sql>) => sql`(${column} at time zone 'UTC')::date`;
  const between = (column: ReturnType<typeof sql>) =>
    sql`${column} >= (${from}::date)::timestamp at time zone 'UTC'
      and ${column} < (${to}::date + 1)::timestamp at time zone 'UTC'`;
  await db.execute(sql`
    with joined as (
      select ${day(sql`${progress.joinedAt}`)} as day, count(*)::int as people
      from ${progress} where ${between(sql`${progress.joinedAt}`)} group by 1),
    written as (
      select ${day(sql`${entries.createdAt}`)} as day, count(*)::int as entries,
        count(distinct ${entries.userId})::int as people
      from ${entries} where ${between(sql`${entries.createdAt}`)} group by 1)
    insert into daily_counts (day, registrations, active_people, entries)
    select d::date, coalesce(joined.people, 0), coalesce(written.people, 0),
      coalesce(written.entries, 0)
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d
    left join joined on joined.day = d::date left join written on written.day = d::date
    on conflict (day) do update set registrations = excluded.registrations,
      active_people = excluded.active_people, entries = excluded.entries`);
}
