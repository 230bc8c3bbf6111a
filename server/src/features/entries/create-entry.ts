import type { Earnings, Entry, entryBody } from '@pathkeeper/contract';
import type { z } from 'zod';
import { hourAt } from '../../platform/clock.ts';
import type { Context, Moment } from '../../platform/context.ts';
import { refusingViolations } from '../../platform/database/constraint-violations.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { themesOf } from '../../platform/language/themes.ts';
import { searchDocument } from '../../platform/search/document.ts';
import { type Attempt, type Kind, once, takeKey } from '../idempotency/index.ts';
import {
  asOwner,
  awardEntry,
  capsFor,
  levelFromProgress,
  type ProgressRow,
  requireLevel,
} from '../progression/index.ts';
import { findEntry } from './entries.repository.ts';
import * as repository from './entries.saving.repository.ts';
import { present, UNKNOWN_FOLDER } from './entries.service.ts';
import { countWords } from './entries.words.ts';
import { dayOfNew, instantOn, isCounted, listedAtOf } from './entry-day.ts';
import { saveThemes } from './reading/entries.themes.repository.ts';

type EntryBody = z.output<typeof entryBody>;

const ENTRY: Kind = {
  name: 'entry',
  noun: 'page',
  sequence: 'entries_id_seq',
  shownAs: 'entry',
  deletedCode: 'entry_deleted',
};

type How = Attempt & { isDanger?: boolean };

/**
 * Saves a new entry and pays for it, in one transaction. With a key, a retry gets what the first try
 * did; another text under the same key is refused with the entry as it is, so that the caller can
 * make an edit of it (D15). An entry that tells of danger gets no themes, and a level that it
 * completes is announced later, at the person's next look (D32).
 * @throws AppError invalid_request for a day ahead, already_saved, entry_deleted, limit_reached,
 * level_required for a pin, not_found for a folder that is not theirs
 */
export async function createEntry(
  context: Context,
  ownerId: number,
  body: EntryBody,
  how: How,
): Promise<Entry & Earnings> {
  // Before the transaction, so that its lock is held for as short a time as possible.
  const create = entryCreator(context, ownerId, body, how);
  const attempt = attemptOf(body, how);
  return refusingViolations(UNKNOWN_FOLDER, () =>
    asOwner(context, ownerId, create, (tx: Database) => takeKey(tx, ownerId, attempt)),
  );
}

const attemptOf = (request: EntryBody, { key = null, now }: Attempt) => ({
  kind: ENTRY,
  key,
  request,
  now,
});

/**
 * The same within a transaction of `asOwner` that makes more than the entry. The text is read at once. `taken`
 * is the answer of `takeKey`, where that was asked already.
 * @throws AppError as `createEntry` does; invalid_request at once, all else when it is called
 */
export function entryCreator(
  context: Context,
  ownerId: number,
  body: EntryBody,
  { isDanger = false, ...at }: How,
): (tx: Database, progress: ProgressRow, taken?: number | null) => Promise<Entry & Earnings> {
  const { now, zone } = at;
  const instants = [now, ...(body.begunAt === undefined ? [] : [new Date(body.begunAt)])];
  const values = valuesOf(body, at, instants);
  const hour = hourAt(instantOn(values.localDate, zone, instants) ?? now, zone);
  const themes = isDanger ? [] : themesOf(body.content, body.tags);
  const attempt = attemptOf(body, at);
  return async (tx, progress, taken) => {
    const { thing, earnings } = await once(
      tx,
      ownerId,
      { ...attempt, taken },
      {
        find: async (id) => {
          const row = await findEntry(tx, ownerId, id);
          return row && present(row);
        },
        make: async (reserved, keep) => {
          const level = levelFromProgress(context, progress);
          refuseBeyondCap(capsFor(level).entries, progress.entries);
          if (body.isPinned) requireLevel(level, 'pinning');
          const id = reserved ?? (await repository.nextEntryId(tx));
          const entry = { ...values, id };
          const written = { ...entry, words: entry.wordCount, hour, isCounted: isCounted(entry) };
          // None needs what another answers, so they are sent together.
          const [row, , earnings] = await Promise.all([
            repository.insertEntry(tx, ownerId, entry),
            saveThemes(tx, ownerId, entry, themes, { isNew: true }),
            awardEntry(tx, progress, written, now, { announce: !isDanger, beside: keep }),
          ]);
          return { thing: present(row), earnings };
        },
      },
    );
    return { ...thing, ...earnings };
  };
}

function valuesOf(
  body: EntryBody,
  at: Moment,
  instants: readonly Date[],
): Omit<repository.NewEntry, 'id'> {
  const { now, zone } = at;
  const localDate = dayOfNew(body, at);
  return {
    content: body.content,
    mood: body.mood,
    tags: body.tags,
    isPinned: body.isPinned ?? false,
    folderId: body.folderId ?? null,
    type: 'journal',
    createdAt: now,
    localDate,
    listedAt: listedAtOf(localDate, zone, instants),
    timeZone: zone,
    wordCount: countWords(body.content),
    document: searchDocument(body.content, body.tags),
  };
}

function refuseBeyondCap(max: number | null, count: number): void {
  if (max === null || count < max) return;
  throw new AppError('limit_reached', `Entry limit reached: your level holds ${max} entries.`, {
    max,
  });
}
