import { BULK_ACTS, BULK_STATES, type BulkSkip, type PeopleFilter } from '@pathkeeper/contract';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { ownerId, users } from '../../accounts/accounts.tables.ts';

/** What is given, set or said to everybody. */
export interface BulkFields {
  reason?: string;
  until?: string | null;
  granted?: boolean;
  xpAmount?: number;
}

/** Acts on many, and how far each is: whoever goes on with one begins after `after` (ADR-0027). */
export const bulkActs = pgTable(
  'bulk_acts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    act: text('act', { enum: BULK_ACTS }).notNull(),
    fields: jsonb('fields').$type<BulkFields>().notNull(),
    actorId: bigint('actor_id', { mode: 'number' }).references(() => users.id, {
      onDelete: 'set null',
    }),
    /** Those who were named; null where a filter says whom. */
    onIds: bigint('on_ids', { mode: 'number' }).array(),
    filter: jsonb('filter').$type<PeopleFilter>(),
    /** The last account that there was when it was ordered: who came later is not meant. */
    upTo: bigint('up_to', { mode: 'number' }).notNull(),
    state: text('state', { enum: BULK_STATES }).notNull(),
    after: bigint('after', { mode: 'number' }).notNull().default(0),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    skipped: jsonb('skipped').$type<Partial<Record<BulkSkip, number>>>().notNull().default({}),
    undone: integer('undone').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [index('bulk_acts_state').on(t.state, t.id), index('bulk_acts_actor').on(t.actorId)],
);

/** Whom an act on many changed: what is needed to go on with it, and to undo it. */
export const bulkItems = pgTable(
  'bulk_items',
  {
    userId: ownerId(),
    bulkId: bigint('bulk_id', { mode: 'number' })
      .notNull()
      .references(() => bulkActs.id),
    isUndone: boolean('is_undone').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.bulkId] }),
    index('bulk_items_act').on(t.bulkId, t.userId),
  ],
);
