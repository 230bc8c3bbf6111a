import type { Earnings } from '@pathkeeper/contract';
import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';

/**
 * Which save made which thing, by the writer's idempotency key. A row outlives the thing, so that a
 * late retry cannot bring back what was deleted.
 */
export const saves = pgTable(
  'saves',
  {
    userId: ownerId(),
    key: text('key').notNull(),
    what: text('what', { enum: ['entry', 'insight', 'goal', 'milestone', 'note'] }).notNull(),
    madeId: bigint('made_id', { mode: 'number' }).notNull(),
    /** SHA-256 of what was sent. */
    requestHash: text('request_hash').notNull(),
    /** What the save earned, so that a retry is told the same. */
    earnings: jsonb('earnings').$type<Earnings>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);
