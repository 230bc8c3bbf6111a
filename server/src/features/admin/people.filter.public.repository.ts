import { ENGAGEMENT_FROM, type PeopleFilter } from '@pathkeeper/contract';
import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { localDateAt } from '../../platform/clock.ts';
import {
  accountDeletions,
  isMember,
  searchedText,
  suspensions,
  users,
} from '../accounts/accounts.tables.ts';
import { activeDay, progress } from '../progression/progression.tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Under so many signs the trigrams of a search find nothing. */
const TRIGRAM = 3;

/** The calendar day of every zone at an instant; there are never more than three. */
interface LocalDays {
  /** In UTC, and wherever nothing else is said. */
  today: string;
  ahead: { day: string; zones: string[] };
  behind: { day: string; zones: string[] };
}

let known: { hour: number; days: LocalDays } | null = null;

/** Which zones have another day than UTC; it changes by the quarter of an hour. */
function localDays(now: Date): LocalDays {
  const quarter = Math.floor(now.getTime() / 900_000);
  if (known?.hour === quarter) return known.days;
  const today = localDateAt(now, 'UTC');
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({
    zone,
    day: localDateAt(now, zone),
  }));
  const on = (day: string) => ({
    day,
    zones: zones.filter((each) => each.day === day).map(({ zone }) => zone),
  });
  const shifted = (days: number) => localDateAt(new Date(now.getTime() + days * DAY_MS), 'UTC');
  const days = { today, ahead: on(shifted(1)), behind: on(shifted(-1)) };
  known = { hour: quarter, days };
  return days;
}

/** The current streak as `streakOn` has it: of the person's own day (D13). */
function currentStreak(now: Date): SQL<number> {
  const { today, ahead, behind } = localDays(now);
  const zones = (names: string[]) => sql`any(${sql.param(names)}::text[])`;
  return sql<number>`case when ${progress.runHoldsUntil} >= case
      when ${users.timeZone} = ${zones(ahead.zones)} then ${ahead.day}::date
      when ${users.timeZone} = ${zones(behind.zones)} then ${behind.day}::date
      else ${today}::date end
    then coalesce(${progress.runLength}, 0) else 0 end`;
}

/** The score of S2.4, and what it is at most: the second needs no other table, so it is asked first. */
function engagementIs(engagement: NonNullable<PeopleFilter['engagement']>, now: Date): SQL {
  const score = sql`(${progress.entries} + 2 * (${currentStreak(now)}))`;
  const atMost = sql`(${progress.entries} + 2 * coalesce(${progress.runLength}, 0))`;
  const { HIGH, MEDIUM, LOW } = ENGAGEMENT_FROM;
  const number = (value: number) => sql.raw(String(value));
  const from = (least: number) =>
    sql`${atMost} >= ${number(least)} and ${score} >= ${number(least)}`;
  const below = (most: number) =>
    sql`${progress.entries} < ${number(most)} and ${score} < ${number(most)}`;
  if (engagement === 'HIGH') return from(HIGH);
  if (engagement === 'MEDIUM') return sql`${from(MEDIUM)} and ${below(HIGH)}`;
  if (engagement === 'LOW') return sql`${from(LOW)} and ${below(MEDIUM)}`;
  return below(LOW);
}

/** That somebody's engagement is HIGH, for the tile. */
export const isHighlyEngaged = (now: Date): SQL => engagementIs('HIGH', now);

/** That somebody wrote within so many days, today among them (UTC). */
export function wroteWithin(days: number, now: Date): SQL {
  const since = localDateAt(new Date(now.getTime() - (days - 1) * DAY_MS), 'UTC');
  return sql`${activeDay(progress.lastDay)} >= ${since}::date`;
}

/** A suspension that holds at a time. */
export const holdsAt = (now: Date): SQL | undefined =>
  or(isNull(suspensions.until), gt(suspensions.until, now));

/**
 * Every word of a search, in any order, in somebody's names or address. It is made small by the database, as
 * what is searched is: JavaScript makes other letters of an İ.
 */
function matches(search: string): SQL | undefined {
  const words = search
    .replace(/[\\%_]/g, '\\$&')
    .split(/\s+/)
    .filter(Boolean);
  const contains = (part: string) => sql`${searchedText(users)} like lower(${`%${part}%`})`;
  const isLong = (text: string) => [...text].length >= TRIGRAM;
  if (words.some(isLong)) return and(...words.map(contains));
  const text = words.join(' ');
  if (isLong(text)) return contains(text);
  const begins = sql`lower(${`${text}%`})`;
  return sql`(lower(${users.username}) like ${begins} or lower(${users.email}) like ${begins})`;
}

/** What a filter asks of `progress`, `users`, `suspensions` (that hold) and `accountDeletions`. */
export function conditions(filter: PeopleFilter, now: Date): SQL[] {
  const { search, role, level, engagement, activeWithin, status } = filter;
  return [
    // Whoever cannot sign in (the built-in author) is nobody.
    isMember,
    search?.trim() ? matches(search) : undefined,
    // Written out, so that the planner knows the index of the few.
    role ? eq(users.role, sql.raw(`'${role}'`)) : undefined,
    level ? eq(progress.level, level) : undefined,
    engagement ? engagementIs(engagement, now) : undefined,
    activeWithin ? wroteWithin(activeWithin, now) : undefined,
    status === 'suspended' ? isNotNull(suspensions.userId) : undefined,
    status === 'leaving' ? isNotNull(accountDeletions.userId) : undefined,
    status === 'active' ? isNull(suspensions.userId) : undefined,
    status === 'active' ? isNull(accountDeletions.userId) : undefined,
  ].filter((each) => each !== undefined);
}

/** Whether a filter leaves out nobody. */
export const isForEverybody = (filter: PeopleFilter): boolean =>
  Object.values(filter).every((value) => value === undefined || value === '');
