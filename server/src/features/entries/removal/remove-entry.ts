import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import type { Context, Moment } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { notFound } from '../../../platform/errors.ts';
import { searchDocument, searchValue } from '../../../platform/search/document.ts';
import { bringBack, dropPeriodsInBin, putIntoBin } from '../../bin/index.ts';
import { asOwner, payEntryAgain, reverseEntry } from '../../progression/index.ts';
import { deletePeriodsOf, putPeriodsBack } from '../../reflections/index.ts';
import { type EntryRow, entriesByIds, findEntry } from '../entries.repository.ts';
import { present } from '../entries.service.ts';
import { isCounted } from '../entry-day.ts';
import { saveReflection } from '../reflections/entries.reflections.repository.ts';
import { type PrunedReflection, pruneQuotations } from '../reflections/prune-quotations.ts';
import { validReflection } from '../reflections/stored-reflection.ts';

/** Reflections of weeks and months that went with an entry, among what its deletion changed. */
interface GonePeriods {
  periods: Parameters<typeof putPeriodsBack>[2];
}

/**
 * Puts an entry into the bin and takes back the XP it earned. It stands nowhere else from then on, and no
 * reflection quotes it. @throws AppError not_found
 */
export async function removeEntry(
  context: Context,
  ownerId: number,
  id: number,
  { now }: Moment,
): Promise<void> {
  await asOwner(context, ownerId, async (tx, progress) => {
    const row = await findEntry(tx, ownerId, id);
    if (!row) throw notFound('That entry');
    const pruned = await pruneQuotations(tx, ownerId, { id, content: null });
    await dropPeriodsInBin(tx, ownerId);
    const periods = await deletePeriodsOf(tx, ownerId, row);
    const changed = [...pruned, ...(periods.length > 0 ? [{ periods }] : [])];
    await putIntoBin(tx, ownerId, { kind: 'entry', id, changed }, now);
    const counted = { ...row, words: row.wordCount, isCounted: isCounted(row) };
    await reverseEntry(tx, progress, counted, now);
  });
}

/**
 * Brings an entry back from the bin with all that was its own: its place, its ties, its XP, what others quoted
 * of it, and the reflections of its week and month where nothing else was edited or deleted meanwhile. It is past any cap. One that is there is answered as it is.
 * @throws AppError not_found
 */
export async function restoreEntry(
  context: Context,
  ownerId: number,
  id: number,
  { now }: Moment,
): Promise<Entry> {
  return asOwner(context, ownerId, async (tx, progress) => {
    const back = await bringBack(tx, ownerId, 'entry', id, ({ content, tags }) => {
      const { words, lexemes } = searchDocument(String(content), tags as string[]);
      return { search: searchValue(words, sql.param(lexemes)) };
    });
    const row = await findEntry(tx, ownerId, id);
    if (!row) throw notFound('That entry');
    if (!back) return present(row);
    await payEntryAgain(tx, progress, { id, words: row.wordCount }, now);
    // What was said of its days meanwhile was said without it.
    await deletePeriodsOf(tx, ownerId, row);
    const changed = back.changed as (PrunedReflection | GonePeriods)[];
    await quoteAgain(
      tx,
      ownerId,
      changed.filter((one): one is PrunedReflection => !('periods' in one)),
    );
    for (const one of changed) {
      if ('periods' in one) await putPeriodsBack(tx, ownerId, one.periods);
    }
    return present(await withoutLostQuotations(tx, row));
  });
}

/** Gives other entries the reflections back that quoted one, where nothing has changed them since. */
async function quoteAgain(
  tx: Database,
  ownerId: number,
  pruned: readonly PrunedReflection[],
): Promise<void> {
  if (pruned.length === 0) return;
  const ids = pruned.map(({ id }) => id);
  const rows = new Map((await entriesByIds(tx, ownerId, ids)).map((row) => [row.id, row]));
  for (const { id, version, before, after } of pruned) {
    const isUnchanged = isDeepStrictEqual(rows.get(id)?.aiReflection, after);
    if (isUnchanged) await saveReflection(tx, ownerId, { id, version }, before);
  }
}

/** What its own reflection quoted may have been changed or deleted while it was in the bin. */
async function withoutLostQuotations(tx: Database, row: EntryRow): Promise<EntryRow> {
  if (!row.aiReflection) return row;
  const left = await validReflection(tx, row, row.aiReflection, () => true);
  if (left === row.aiReflection) return row;
  await saveReflection(tx, row.userId, row, left);
  return { ...row, aiReflection: left };
}
