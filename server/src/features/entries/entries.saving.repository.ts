import type { Earnings, Mood } from '@pathkeeper/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { prepared } from '../../platform/prepared.ts';
import type { SearchDocument } from './entries.search.ts';
import { type EntryRow, entries, entryColumns, entrySaves, searchValue } from './entries.tables.ts';

export interface NewEntry {
  /** The one claimed for it; without it the next. */
  id?: number | null;
  content: string;
  mood: Mood | null;
  tags: string[];
  isPinned: boolean;
  folderId: number | null;
  type: 'journal' | 'quest';
  createdAt: Date;
  localDate: string;
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

export interface SavedBefore {
  entryId: number;
  requestHash: string;
  earnings: Earnings | null;
}

const claim = prepared((db) =>
  db
    .insert(entrySaves)
    .values({
      userId: sql.placeholder('ownerId'),
      key: sql.placeholder('key'),
      entryId: sql`nextval('entries_id_seq')`,
      requestHash: sql.placeholder('requestHash'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ entryId: entrySaves.entryId })
    .prepare('claim_key'),
);

/**
 * Claims an idempotency key for a new entry. Waits for a save with the same key that is under way.
 * @returns the id the entry is to have, or null when the key was used before
 */
export async function claimKey(
  db: Database,
  ownerId: number,
  save: { key: string; requestHash: string; createdAt: Date },
): Promise<number | null> {
  const [row] = await claim(db).execute({ ...save, ownerId });
  return row?.entryId ?? null;
}

export async function findSave(
  db: Database,
  ownerId: number,
  key: string,
): Promise<SavedBefore | undefined> {
  const [row] = await db
    .select({
      entryId: entrySaves.entryId,
      requestHash: entrySaves.requestHash,
      earnings: entrySaves.earnings,
    })
    .from(entrySaves)
    .where(and(eq(entrySaves.userId, ownerId), eq(entrySaves.key, key)));
  return row;
}

const earned = prepared((db) =>
  db
    .update(entrySaves)
    .set({ earnings: sql`${sql.placeholder('earnings')}::jsonb` })
    .where(
      and(
        eq(entrySaves.userId, sql.placeholder('ownerId')),
        eq(entrySaves.key, sql.placeholder('key')),
      ),
    )
    .prepare('keep_earnings'),
);

/** Keeps what a save earned beside its key. */
export async function keepEarnings(
  tx: Database,
  ownerId: number,
  key: string,
  earnings: Earnings,
): Promise<void> {
  await earned(tx).execute({ ownerId, key, earnings: JSON.stringify(earnings) });
}
