import { pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about this installation that every process shares, such as its signing secret. */
export const instanceSettings = pgTable('instance_settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
