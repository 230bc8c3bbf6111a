import { bigint, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';

/** Quests accepted and completed. What a quest asks follows from its date; see quests.rules.ts. */
export const userQuests = pgTable(
  'user_quests',
  {
    userId: ownerId(),
    /** Date and place of the quest on it, as one number. */
    questId: bigint('quest_id', { mode: 'number' }).notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    completedAt: instant('completed_at'),
    /** The entry that completed it. */
    entryId: bigint('entry_id', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.questId] })],
);
