import type { Earnings, Entry, entryBody } from '@pathkeeper/contract';
import type { z } from 'zod';
import { hourAt, localDateAt } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { themesOf } from '../../platform/language/themes.ts';
import {
  allowancesOf,
  awardEntry,
  lockProgress,
  requireLevel,
  standingOfRow,
} from '../progression/index.ts';
import { claim, deletedSince, keepEarnings, type Making, refuseOther } from '../saves/index.ts';
import { recordThemes } from './entries.reading.repository.ts';
import { findEntry } from './entries.repository.ts';
import * as repository from './entries.saving.repository.ts';
import { searchDocument } from './entries.search.ts';
import { present, refusingUnknownFolder } from './entries.service.ts';
import { countWords } from './entries.words.ts';

type EntryBody = z.output<typeof entryBody>;
type Saved = Entry & Earnings;

/**
 * Saves a new entry and pays for it, in one transaction. With a key, a retry answers what the first
 * try did; the same key with other words is refused with `already_saved` and the entry as it stands,
 * so that the caller can make an edit of it (D15). A page that tells of danger has no themes,
 * and a level that it happens to complete waits to be announced until the next look (D32).
 */
export async function createEntry(
  context: Context,
  ownerId: number,
  body: EntryBody,
  { now, zone, key, isDanger = false }: Making & { isDanger?: boolean },
): Promise<Saved> {
  const document = searchDocument(body.content, body.tags);
  const themes = isDanger ? [] : themesOf(body.content, body.tags);
  return refusingUnknownFolder(() =>
    context.db.transaction(async (tx) => {
      const { id, before } = await claim(tx, ownerId, { key, what: 'entry', request: body, now });
      if (before) {
        const row = await findEntry(tx, ownerId, before.id);
        if (!row) throw deletedSince('page', 'entry_deleted');
        refuseOther(before, 'page', { entry: present(row) });
        return { ...present(row), ...before.earnings };
      }
      const progress = await lockProgress(tx, ownerId);
      const standing = standingOfRow(context, progress);
      refuseBeyondCap(allowancesOf(standing).entries, progress.entries);
      if (body.isPinned) requireLevel(standing, 'pinning');
      const row = await repository.insertEntry(tx, ownerId, {
        id,
        content: body.content,
        mood: body.mood,
        tags: body.tags,
        isPinned: body.isPinned ?? false,
        folderId: body.folderId ?? null,
        type: 'journal',
        createdAt: now,
        localDate: localDateAt(now, zone),
        timeZone: zone,
        wordCount: countWords(body.content),
        document,
      });
      await recordThemes(tx, ownerId, row, themes, { isNew: true });
      const written = { ...row, words: row.wordCount, hour: hourAt(now, zone) };
      const { levelUpdate, ...rest } = await awardEntry(tx, progress, written, now, !isDanger);
      const earnings: Earnings = levelUpdate && !isDanger ? { ...rest, levelUpdate } : rest;
      await keepEarnings(tx, ownerId, key, earnings);
      return { ...present(row), ...earnings };
    }),
  );
}

function refuseBeyondCap(max: number | null, count: number): void {
  if (max === null || count < max) return;
  throw new AppError('limit_reached', `Entry limit reached: your level holds ${max} entries.`, {
    max,
  });
}
