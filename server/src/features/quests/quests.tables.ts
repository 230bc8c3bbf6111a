import { bigint, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Quests accepted and completed. What a quest asks follows from its date; see quests.rules.ts. */
export const userQuests = pgTable(
  'user_quests',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Date and place of the quest on it, as one number. */
    questId: bigint('quest_id', { mode: 'number' }).notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    completedAt: instant('completed_at'),
    /** The entry that completed it. */
    entryId: bigint('entry_id', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.questId] })],
);
