import type { api, Earnings, Insight, InsightStats, ParsedInput } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import { refusingViolations } from '../../platform/database/constraint-violations.ts';
import { refuseStaleEdit } from '../../platform/database/optimistic-concurrency.ts';
import { type Page, readPage } from '../../platform/database/paging.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { searchWords } from '../../platform/search/substring.ts';
import { bringBack, notFoundOrBinned, putIntoBin } from '../bin/index.ts';
import { daysOf } from '../entries/index.ts';
import { type Attempt, type Kind, once } from '../idempotency/index.ts';
import {
  asOwner,
  awardInsight,
  levelFromProgress,
  requireLevel,
  uncountInsight,
} from '../progression/index.ts';
import * as repository from './insights.repository.ts';

type Calls = (typeof api)['insights'];

/** One page of the insights that match everything given, newest first. */
export function listInsights(
  { db }: Context,
  ownerId: number,
  { limit, cursor, query = '', ...filter }: ParsedInput<Calls['list']>['query'],
): Promise<Page<Insight>> {
  const words = searchWords(query);
  return readPage(
    { limit, cursor },
    {
      read: (window) => repository.listInsights(db, ownerId, { ...filter, words }, window),
      at: ({ createdAt }) => createdAt,
      present: (rows) => present(db, ownerId, rows),
    },
  );
}

export function insightStats({ db }: Context, ownerId: number): Promise<InsightStats> {
  return repository.countInsights(db, ownerId);
}

/** @throws AppError not_found */
export async function getInsight({ db }: Context, ownerId: number, id: number): Promise<Insight> {
  const row = await repository.findInsight(db, ownerId, id);
  if (!row) throw notFound('That insight');
  return presentOne(db, ownerId, row);
}

const INSIGHT: Kind = {
  name: 'insight',
  noun: 'insight',
  sequence: 'insights_id_seq',
  shownAs: 'insight',
};

const REFUSALS = {
  insights_user_id_entry_id_entries_user_id_id_fk: () => notFound('That entry'),
  insights_kept_once: () => new AppError('conflict', 'This reflection is already in your vault.'),
};

/**
 * Adds an insight, from level 2 on (D24), and pays in the same transaction what that earns. With a
 * key, a retry gets what the first try did.
 * @throws AppError level_required; not_found for an entry that is not theirs; conflict when the
 * reflection is in the vault already; already_saved for another insight under the same key, or when
 * the first one is deleted
 */
export async function createInsight(
  context: Context,
  ownerId: number,
  insight: ParsedInput<Calls['create']>['body'],
  { now, key }: Attempt,
): Promise<Insight & Earnings> {
  const { thing, earnings } = await refusingViolations(REFUSALS, () =>
    asOwner(context, ownerId, (tx, progress) =>
      once(
        tx,
        ownerId,
        { kind: INSIGHT, key, request: insight, now },
        {
          find: async (id) => {
            const row = await repository.findInsight(tx, ownerId, id);
            return row && presentOne(tx, ownerId, row);
          },
          make: async (id) => {
            requireLevel(levelFromProgress(context, progress), 'vault');
            const values = { ...insight, createdAt: now, updatedAt: now };
            const row = await repository.insertInsight(tx, ownerId, values, id);
            const earned = await awardInsight(tx, progress, now);
            return { thing: await presentOne(tx, ownerId, row), earnings: earned };
          },
        },
      ),
    ),
  );
  return { ...thing, ...earnings };
}

/**
 * Changes what is given, at any level: what is there is never locked away (D24). An edit that began
 * from other words than are there is refused, unless it asks for just what is there.
 * @throws AppError not_found, edit_conflict
 */
export async function updateInsight(
  context: Context,
  ownerId: number,
  id: number,
  { expected, ...change }: ParsedInput<Calls['update']>['body'],
  { now }: Moment,
): Promise<Insight> {
  return asOwner(context, ownerId, async (tx) => {
    const current = await repository.findInsight(tx, ownerId, id);
    if (!current) throw await notFoundOrBinned(tx, ownerId, 'insight', id);
    const isThere = refuseStaleEdit('insight', { current, expected, change });
    const isEmpty = Object.values(change).every((value) => value === undefined);
    const row =
      isThere || isEmpty
        ? current
        : await repository.updateInsight(tx, ownerId, id, { ...change, updatedAt: now });
    return presentOne(tx, ownerId, row);
  });
}

/** Puts an insight into the bin; badges it helped to earn stay. @throws AppError not_found */
export async function removeInsight(
  context: Context,
  ownerId: number,
  id: number,
  { now }: Moment,
): Promise<void> {
  await asOwner(context, ownerId, async (tx, progress) => {
    const binned = await putIntoBin(tx, ownerId, { kind: 'insight', id }, now);
    if (!binned) throw notFound('That insight');
    await uncountInsight(tx, progress);
  });
}

/**
 * Brings an insight back from the bin; one that is there is answered as it is. Where its reflection has been
 * kept again meanwhile it comes back as words of their own: a reflection is kept once.
 * @throws AppError not_found
 */
export async function restoreInsight(
  context: Context,
  ownerId: number,
  id: number,
  { now }: Moment,
): Promise<Insight> {
  return asOwner(context, ownerId, async (tx, progress) => {
    const ownWords = repository.unlessKeptAgain(ownerId);
    const back = await bringBack(tx, ownerId, 'insight', id, () => ownWords);
    if (back) await awardInsight(tx, progress, now);
    const row = await repository.findInsight(tx, ownerId, id);
    if (!row) throw notFound('That insight');
    return presentOne(tx, ownerId, row);
  });
}

/** Insights as they leave the server, each with the day of the entry it came from. */
async function present(
  db: Context['db'],
  ownerId: number,
  rows: readonly repository.InsightRow[],
): Promise<Insight[]> {
  const days = await daysOf(
    db,
    ownerId,
    rows.flatMap(({ entryId }) => entryId ?? []),
  );
  return rows.map((row) => ({
    ...row,
    entryDate: row.entryId === null ? null : (days.get(row.entryId) ?? null),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

async function presentOne(
  db: Context['db'],
  ownerId: number,
  row: repository.InsightRow,
): Promise<Insight> {
  const [insight] = await present(db, ownerId, [row]);
  return insight as Insight;
}
