import { bigserial, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';

/** A person's folders. */
export const folders = pgTable(
  'folders',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    color: text('color').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);
