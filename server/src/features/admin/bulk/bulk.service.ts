import {
  type Actor,
  type api,
  BULK_SKIPS,
  type BulkProgress,
  type ParsedInput,
  type PeopleFilter,
} from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { findUserById } from '../../accounts/index.ts';
import { logAct } from '../../audit/index.ts';
import { type Attempt, type Kind, once, tryAgain, unlessMade } from '../../idempotency/index.ts';
import { asOwner } from '../../progression/index.ts';
import { countMatching } from '../people.service.ts';
import type { BulkRow } from './bulk.public.repository.ts';
import * as repository from './bulk.public.repository.ts';
import type { BulkFields } from './bulk.tables.ts';

type Order = ParsedInput<typeof api.admin.bulk>['body'];

const BULK: Kind = { name: 'bulk', noun: 'act', sequence: 'bulk_acts_id_seq' };

const UNDOABLE: ReadonlySet<BulkRow['act']> = new Set(['suspend', 'beta', 'gift']);

/**
 * Orders an act on many, once for each key; `start` has it carried out. One line of the log says what was
 * ordered, for how many.
 * @throws AppError conflict, with the new count, when the filter matches another number by now;
 * invalid_request for an end that is past
 */
export async function orderBulk(
  context: Context,
  caller: Actor & { id: number },
  order: Order,
  { now, key = null }: Pick<Attempt, 'now' | 'key'>,
): Promise<BulkProgress> {
  const { db } = context;
  const total = await unlessMade(context, caller.id, key, () => confirmed(context, order, now));
  const { thing: row } = await asOwner(context, caller.id, (tx) =>
    once(
      tx,
      caller.id,
      { kind: BULK, key, request: order, now },
      {
        make: async (id) => {
          const people = total ?? tryAgain();
          const made = await repository.insertBulk(tx, {
            ...(id === null ? {} : { id }),
            ...{ act: order.act, fields: fieldsOf(order), actorId: caller.id, createdAt: now },
            onIds: order.on.ids ? [...new Set(order.on.ids)].sort((a, b) => a - b) : null,
            ...{ filter: order.on.filter ?? null, upTo: await repository.lastUserId(tx) },
            ...{ state: 'running', total: people },
          });
          await log(tx, made, caller.id, now, `bulk-${order.act}`, people);
          return { thing: made };
        },
        find: (id) => repository.findBulk(tx, id),
      },
    ),
  );
  return present({ db }, row);
}

/** How many it is about. @throws AppError as `orderBulk` */
async function confirmed(context: Context, order: Order, now: Date): Promise<number> {
  if (order.until && new Date(order.until) <= now) {
    const sentence = 'The end must lie ahead.';
    throw new AppError('invalid_request', sentence, { fields: { until: sentence } });
  }
  const { ids, filter, count = 0 } = order.on;
  if (ids) return new Set(ids).size;
  const found = await countMatching(context, filter ?? {});
  const isStill =
    found.is === 'at least'
      ? count >= found.count
      : Math.abs(found.count - count) <= found.count * (found.is === 'about' ? 0.05 : 0.01);
  if (isStill && found.count > 0) return found.is === 'at least' ? count : found.count;
  const many = found.count.toLocaleString('en-US');
  throw new AppError('conflict', `It is ${many} by now. Look again before you confirm.`, {
    ...found,
  });
}

/** What the act needs, and nothing else that was sent. */
function fieldsOf({ act, reason, until, granted, xpAmount }: Order): BulkFields {
  if (act === 'suspend') return { reason: reason ?? '', until };
  if (act === 'beta') return { granted: granted === true };
  if (act === 'gift') return { xpAmount: xpAmount ?? 0, reason: reason ?? 'Admin gift' };
  return {};
}

function log(
  tx: Database,
  { id, fields, filter }: BulkRow,
  actorId: number,
  at: Date,
  act: string,
  people: number,
): Promise<void> {
  const { reason = null, ...state } = fields;
  return logAct(tx, {
    ...{ at, area: 'accounts', act, actorId, reason, subject: { kind: 'bulk', id } },
    after: { people, ...state, ...(filter ? { filter: filterWords(filter) } : {}) },
  });
}

/** What an act was narrowed to, for the log: words that were searched for may be somebody's address, and stay out. */
const filterWords = (filter: PeopleFilter): string =>
  Object.entries(filter)
    .map(([name, value]) => (name === 'search' ? 'words searched for' : `${name} ${value}`))
    .join(', ') || 'everybody';

/** How far an act is. @throws AppError not_found */
export async function bulkProgress({ db }: Context, id: number): Promise<BulkProgress> {
  const row = await repository.findBulk(db, id);
  if (!row) throw notFound('That act');
  return present({ db }, row);
}

/**
 * Orders an act back; what of it was not carried out yet is not any more. A second time changes nothing.
 * @throws AppError not_found, conflict for an act that cannot be undone
 */
export async function undoBulk(
  { db, clock }: Context,
  caller: { id: number },
  id: number,
): Promise<BulkProgress> {
  const row = await db.transaction(async (tx) => {
    const found = await repository.lockBulk(tx, id);
    if (!found) throw notFound('That act');
    if (!UNDOABLE.has(found.act)) {
      throw new AppError('conflict', 'This cannot be undone: suspend those whom you mean again.');
    }
    if (!isUndoable(found)) return found;
    const back = { state: 'undoing', after: 0, undone: 0, finishedAt: null } as const;
    await repository.updateBulk(tx, id, back);
    await log(tx, found, caller.id, clock.now(), 'bulk-undo', found.done);
    return { ...found, ...back };
  });
  return present({ db }, row);
}

const isUndoable = ({ act, state }: BulkRow): boolean =>
  UNDOABLE.has(act) && (state === 'running' || state === 'done');

async function present({ db }: Pick<Context, 'db'>, row: BulkRow): Promise<BulkProgress> {
  const { id, act, state, total, done, skipped, undone } = row;
  const actor = row.actorId === null ? undefined : await findUserById(db, row.actorId);
  return {
    ...{ id, act, actor: actor?.username ?? null, state, total, done, undone },
    skipped: BULK_SKIPS.flatMap((reason) => {
      const count = skipped[reason];
      return count ? [{ reason, count }] : [];
    }),
    undoable: isUndoable(row),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** So few people are named in the log; more are counted. */
const NAMED = 5;

/** What came of some acts, by id: how many each changed, and who where they are few. */
export const bulkOutcomes = async (db: Database, ids: readonly number[]) =>
  new Map((await repository.outcomesOf(db, ids, NAMED)).map((each) => [each.id, each]));

/** Acts on many that changed somebody, newest first; a thousand at most. */
export const bulkActsOn = (db: Database, userId: number): Promise<number[]> =>
  repository.actsOn(db, userId, 1000);
