import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';
import { entries } from '../entries/entries.tables.ts';

/** The insights in a person's vault. */
export const insights = pgTable(
  'insights',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    category: text('category', { enum: ['insight', 'lesson', 'goal'] }).notNull(),
    source: text('source', { enum: ['daily', 'weekly', 'monthly'] }).notNull(),
    /** The kind of reflection that was saved; null for the writer's own words. */
    reflectionType: text('reflection_type', {
      enum: ['entry', 'weekly', 'monthly', 'life-path'],
    }),
    /** Which one of that kind: the entry's id, the first day of the week, the month. */
    reflectionPeriod: text('reflection_period'),
    entryId: bigint('entry_id', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.entryId],
      foreignColumns: [entries.userId, entries.id],
    }),
    index('insights_newest').on(t.userId, t.createdAt, t.id),
    index('insights_entry').on(t.userId, t.entryId),
    uniqueIndex('insights_kept_once')
      .on(t.userId, t.reflectionType, t.reflectionPeriod)
      .where(sql`${t.reflectionType} is not null`),
  ],
);
