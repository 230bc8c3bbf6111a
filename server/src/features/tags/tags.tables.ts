import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** A person's own tags, offered beside the entry form. */
export const customTags = pgTable(
  'custom_tags',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: bigserial('id', { mode: 'number' }).notNull(),
    tagName: text('tag_name').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('custom_tags_name_unique').on(t.userId, sql`lower(${t.tagName})`),
  ],
);
