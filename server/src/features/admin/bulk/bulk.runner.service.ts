import type { BulkSkip } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import { sqlState } from '../../../platform/database/errors.ts';
import { type Job, runJob } from '../../../platform/jobs.ts';
import type { Forgetting } from '../standing.service.ts';
import { actOnOne, undoOne } from './bulk.one.service.ts';
import type { BatchResult, BulkRow } from './bulk.public.repository.ts';
import * as repository from './bulk.public.repository.ts';

/** People of one batch at most; where it ended is stored after each. */
const BATCH = 500;

/** People who are changed at the same time; each has a transaction of their own. */
const AT_ONCE = 4;

type Services = { context: Context; sessions: Forgetting };

/**
 * Carries out what is ordered, in one process of the installation at a time. What was broken off is gone on
 * with by whichever process is the next to look, which each does every minute (ADR-0027).
 */
export const bulkJob = (services: Services, signal?: AbortSignal): Job => ({
  name: 'carry out acts on many',
  at: '* * * * *',
  run: () => carryOut(services, signal ?? new AbortController().signal),
});

/** Begins at once what has been ordered; `stop` ends it after the person at hand. */
export function createBulkRunner(services: Services) {
  const stopping = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  return {
    start(): void {
      const job = bulkJob(services, stopping.signal);
      // What fails is tried again by the job, which reports it.
      const run = runJob(services.context.db, job)
        .catch(() => {})
        .finally(() => underWay.delete(run));
      underWay.add(run);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}

async function carryOut(services: Services, signal: AbortSignal): Promise<void> {
  const { db, clock } = services.context;
  while (!signal.aborted) {
    const bulk = await repository.findWaiting(db);
    if (!bulk) return;
    const people = await nextPeople(services.context, bulk);
    if (people === null) {
      const total = bulk.done + Object.values(bulk.skipped).reduce((sum, count) => sum + count, 0);
      const state = bulk.state === 'undoing' ? 'undone' : 'done';
      const end = { state, finishedAt: clock.now(), total: state === 'done' ? total : bulk.total };
      await repository.finishBulk(db, bulk, end as Parameters<typeof repository.finishBulk>[2]);
      continue;
    }
    const result = await runBatch(services, bulk, people, signal);
    if (signal.aborted) return;
    await db.transaction((tx) => repository.recordBatch(tx, bulk, result));
  }
}

/** Whom the next batch looks at, and up to which account; null at the end. */
async function nextPeople(
  { db, clock }: Context,
  bulk: BulkRow,
): Promise<{ ids: number[]; last: number } | null> {
  const { after, upTo, onIds, state } = bulk;
  if (state === 'undoing' || onIds !== null) {
    const ids =
      state === 'undoing'
        ? await repository.itemsAfter(db, bulk.id, after, BATCH)
        : (onIds ?? []).filter((id) => id > after).slice(0, BATCH);
    const last = ids.at(-1);
    return last === undefined ? null : { ids, last };
  }
  if (after >= upTo) return null;
  const last = Math.min(after + BATCH, upTo);
  const range = { after, through: last };
  return { ids: await repository.matchingIds(db, bulk, range, clock.now()), last };
}

async function runBatch(
  services: Services,
  bulk: BulkRow,
  { ids, last }: { ids: readonly number[]; last: number },
  signal: AbortSignal,
): Promise<BatchResult> {
  const result: BatchResult = { last, done: 0, skipped: {} };
  const waiting = ids.values();
  const worker = async () => {
    for (const userId of waiting) {
      if (signal.aborted) return;
      const left = await changeOne(services, bulk, userId);
      if (left === null) result.done += 1;
      else result.skipped[left] = (result.skipped[left] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return result;
}

/** One person whom nothing can be done to does not hold up the others; a lost database does. */
async function changeOne(
  { context, sessions }: Services,
  bulk: BulkRow,
  userId: number,
): Promise<BulkSkip | null> {
  try {
    if (bulk.state !== 'undoing') return await actOnOne(context, sessions, bulk, userId);
    return (await undoOne(context, sessions, bulk, userId)) ? null : 'already';
  } catch (error) {
    if (!isOfOne(error)) throw error;
    return 'failed';
  }
}

/** Violations of what the database knows of one person's rows (SQLSTATE classes 22 and 23). */
const isOfOne = (error: unknown): boolean => /^2[23]/.test(sqlState(error) ?? '');
