import { bigint, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';

/** Quests accepted and completed. What a quest asks follows from its id; see quests.of-the-day.ts. */
export const userQuests = pgTable(
  'user_quests',
  {
    userId: ownerId(),
    /** The quest's date and its place on that date, as one number. */
    questId: bigint('quest_id', { mode: 'number' }).notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    completedAt: instant('completed_at'),
    /** The entry that completed it. */
    entryId: bigint('entry_id', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.questId] })],
);
