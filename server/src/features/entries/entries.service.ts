import type { Entry, entryEdit, SearchHit, searchQuery } from '@pathkeeper/contract';
import type { z } from 'zod';
import type { Context, Moment } from '../../platform/context.ts';
import { refusingViolations } from '../../platform/database/constraint-violations.ts';
import { refuseStaleEdit } from '../../platform/database/optimistic-concurrency.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/paging.ts';
import { notFound } from '../../platform/errors.ts';
import { themesOf } from '../../platform/language/themes.ts';
import { searchDocument } from '../../platform/search/document.ts';
import { parseSearch, toTsquery } from '../../platform/search/query.ts';
import { snippetOf } from '../../platform/search/snippet.ts';
import { dropPeriodsInBin, notFoundOrBinned } from '../bin/index.ts';
import {
  asOwner,
  levelFromProgress,
  moveCountedDay,
  recountWords,
  requireLevel,
} from '../progression/index.ts';
import { deletePeriodsOf, prunePeriodsOf } from '../reflections/index.ts';
import * as repository from './entries.repository.ts';
import { countWords } from './entries.words.ts';
import { isCounted, listedAtOf, refuseDayAhead } from './entry-day.ts';
import { findNeighbour } from './reading/entries.neighbours.repository.ts';
import { saveThemes } from './reading/entries.themes.repository.ts';
import { saveReflection } from './reflections/entries.reflections.repository.ts';
import { pruneQuotations } from './reflections/prune-quotations.ts';
import { afterEdit } from './reflections/stored-reflection.ts';
import { keepVersion } from './versions/versions.service.ts';

type EntryEdit = z.output<typeof entryEdit>;
type SearchQuery = z.output<typeof searchQuery>;

/** An entry as its owner sees it: the only fields that leave the server. */
export function present({ createdAt, listedAt, updatedAt, ...row }: repository.EntryRow): Entry {
  return {
    status: 'published',
    createdAt: createdAt.toISOString(),
    listedAt: listedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...row,
  };
}

/** One page of the entries that match every given filter, newest first. */
export function listEntries(
  { db }: Context,
  ownerId: number,
  { limit, cursor, ...filter }: PageRequest & repository.EntryFilter,
): Promise<Page<Entry>> {
  return readPage(
    { limit, cursor },
    {
      read: (window) => repository.listEntries(db, ownerId, filter, window),
      at: ({ listedAt }) => listedAt,
      present: (rows) => rows.map(present),
    },
  );
}

/** One page of what a search finds, newest first, each with the words it was found by (D17). */
export async function searchEntries(
  context: Context,
  ownerId: number,
  { query, ...narrowed }: SearchQuery,
): Promise<Page<SearchHit>> {
  const search = parseSearch(query ?? '');
  const tsquery = toTsquery(search);
  // Words were given but none can be searched for, such as a lone full stop: nothing matches.
  if (query?.trim() && tsquery === null) return { items: [], next: null };
  const { items, next } = await listEntries(context, ownerId, { ...narrowed, tsquery });
  return { items: items.map((entry) => ({ ...entry, ...snippetOf(entry.content, search) })), next };
}

/** One that lies in the bin is not found either; the refusal says so. @throws AppError not_found */
export async function getEntry({ db }: Context, ownerId: number, id: number): Promise<Entry> {
  const row = await repository.findEntry(db, ownerId, id);
  if (!row) throw await notFoundOrBinned(db, ownerId, 'entry', id);
  return present(row);
}

/**
 * The entries before and after one in the order of the list (S1.2).
 * @throws AppError not_found
 */
export async function getNeighbours({ db }: Context, ownerId: number, id: number) {
  const row = await repository.findEntry(db, ownerId, id);
  if (!row) throw notFound('That entry');
  const [earlier, later] = await Promise.all([
    findNeighbour(db, row, 'earlier'),
    findNeighbour(db, row, 'later'),
  ]);
  return { earlier, later };
}

/** The refusal of a folder that is somebody else's or gone; for `refusingViolations`. */
export const UNKNOWN_FOLDER = {
  entries_user_id_folder_id_folders_user_id_id_fk: () => notFound('That folder', 'folderId'),
};

/**
 * Replaces an entry's text, mood, tags and folder, and its day where the edit names one. An edit that began from an older version is refused
 * with the newer entry (D16), unless it asks for just what is there. An entry that tells of danger
 * has no themes (D32).
 * @throws AppError not_found, edit_conflict, invalid_request for a day ahead
 */
