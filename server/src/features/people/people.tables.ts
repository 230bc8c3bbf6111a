import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId, users } from '../accounts/accounts.tables.ts';

/** Whose words somebody has folded away, for themselves alone (D49). */
export const mutes = pgTable(
  'mutes',
  {
    userId: ownerId(),
    mutedId: bigint('muted_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.mutedId] }), index('mutes_muted').on(t.mutedId)],
);
