import { sql } from 'drizzle-orm';
import { bigserial, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ownerId } from '../accounts/accounts.tables.ts';

/** A person's own tags, offered beside the entry form. */
export const customTags = pgTable(
  'custom_tags',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    tagName: text('tag_name').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('custom_tags_name_unique').on(t.userId, sql`lower(${t.tagName})`),
  ],
);
