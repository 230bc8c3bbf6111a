import { LEVELS } from '@pathkeeper/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';

/**
 * The ledger: every XP ever earned or taken back, append-only. Unique per (person, kind,
 * reference), so that nothing is paid twice (D20).
 */
export const xpEvents = pgTable(
  'xp_events',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    amount: integer('amount').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('xp_events_once').on(t.userId, t.kind, t.reference),
  ],
);

/**
 * The days a person wrote on, by their own calendar. Deleting an entry removes none (ADR-0005); moving
 * the last one to another day does, unless an entry of that day was deleted.
 */
export const writtenDays = pgTable(
  'written_days',
  {
    userId: ownerId(),
    day: date('day').notNull(),
    /** An entry of it was deleted, so it stays for good. */
    stays: boolean('stays').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

/** The last day written, as the index of it has it: those who never wrote come last. */
export const activeDay = (lastDay: AnyPgColumn): SQL =>
  sql`coalesce(${lastDay}, '0001-01-01'::date)`;

const COUNT_DUE = sql`case when listed and xp > 0
  then counted_xp <> xp or counted_day is distinct from (xp_at at time zone 'UTC')::date
  else counted_xp <> 0 end`;

/** The level that is shown (`levelOf` of the rules), from the table of the game. */
const LEVEL = `coalesce(level_override, case ${LEVELS.filter(({ level }) => level > 1)
  .toReversed()
  .map(({ level, minXp }) => `when peak_xp >= ${minXp} then ${level}`)
  .join(' ')} else 1 end)`;

/**
 * The totals of ledger, days and entries, so that no screen has to add them up; `checkIntegrity` derives
 * them again. The row is also the lock of a person's data (`asOwner`).
 */
export const progress = pgTable(
  'progress',
  {
    userId: ownerId().primaryKey(),
    xp: integer('xp').notNull().default(0),
    /** When the ledger reached this total: of equal XP whoever reached it first stands higher (D52). */
    xpAt: instant('xp_at').notNull().default(new Date(0)),
    /** The highest total the ledger ever reached; the level follows it. */
    peakXp: integer('peak_xp').notNull().default(0),
    /** Set for testing by the owner, in place of the level that the XP gives. */
    levelOverride: integer('level_override'),
    /** The level that was announced last. */
    announcedLevel: integer('announced_level').notNull().default(1),
    lastLevelUp: instant('last_level_up'),
    activeTheme: text('active_theme').notNull().default('default'),
    longestStreak: integer('longest_streak').notNull().default(0),
    lastDay: date('last_day'),
    /** The latest run as it was last counted, so that a long one is not read whole at every save. */
    runStart: date('run_start'),
    runEnd: date('run_end'),
    runLength: integer('run_length'),
    /** The last day on which that run is still the current streak. */
    runHoldsUntil: date('run_holds_until'),
    entries: integer('entries').notNull().default(0),
    words: integer('words').notNull().default(0),
    moods: text('moods').array().notNull().default([]),
    nightEntries: integer('night_entries').notNull().default(0),
    earlyEntries: integer('early_entries').notNull().default(0),
    cameBack: integer('came_back').notNull().default(0),
    questsCompleted: integer('quests_completed').notNull().default(0),
    entryReflections: integer('entry_reflections').notNull().default(0),
    weeklyReflections: integer('weekly_reflections').notNull().default(0),
    vaultInsights: integer('vault_insights').notNull().default(0),
    /** Posts in the forum, without those that were removed for good. */
    forumPosts: integer('forum_posts').notNull().default(0),
    /** Replies in the forum that somebody likes, up to `MOST_LIKED`. */
    repliesLiked: integer('replies_liked').notNull().default(0),
    questionnaireDone: boolean('questionnaire_done').notNull().default(false),
    /** Whether the leaderboard may show them; with XP they are on it. */
    listed: boolean('listed').notNull().default(true),
    /** What the histogram of the leaderboard counts them as: XP (0 for not at all) and day of `xpAt`. */
    countedXp: integer('counted_xp').notNull().default(0),
    countedDay: date('counted_day'),
    /** Whether it has yet to count them as they are: worked out by the database, whoever changes a row. */
    countDue: boolean('count_due').generatedAlwaysAs(COUNT_DUE),
    level: integer('level').generatedAlwaysAs(sql.raw(LEVEL)),
    /** A copy of the account's, for lists of people sorted by it. */
    joinedAt: instant('joined_at').notNull().default(new Date(0)),
  },
  // All are read across people: by the leaderboard (ADR-0023), and by administrators (ADR-0027).
  (t) => [
    index('progress_joined').on(t.joinedAt, t.userId),
    index('progress_level').on(t.level, t.xp, t.userId),
    index('progress_active').on(activeDay(t.lastDay), t.userId),
    index('progress_ranking')
      .on(t.xp.desc().nullsFirst(), t.xpAt, t.userId)
      .where(sql`${t.listed} and ${t.xp} > 0`),
    index('progress_count_due').on(t.userId).where(sql`${t.countDue}`),
  ],
);

/** Badges earned. */
export const userBadges = pgTable(
  'user_badges',
  {
    userId: ownerId(),
    badgeId: text('badge_id').notNull(),
    unlockedAt: instant('unlocked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.badgeId] })],
);
