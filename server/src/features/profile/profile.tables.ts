import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';

/**
 * What somebody has chosen to be otherwise than by default: one whole object a kind of setting. Of
 * `quiet` only the time is kept at which it was put away (ADR-0007).
 */
export const userSettings = pgTable(
  'user_settings',
  {
    userId: ownerId(),
    type: text('type', { enum: ['notifications', 'game', 'quiet'] }).notNull(),
    settings: jsonb('settings').$type<Record<string, boolean> | { putAwayAt: string }>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.type] })],
);
