import type { Mood } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { prepared } from '../../platform/database/prepared-query.ts';
import { type SearchDocument, searchValue } from '../../platform/search/document.ts';
import { type EntryRow, entries, entryColumns } from './entries.tables.ts';

export interface NewEntry {
  /** The id reserved under its idempotency key; without it the next one. */
  id?: number | null;
  content: string;
  mood: Mood | null;
  tags: string[];
  isPinned: boolean;
  folderId: number | null;
  type: 'journal' | 'quest';
  createdAt: Date;
  localDate: string;
  listedAt: Date;
  timeZone: string;
  wordCount: number;
  document: SearchDocument;
}

const newEntry = prepared((db) =>
  db
    .insert(entries)
    .values({
      userId: sql.placeholder('ownerId'),
      id: sql`coalesce(${sql.placeholder('id')}::bigint, nextval('entries_id_seq'))`,
      content: sql.placeholder('content'),
      mood: sql.placeholder('mood'),
      tags: sql.placeholder('tags'),
      isPinned: sql.placeholder('isPinned'),
      folderId: sql.placeholder('folderId'),
      type: sql.placeholder('type'),
      createdAt: sql.placeholder('createdAt'),
      updatedAt: sql.placeholder('createdAt'),
      localDate: sql.placeholder('localDate'),
      listedAt: sql.placeholder('listedAt'),
      timeZone: sql.placeholder('timeZone'),
      version: 1,
      wordCount: sql.placeholder('wordCount'),
      search: searchValue(sql.placeholder('words'), sql.placeholder('lexemes')),
    })
    .returning(entryColumns)
    .prepare('new_entry'),
);

export async function insertEntry(
  db: Database,
  ownerId: number,
  { id = null, document, ...fields }: NewEntry,
): Promise<EntryRow> {
  const [row] = await newEntry(db).execute({ ...fields, ...document, ownerId, id });
  return row as EntryRow;
}
