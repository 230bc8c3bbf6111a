import type { Mood } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { one } from '../../platform/database/one.ts';
import { prepared } from '../../platform/database/queries/prepared-query.ts';
import { type SearchDocument, searchValue } from '../../platform/search/document.ts';
import { type EntryRow, entries, entryColumns } from './entries.tables.ts';

export interface NewEntry {
  /** Reserved for it, under its idempotency key or by `nextEntryId`. */
  id: number;
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
      id: sql.placeholder('id'),
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
  { document, ...fields }: NewEntry,
): Promise<EntryRow> {
  const rows = await newEntry(db).execute({ ...fields, ...document, ownerId });
  return one(rows);
}

/** The id of an entry that is not there yet. */
export async function nextEntryId(db: Database): Promise<number> {
  const [row] = await db.execute<{ id: string }>(sql`select nextval('entries_id_seq') as id`);
  return Number(row?.id);
}
