import { bigint, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

/** How many people on the leaderboard have so much XP: a few thousand rows for millions (ADR-0023). */
export const leaderboardXp = pgTable('leaderboard_xp', {
  xp: integer('xp').primaryKey(),
  people: bigint('people', { mode: 'number' }).notNull(),
});

/** The same, told apart by the day (UTC) on which they reached it: for a place among equals. */
export const leaderboardDays = pgTable(
  'leaderboard_days',
  {
    xp: integer('xp').notNull(),
    day: date('day').notNull(),
    people: bigint('people', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.xp, t.day] })],
);
