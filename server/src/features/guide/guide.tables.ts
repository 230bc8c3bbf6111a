import {
  bigint,
  bigserial,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';
import { entries } from '../entries/entries.tables.ts';
import { folders } from '../folders/folders.tables.ts';

/** Who consented to sending entries to an outside model, and to which destination. */
export const guideConsents = pgTable('guide_consents', {
  userId: ownerId().primaryKey(),
  destination: text('destination').notNull(),
  consentedAt: instant('consented_at').notNull(),
});

/** Folders that are closed to outside models. */
export const guideClosedFolders = pgTable(
  'guide_closed_folders',
  { userId: ownerId(), folderId: bigint('folder_id', { mode: 'number' }).notNull() },
  (t) => [
    primaryKey({ columns: [t.userId, t.folderId] }),
    foreignKey({
      columns: [t.userId, t.folderId],
      foreignColumns: [folders.userId, folders.id],
    }).onDelete('cascade'),
  ],
);

/** Entries that are closed to outside models. */
export const guideClosedEntries = pgTable(
  'guide_closed_entries',
  { userId: ownerId(), entryId: bigint('entry_id', { mode: 'number' }).notNull() },
  (t) => [
    primaryKey({ columns: [t.userId, t.entryId] }),
    foreignKey({
      columns: [t.userId, t.entryId],
      foreignColumns: [entries.userId, entries.id],
    }).onDelete('cascade'),
  ],
);

/** The audit of calls to outside models: what was sent, when, where to, and its cost (D33). */
export const guideCalls = pgTable(
  'guide_calls',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    sentAt: instant('sent_at').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    purpose: text('purpose', {
      enum: ['entry', 'weekly', 'monthly', 'merlin', 'life-path', 'architect'],
    }).notNull(),
    entryIds: bigint('entry_ids', { mode: 'number' }).array().notNull(),
    characters: integer('characters').notNull(),
    /** Millionths of a US dollar. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    outcome: text('outcome', { enum: ['sent', 'answered', 'failed'] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('guide_calls_newest').on(t.userId, t.sentAt, t.id),
  ],
);
