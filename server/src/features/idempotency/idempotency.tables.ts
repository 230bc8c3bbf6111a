import type { Earnings } from '@pathkeeper/contract';
import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';

/**
 * Which thing was made under which idempotency key. A row outlives the thing, so that a late retry
 * cannot bring back what was deleted.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ownerId(),
    key: text('key').notNull(),
    /** Name of a `Kind`. */
    kind: text('kind').notNull(),
    madeId: bigint('made_id', { mode: 'number' }).notNull(),
    /** SHA-256 of the request. */
    requestHash: text('request_hash').notNull(),
    /** What making it earned, so that a retry gets the same answer. */
    earnings: jsonb('earnings').$type<Earnings>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);
