import type { EntryReflection, Mood } from '@pathkeeper/contract';
import { getTableColumns, sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { tsvector } from '../../platform/search/document.ts';
import { ownerId } from '../accounts/accounts.tables.ts';
import { folders } from '../folders/folders.tables.ts';

/**
 * A reflection, the version of the safety check that it and the entries it quotes have passed, and the
 * questions that earlier reflections on the entry asked.
 */
export type StoredReflection = EntryReflection & { checked?: string; asked?: string[] };

/** Journal entries. */
export const entries = pgTable(
  'entries',
  {
    userId: ownerId(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    content: text('content').notNull(),
    aiReflection: jsonb('ai_reflection').$type<StoredReflection>(),
    mood: text('mood').$type<Mood>(),
    tags: text('tags').array().notNull(),
    isPinned: boolean('is_pinned').notNull(),
    folderId: bigint('folder_id', { mode: 'number' }),
    type: text('type', { enum: ['journal', 'quest'] }).notNull(),
    /** When it arrived. */
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    localDate: date('local_date').notNull(),
    /** Where it stands in lists: an instant of its local date (`listedAtOf`). */
    listedAt: instant('listed_at').notNull(),
    timeZone: text('time_zone').notNull(),
    version: integer('version').notNull(),
    wordCount: integer('word_count').notNull(),
    /** Folded words of content and tags; see platform/search. */
    search: tsvector('search').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.folderId], foreignColumns: [folders.userId, folders.id] }),
    // For counts a day across people: they are stored in this order, so it costs next to nothing.
    index('entries_made').using('brin', t.createdAt),
    index('entries_newest').on(t.userId, t.listedAt, t.id),
    index('entries_folder').on(t.userId, t.folderId, t.listedAt, t.id),
    // What was written or changed lately, whatever day it is dated to.
    index('entries_changed').on(t.userId, t.updatedAt, t.id),
    index('entries_pinned').on(t.userId, t.listedAt, t.id).where(sql`${t.isPinned}`),
    // Holds what calendars and mood counts add up, so that they read the index alone.
    index('entries_day').on(t.userId, t.localDate, t.id, t.mood, t.wordCount),
    index('entries_quoting')
      .using('gin', t.userId, sql`(${t.aiReflection} -> 'quotes') jsonb_path_ops`)
      .where(sql`${t.aiReflection} is not null`),
    // The latest reflections, for the questions that they asked.
    index('entries_reflected')
      .on(t.userId, sql`(${t.aiReflection} ->> 'createdAt')`)
      .where(sql`${t.aiReflection} is not null`),
    // No pending list (fastupdate): every search would have to read through it.
    index('entries_search').using('gin', t.userId, t.search).with({ fastupdate: false }),
  ],
);

/** What is read of an entry: all but the search column, which only the database uses. */
export const { search: _search, ...entryColumns } = getTableColumns(entries);

export type EntryRow = Omit<typeof entries.$inferSelect, 'search'>;

/** What entries said before they were edited (ADR-0032). */
export const entryVersions = pgTable(
  'entry_versions',
  {
    userId: ownerId(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    content: text('content').notNull(),
    mood: text('mood').$type<Mood>(),
    tags: text('tags').array().notNull(),
    wordCount: integer('word_count').notNull(),
    /** When it was saved, and when another took its place. */
    savedAt: instant('saved_at').notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.entryId, t.version] }),
    foreignKey({
      columns: [t.userId, t.entryId],
      foreignColumns: [entries.userId, entries.id],
    }).onDelete('cascade'),
  ],
);

/** The themes of each entry, found when it is saved (D35). */
export const entryThemes = pgTable(
  'entry_themes',
  {
    userId: ownerId(),
    theme: text('theme').notNull(),
    localDate: date('local_date').notNull(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.theme, t.localDate, t.entryId] }),
    foreignKey({
      columns: [t.userId, t.entryId],
      foreignColumns: [entries.userId, entries.id],
    }).onDelete('cascade'),
    index('entry_themes_entry').on(t.userId, t.entryId),
  ],
);
