import {
  bigint,
  bigserial,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import type { Tie } from '../../platform/database/set-aside.ts';
import { ownerId } from '../accounts/accounts.tables.ts';

/**
 * What was deleted and can be brought back. It stands nowhere else: no query of entries or insights can
 * find it (ADR-0030).
 */
export const bin = pgTable(
  'bin',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: ['entry', 'insight'] }).notNull(),
    thingId: bigint('thing_id', { mode: 'number' }).notNull(),
    deletedAt: instant('deleted_at').notNull(),
    /** The row as it was, in the database's names. */
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    /** What hung on it. */
    ties: jsonb('ties').$type<Tie[]>().notNull(),
    /** What deleting it changed in others of its kind; the feature that deleted it knows what this is. */
    changed: jsonb('changed').$type<unknown[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('bin_thing').on(t.userId, t.kind, t.thingId),
    index('bin_newest').on(t.userId, t.deletedAt, t.id),
    // For the job that empties it, across people.
    index('bin_due').on(t.deletedAt),
  ],
);
