import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';

/** What people have done with the prompts of the library: kept one for later, taken one to the sheet. */
export const promptMarks = pgTable(
  'prompt_marks',
  {
    userId: ownerId(),
    /** The prompt's name in the texts. */
    promptId: text('prompt_id').notNull(),
    mark: text('mark', { enum: ['kept', 'taken'] }).notNull(),
    markedAt: instant('marked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.promptId, t.mark] })],
);
