import type { api, Earnings, Insight, InsightStats, ParsedInput } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import { decodeCursor, encodeCursor, type Page } from '../../platform/cursor.ts';
import { holds, staleEdit } from '../../platform/edits.ts';
import {
  AppError,
  isForeignKeyViolation,
  isUniqueViolation,
  notFound,
} from '../../platform/errors.ts';
import { reading } from '../entries/index.ts';
import {
  awardInsight,
  lockProgress,
  requireLevel,
  standingOfRow,
  uncountInsight,
} from '../progression/index.ts';
import { claim, deletedSince, keepEarnings, type Making, refuseOther } from '../saves/index.ts';
import * as repository from './insights.repository.ts';
import { searchWords } from './insights.search.ts';

type Calls = (typeof api)['insights'];

/** One page of the newest-first list, narrowed by whatever is given. */
export async function listInsights(
  { db }: Context,
  ownerId: number,
  { limit, cursor, query = '', ...filter }: ParsedInput<Calls['list']>['query'],
): Promise<Page<Insight>> {
  const rows = await repository.listInsights(
    db,
    ownerId,
    { ...filter, words: searchWords(query) },
    { limit: limit + 1, after: placeOf(cursor) },
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    items: await present(db, ownerId, shown),
    next: hasMore ? encodeCursor([last.createdAt.getTime(), last.id]) : null,
  };
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

/**
 * Keeps an insight, from level 2 on (D24), and pays in the same transaction what that earns. A
 * retry with the same key answers what the first try did.
 * @throws AppError level_required; not_found for an entry that is not theirs; conflict when the
 * reflection is already kept; already_saved for other words under the same key, or when what it made
 * is deleted
 */
export async function createInsight(
  context: Context,
  ownerId: number,
  insight: ParsedInput<Calls['create']>['body'],
  { now, key }: Making,
): Promise<Insight & Earnings> {
  try {
    return await context.db.transaction(async (tx) => {
      const save = { key, what: 'insight', request: insight, now } as const;
      const { id, before } = await claim(tx, ownerId, save);
      if (before) {
        const row = await repository.findInsight(tx, ownerId, before.id);
        if (!row) throw deletedSince('insight');
        const made = await presentOne(tx, ownerId, row);
        refuseOther(before, 'insight', { insight: made });
        return { ...made, ...before.earnings };
      }
      const progress = await lockProgress(tx, ownerId);
      requireLevel(standingOfRow(context, progress), 'vault');
      const times = { createdAt: now, updatedAt: now };
      const row = await repository.insertInsight(tx, ownerId, { ...insight, ...times }, id);
      const earnings = await awardInsight(tx, progress, now);
      await keepEarnings(tx, ownerId, key, earnings);
      return { ...(await presentOne(tx, ownerId, row)), ...earnings };
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw notFound('That entry');
    if (isUniqueViolation(error)) {
      throw new AppError('conflict', 'This reflection is already in your vault.');
    }
    throw error;
  }
}

/**
 * Changes what is given, at any level: what is there is never locked away (D24). An edit that
 * began from other words than are `expected` is refused, unless it asks for just what is there.
 * @throws AppError not_found, edit_conflict
 */
export async function updateInsight(
  context: Context,
  ownerId: number,
  id: number,
  { title, content, category, expected }: ParsedInput<Calls['update']>['body'],
  { now }: Moment,
): Promise<Insight> {
  const { db } = context;
  const change = {
    ...(title === undefined ? {} : { title }),
    ...(content === undefined ? {} : { content }),
    ...(category === undefined ? {} : { category }),
  };
  if (Object.keys(change).length === 0) return getInsight(context, ownerId, id);
  const times = { updatedAt: now };
  const row = await repository.updateInsight(db, ownerId, id, { ...change, ...times }, expected);
  if (row) return presentOne(db, ownerId, row);
  const current = await getInsight(context, ownerId, id);
  if (holds(current, change)) return current;
  throw staleEdit('insight');
}

/** Deletes an insight; badges it helped to earn stay. */
export async function removeInsight({ db }: Context, ownerId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Progress first, as everywhere: two that lock in the same order never wait for each other.
    await uncountInsight(tx, ownerId);
    if (!(await repository.deleteInsight(tx, ownerId, id))) throw notFound('That insight');
  });
}

/** Insights as they leave the server, each with the day of the entry it came from. */
async function present(
  db: Context['db'],
  ownerId: number,
  rows: readonly repository.InsightRow[],
): Promise<Insight[]> {
  const days = await reading.daysOf(
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

function placeOf(cursor: string | undefined): repository.Place | null {
  if (cursor === undefined) return null;
  const [createdAt, id] = decodeCursor(cursor);
  return { createdAt: new Date(createdAt), id };
}
