import type { Entry, entryEdit, SearchHit, searchQuery } from '@pathkeeper/contract';
import type { z } from 'zod';
import type { Context, Moment } from '../../platform/context.ts';
import { decodeCursor, encodeCursor, type Page } from '../../platform/cursor.ts';
import { AppError, isForeignKeyViolation, notFound } from '../../platform/errors.ts';
import { themesOf } from '../../platform/language/themes.ts';
import {
  lockProgress,
  recountWords,
  requireLevel,
  reverseEntry,
  standingOf,
} from '../progression/index.ts';
import { entriesQuoting, keepReflection, recordThemes } from './entries.reading.repository.ts';
import { afterEdit, afterOther } from './entries.reflection.ts';
import * as repository from './entries.repository.ts';
import { parseSearch, searchDocument, toTsquery } from './entries.search.ts';
import { snippetOf } from './entries.snippet.ts';
import { countWords } from './entries.words.ts';

type EntryEdit = z.output<typeof entryEdit>;
type SearchQuery = z.output<typeof searchQuery>;

/** The only fields of an entry that leave the server. */
export function present(row: repository.EntryRow): Entry {
  return {
    ...row,
    status: 'published',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** One page of the newest-first list. */
export async function listEntries(
  { db }: Context,
  ownerId: number,
  {
    limit,
    cursor,
    ...filter
  }: { limit: number; cursor?: string | undefined } & repository.EntryFilter,
): Promise<Page<Entry>> {
  const after = placeOf(cursor);
  const rows = await repository.listEntries(db, ownerId, filter, { limit: limit + 1, after });
  return pageOf(rows, limit);
}

/** One page of what a search finds, each with the words it was found by (D17). */
export async function searchEntries(
  { db }: Context,
  ownerId: number,
  { limit, cursor, query, ...filter }: SearchQuery,
): Promise<Page<SearchHit>> {
  const search = parseSearch(query ?? '');
  const tsquery = toTsquery(search);
  // Words were given but none can be searched for, such as a lone full stop: nothing matches.
  if (query?.trim() && tsquery === null) return { items: [], next: null };
  const rows = await repository.listEntries(
    db,
    ownerId,
    { ...filter, tsquery },
    { limit: limit + 1, after: placeOf(cursor) },
  );
  const page = pageOf(rows, limit);
  return {
    next: page.next,
    items: page.items.map((entry) => ({ ...entry, ...snippetOf(entry.content, search) })),
  };
}

export async function getEntry({ db }: Context, ownerId: number, id: number): Promise<Entry> {
  const row = await repository.findEntry(db, ownerId, id);
  if (!row) throw notFound('That entry');
  return present(row);
}

/** Forgets, in the same transaction, what else was made of an entry that is edited or deleted. */
export type Forget = (
  tx: Context['db'],
  ownerId: number,
  entry: { id: number; localDate: string },
) => Promise<void>;

/**
 * Replaces an entry's words. An edit that started from an older version is refused with 409 and
 * the newer entry (D16), unless it asks for just what is already there: then it is a retry.
 * A page that tells of danger has no themes (D32).
 */
export async function updateEntry(
  { db }: Context,
  ownerId: number,
  id: number,
  { version, ...edit }: EntryEdit,
  { now, isDanger, forget }: Moment & { isDanger: boolean; forget: Forget },
): Promise<Entry> {
  const change = {
    ...edit,
    updatedAt: now,
    wordCount: countWords(edit.content),
    document: searchDocument(edit.content, edit.tags),
  };
  const themes = isDanger ? [] : themesOf(edit.content, edit.tags);
  return refusingUnknownFolder(async () => {
    const row = await db.transaction(async (tx) => {
      // Progress first, as in a save: two that lock in the same order never wait for each other.
      await lockProgress(tx, ownerId);
      const before = await repository.lockWordCount(tx, ownerId, id);
      const updated = await repository.updateEntry(tx, ownerId, id, change, version);
      if (!updated) return undefined;
      await recountWords(tx, ownerId, updated.wordCount - (before ?? 0));
      await recordThemes(tx, ownerId, updated, themes, { isNew: false });
      await forget(tx, ownerId, updated);
      return mendReflections(tx, ownerId, id, { row: updated, mayBeRead: !isDanger });
    });
    if (row) return present(row);
    const current = await repository.findEntry(db, ownerId, id);
    if (!current) throw notFound('That entry');
    if (saysTheSame(current, edit)) return present(current);
    throw new AppError(
      'edit_conflict',
      'This page was changed somewhere else since you opened it. Both versions are kept.',
      { entry: present(current) },
    );
  });
}

/**
 * Leaves of every reflection what still stands once a page was edited, or deleted (`row` null). One
 * that tells of danger by now is quoted no more, and has no reflection itself (D32).
 */
async function mendReflections(
  tx: Context['db'],
  ownerId: number,
  id: number,
  { row, mayBeRead }: { row: repository.EntryRow | null; mayBeRead: boolean },
): Promise<repository.EntryRow | null> {
  const page = { id, content: mayBeRead && row ? row.content : null };
  for (const other of await entriesQuoting(tx, ownerId, id)) {
    if (other.id === id || !other.aiReflection) continue;
    await keepReflection(tx, ownerId, other, afterOther(other.aiReflection, page));
  }
  if (!row?.aiReflection) return row;
  const left = mayBeRead ? afterEdit(row.aiReflection, row) : null;
  return (await keepReflection(tx, ownerId, row, left)) ?? row;
}

function saysTheSame(row: repository.EntryRow, edit: Omit<EntryEdit, 'version'>): boolean {
  return (
    row.content === edit.content &&
    row.mood === edit.mood &&
    JSON.stringify(row.tags) === JSON.stringify(edit.tags) &&
    (edit.folderId === undefined || row.folderId === edit.folderId)
  );
}

/** Pins (from level 3 on) or moves an entry; taking off a pin or out of a folder is always free. */
export async function placeEntry(
  context: Context,
  ownerId: number,
  id: number,
  place: { isPinned?: boolean; folderId?: number | null },
): Promise<Entry> {
  if (place.isPinned) requireLevel(await standingOf(context, ownerId), 'pinning');
  const row = await refusingUnknownFolder(() =>
    repository.setPlace(context.db, ownerId, id, place),
  );
  if (!row) throw notFound('That entry');
  return present(row);
}

/** Deletes an entry for good, and takes back in the same moment the XP it earned. */
export async function removeEntry(
  { db }: Context,
  ownerId: number,
  id: number,
  { now, forget }: Moment & { forget: Forget },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProgress(tx, ownerId);
    const deleted = await repository.deleteEntry(tx, ownerId, id);
    if (!deleted) throw notFound('That entry');
    await reverseEntry(tx, ownerId, deleted, now);
    await forget(tx, ownerId, deleted);
    await mendReflections(tx, ownerId, id, { row: null, mayBeRead: false });
  });
}

export function countEntries({ db }: Context, ownerId: number) {
  return repository.countEntries(db, ownerId);
}

// The database refuses another person's folder by its key, so no query need ask first.
export async function refusingUnknownFolder<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isForeignKeyViolation(error) ? notFound('That folder', 'folderId') : error;
  }
}

function placeOf(cursor: string | undefined): repository.Place | null {
  if (cursor === undefined) return null;
  const [createdAt, id] = decodeCursor(cursor);
  return { createdAt: new Date(createdAt), id };
}

function pageOf(rows: repository.EntryRow[], limit: number): Page<Entry> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last;
  return {
    items: shown.map(present),
    next: more ? encodeCursor([last.createdAt.getTime(), last.id]) : null,
  };
}
