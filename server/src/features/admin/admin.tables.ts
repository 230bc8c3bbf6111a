import { date, integer, pgTable } from 'drizzle-orm/pg-core';

/** What happened on each day (UTC) on the whole installation: counts for the charts, and nobody's own. */
export const dailyCounts = pgTable('daily_counts', {
  day: date('day').primaryKey(),
  registrations: integer('registrations').notNull(),
  /** Different people who wrote. */
  activePeople: integer('active_people').notNull(),
  entries: integer('entries').notNull(),
});
