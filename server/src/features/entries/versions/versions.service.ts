import { isDeepStrictEqual } from 'node:util';
import type { EntryVersion } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { notFound } from '../../../platform/errors.ts';
import { asOwner } from '../../progression/index.ts';
import { type EntryRow, findEntry } from '../entries.repository.ts';
import * as repository from './versions.repository.ts';
import { isKept, KEPT_VERSIONS } from './versions.rules.ts';

/** What an entry said before its edits, the latest first (ADR-0032). @throws AppError not_found */
export async function listVersions(
  { db }: Context,
  ownerId: number,
  id: number,
): Promise<EntryVersion[]> {
  if (!(await findEntry(db, ownerId, id))) throw notFound('That entry');
  const rows = await repository.listVersions(db, ownerId, id);
  return rows.map(({ version, content, mood, tags, wordCount, savedAt }) => ({
    ...{ version, content, mood, tags, wordCount },
    savedAt: savedAt.toISOString(),
  }));
}

/** Deletes one earlier version for good; the entry stays as it is. @throws AppError not_found */
export async function removeVersion(
  context: Context,
  ownerId: number,
  which: { id: number; version: number },
): Promise<void> {
  await asOwner(context, ownerId, async (tx) => {
    if (!(await repository.deleteVersion(tx, ownerId, which))) throw notFound('That version');
  });
}

/**
 * Keeps an entry as it is before an edit replaces it, in the transaction of the edit. An edit that overwrites what
 * was saved elsewhere is of another sitting: all that it replaces is kept.
 */
export async function keepVersion(
  tx: Database,
  current: EntryRow,
  edit: Pick<EntryRow, 'content' | 'mood' | 'tags'>,
  { now, overwrites }: { now: Date; overwrites: boolean },
): Promise<void> {
  const { content, mood, tags, userId, id } = current;
  if (content === edit.content && mood === edit.mood && isDeepStrictEqual(tags, edit.tags)) return;
  const lastKeptAt = await repository.lastReplacedAt(tx, userId, id);
  // Putting a version back is no edit of a sitting: what it replaces is kept, however little that was.
  const isPutBack = () => repository.hasText(tx, { userId, id }, edit.content);
  const mayGo = !overwrites && !isKept({ content, lastKeptAt }, edit.content, now);
  if (mayGo && !(await isPutBack())) return;
  const how = { replacedAt: now, limit: KEPT_VERSIONS };
  await repository.insertVersion(tx, userId, current, how);
}
