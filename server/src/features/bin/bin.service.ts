import { BIN_DAYS, type Binned } from '@pathkeeper/contract';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/paging.ts';
import { putBack, setAside } from '../../platform/database/set-aside.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { asOwner } from '../progression/index.ts';
import { deleteBinnedBefore } from './bin.public.repository.ts';
import * as repository from './bin.repository.ts';

type Row = Record<string, unknown>;

const BIN_MS = BIN_DAYS * 24 * 60 * 60_000;

/** What is deleted into the bin, where it is stored, and what of it is made anew when it comes back. */
const KINDS = {
  entry: { table: 'entries', without: ['search'], noun: 'page' },
  insight: { table: 'insights', without: [], noun: 'insight' },
} as const satisfies Record<repository.Kind, object>;

/** One page of what lies in the bin, the latest first. */
export function listBin(
  { db }: Context,
  ownerId: number,
  request: PageRequest,
): Promise<Page<Binned>> {
  return readPage(request, {
    read: (window) => repository.listBin(db, ownerId, window),
    at: ({ deletedAt }) => deletedAt,
    present: (rows) =>
      rows.map(({ deletedAt, excerpt, ...row }) => ({
        ...row,
        excerpt: excerpt ?? '',
        deletedAt: deletedAt.toISOString(),
        goesAt: new Date(deletedAt.getTime() + BIN_MS).toISOString(),
      })),
  });
}

/**
 * Takes a thing from where it stands into the bin, within a transaction of `asOwner`.
 * @returns its row, in the database's names; undefined when there is no such thing
 */
export async function putIntoBin(
  tx: Database,
  ownerId: number,
  { kind, id, changed = [] }: { kind: repository.Kind; id: number; changed?: unknown[] },
  now: Date,
): Promise<Row | undefined> {
  const { table, without } = KINDS[kind];
  const set = await setAside(tx, ownerId, { table, id, without });
  if (!set) return undefined;
  await repository.insertBinned(tx, ownerId, {
    ...set,
    ...{ kind, thingId: id, deletedAt: now, changed },
  });
  return set.row;
}

/**
 * Puts a thing from the bin back to where it stood, within a transaction of `asOwner`.
 * @param anew makes the columns that the bin does not hold
 * @returns what deleting it had changed; undefined when it is not in the bin
 */
export async function bringBack(
  tx: Database,
  ownerId: number,
  kind: repository.Kind,
  id: number,
  anew: (row: Row) => Record<string, SQL> = () => ({}),
): Promise<{ changed: unknown[] } | undefined> {
  const binned = await repository.takeBinned(tx, ownerId, kind, id);
  if (!binned) return undefined;
  const { row, ties, changed } = binned;
  await putBack(tx, ownerId, { table: KINDS[kind].table, row, ties }, anew(row));
  if (kind === 'insight' && typeof row.entry_id === 'number') {
    await repository.tieInsightToBinned(tx, ownerId, { entryId: row.entry_id, insightId: id });
  }
  return { changed };
}

/** The refusal of something that is not there: it says so when it lies in the bin. */
export async function notFoundOrBinned(
  db: Database,
  ownerId: number,
  kind: repository.Kind,
  id: number,
): Promise<AppError> {
  const { noun } = KINDS[kind];
  if (!(await repository.isBinned(db, ownerId, kind, id))) {
    return notFound(kind === 'entry' ? 'That entry' : 'That insight');
  }
  return new AppError(
    'not_found',
    `This ${noun} is in the bin. Bring it back from there to change it.`,
    { isBinned: true },
  );
}

/** Deletes something in the bin for good. @throws AppError not_found */
export async function removeBinned(context: Context, ownerId: number, id: number): Promise<void> {
  await asOwner(context, ownerId, async (tx) => {
    if (!(await repository.deleteBinned(tx, ownerId, id))) throw notFound('That');
  });
}

/** Deletes for good what was deleted 30 days ago. */
export function emptyBins({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteBinnedBefore(db, new Date(clock.now().getTime() - BIN_MS));
}