export async function updateEntry(
  context: Context,
  ownerId: number,
  id: number,
  { version, overwrites = false, ...edit }: EntryEdit,
  { isDanger, ...at }: Moment & { isDanger: boolean },
): Promise<Entry> {
  if (edit.localDate !== undefined) refuseDayAhead(edit.localDate, at);
  const change = {
    ...edit,
    updatedAt: at.now,
    wordCount: countWords(edit.content),
    document: searchDocument(edit.content, edit.tags),
  };
  const themes = isDanger ? [] : themesOf(edit.content, edit.tags);
  const row = await refusingViolations(UNKNOWN_FOLDER, () =>
    asOwner(context, ownerId, async (tx, progress) => {
      const current = await repository.findEntry(tx, ownerId, id);
      if (!current) throw await notFoundOrBinned(tx, ownerId, 'entry', id);
      const expected = version === undefined ? undefined : { version };
      const isThere = refuseStaleEdit('page', { current, expected, change: edit }, () => ({
        entry: present(current),
      }));
      if (isThere) return current;
      const isMoved = edit.localDate !== undefined && edit.localDate !== current.localDate;
      const place = isMoved ? placeOn(edit.localDate as string, current) : {};
      await keepVersion(tx, current, edit, { now: at.now, overwrites });
      const updated = await repository.updateEntry(tx, ownerId, id, { ...change, ...place });
      await recountWords(tx, progress, updated.wordCount - current.wordCount);
      await saveThemes(tx, ownerId, updated, themes, { isNew: false });
      // What a reflection says of days is said of the old one, its own and those that quote it.
      const mayBeReflected = !isDanger && !isMoved;
      await dropPeriodsInBin(tx, ownerId);
      if (mayBeReflected) await prunePeriodsOf(tx, ownerId, current, updated.content);
      else await deletePeriodsOf(tx, ownerId, current);
      if (isMoved) {
        await deletePeriodsOf(tx, ownerId, updated);
        await recountDays(tx, progress, current, updated);
      }
      return pruneReflections(tx, ownerId, id, { row: updated, mayBeReflected });
    }),
  );
  return present(row);
}

const placeOn = (localDate: string, { timeZone, createdAt }: repository.EntryRow) => ({
  localDate,
  listedAt: listedAtOf(localDate, timeZone, [createdAt]),
});

/** Counts an entry that was moved for its new day in place of the old one, where it counts at all. */
async function recountDays(
  tx: Context['db'],
  progress: Parameters<typeof moveCountedDay>[1],
  before: repository.EntryRow,
  after: repository.EntryRow,
): Promise<void> {
  const others = await repository.arrivalsOn(tx, after.userId, before.localDate);
  const isLeft = isCounted(before) && !others.some(isCounted);
  const from = isLeft ? before.localDate : null;
  await moveCountedDay(tx, progress, from, isCounted(after) ? after.localDate : null);
}

/**
 * Drops from all reflections what an edited entry does not say any more. One that tells of danger now
 * is not quoted any more and has no reflection itself (D32).
 */
async function pruneReflections(
  tx: Context['db'],
  ownerId: number,
  id: number,
  { row, mayBeReflected }: { row: repository.EntryRow; mayBeReflected: boolean },
): Promise<repository.EntryRow> {
  await pruneQuotations(tx, ownerId, { id, content: mayBeReflected ? row.content : null });
  if (!row.aiReflection) return row;
  const left = mayBeReflected ? afterEdit(row.aiReflection, row) : null;
  return (await saveReflection(tx, ownerId, row, left)) ?? row;
}

/**
 * Pins (from level 3 on) or moves an entry. Taking off a pin or out of a folder is always free.
 * @throws AppError not_found for the entry or the folder, level_required
 */
export async function placeEntry(
  context: Context,
  ownerId: number,
  id: number,
  place: { isPinned?: boolean; folderId?: number | null },
): Promise<Entry> {
  const row = await refusingViolations(UNKNOWN_FOLDER, () =>
    asOwner(context, ownerId, (tx, progress) => {
      if (place.isPinned) requireLevel(levelFromProgress(context, progress), 'pinning');
      return repository.setPlace(tx, ownerId, id, place);
    }),
  );
  if (!row) throw notFound('That entry');
  return present(row);
}

export function countEntries({ db }: Context, ownerId: number) {
  return repository.countEntries(db, ownerId);
}
