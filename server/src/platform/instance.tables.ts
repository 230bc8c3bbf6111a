import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './database/columns.ts';

/** Facts about this installation that every process shares, such as its signing secret. */
export const instanceSettings = pgTable('instance_settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** When each job last ran, in any process. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  ranAt: instant('ran_at').notNull(),
  /** Milliseconds. */
  took: integer('took').notNull(),
  /** The code or kind of the error that ended it; never its message. */
  failure: text('failure'),
});

/** Tries that were counted for all processes together; the library of the limits writes it. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** The rule, and a hash of whom it counts. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: instant('expire'),
  },
  (t) => [index('limit_counts_expire').on(t.expire)],
);
