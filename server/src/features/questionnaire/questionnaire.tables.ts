import type { LifePath } from '@pathkeeper/contract';
import { bigserial, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';

/** The sixteen answers a person gave, and the guide's analysis of them. */
export const lifePaths = pgTable(
  'life_paths',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    answers: text('answers').array().notNull(),
    analysis: jsonb('analysis').$type<LifePath>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('life_paths_newest').on(t.userId, t.createdAt, t.id),
  ],
);
