import { type BulkSkip, can } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import {
  type Account,
  distrustSessions,
  findHold,
  findMember,
  isOwner,
  lockMember,
} from '../../accounts/index.ts';
import { asOwner, type ProgressRow } from '../../progression/index.ts';
import { giveAsOneOfMany, takeBack } from '../gift.service.ts';
import { betaAs, type Forgetting, restoreAs, suspendAs } from '../standing.service.ts';
import { type BulkRow, hasItem, insertItem, markUndone } from './bulk.public.repository.ts';

/** The act on many has one line in the log; each of its people has none. */
const noLine = async () => {};

/** What is done to one of many works with: their account, locked. */
interface One {
  tx: Database;
  person: Account;
  row: ProgressRow;
  bulk: BulkRow;
}

/**
 * Does to one person what was ordered for many, under their lock. Done twice it changes nothing more, so a
 * batch that was broken off is begun again.
 * @returns why it left them as they were; null when it has changed them
 */
export async function actOnOne(
  context: Pick<Context, 'db' | 'clock'>,
  sessions: Forgetting,
  bulk: BulkRow,
  userId: number,
): Promise<BulkSkip | null> {
  if (!(await findMember(context.db, userId))) return 'gone';
  return changeOne(context, sessions, userId, async (tx, person, row) => {
    if (await hasItem(tx, bulk.id, userId)) return null;
    const left =
      leftOut(bulk, person) ?? (await ACTS[bulk.act]({ tx, person, row, bulk }, context));
    if (left === null) await insertItem(tx, bulk.id, userId);
    return left;
  });
}

/** Undoes it for one of those it changed; false when that was done before. */
export async function undoOne(
  context: Pick<Context, 'db' | 'clock'>,
  sessions: Forgetting,
  bulk: BulkRow,
  userId: number,
): Promise<boolean> {
  const left = await changeOne(context, sessions, userId, async (tx, person, row) => {
    if (!(await markUndone(tx, bulk.id, userId))) return 'already';
    await UNDOING[bulk.act]({ tx, person, row, bulk }, context);
    return null;
  });
  return left === null;
}

async function changeOne(
  context: Pick<Context, 'db'>,
  sessions: Forgetting,
  userId: number,
  work: (tx: Database, person: Account, row: ProgressRow) => Promise<BulkSkip | null>,
): Promise<BulkSkip | null> {
  const { left, sids } = await asOwner(context, userId, async (tx, row) => {
    const person = await lockMember(tx, userId);
    if (!person) return { left: 'gone' as const, sids: [] };
    const why = await work(tx, person, row);
    return { left: why, sids: why === null ? await distrustSessions(tx, userId) : [] };
  });
  sessions.forget(userId, sids);
  return left;
}

function leftOut({ act, actorId }: BulkRow, { id, role }: Account): BulkSkip | null {
  const account = { id, role, isOwner: isOwner(id), act };
  const actor = { role: 'admin', isOwner: false, id: actorId ?? 0 } as const;
  if (can(actor, 'actAmongMany', account)) return null;
  if (account.isOwner) return 'owner';
  return id === actorId ? 'self' : 'admin';
}

type Step = (one: One, context: Pick<Context, 'clock'>) => Promise<BulkSkip | null>;

const nothing: Step = async () => null;

/** Under which name the gifts of an act stand in the ledger. */
const giftName = ({ id }: BulkRow) => `bulk-${id}`;

const ACTS: Record<BulkRow['act'], Step> = {
  async suspend({ tx, person, bulk }) {
    if ((await findHold(tx, person.id)).suspension) return 'already';
    const { reason = '', until } = bulk.fields;
    const made = { reason, until: until ? new Date(until) : null, createdAt: bulk.createdAt };
    await suspendAs(tx, person.id, made, noLine);
    return null;
  },
  restore: async ({ tx, person }) => ((await restoreAs(tx, person.id, noLine)) ? null : 'already'),
  async beta({ tx, person, bulk }) {
    const granted = bulk.fields.granted === true;
    if (person.betaAccessGranted === granted) return 'already';
    await betaAs(tx, person.id, granted, noLine);
    return null;
  },
  async gift({ tx, person, row, bulk }, { clock }) {
    const { xpAmount = 0, reason = '' } = bulk.fields;
    const gift = { userId: person.id, xpAmount, reason };
    await giveAsOneOfMany(tx, row, bulk.actorId, gift, { name: giftName(bulk), now: clock.now() });
    return null;
  },
};

/** Each takes back what the act did, where it is still as the act left it. */
const UNDOING: Record<BulkRow['act'], Step> = {
  async suspend({ tx, person, bulk }) {
    const { suspension } = await findHold(tx, person.id);
    const isOurs =
      suspension?.createdAt.getTime() === bulk.createdAt.getTime() &&
      suspension.reason === bulk.fields.reason;
    if (isOurs) await restoreAs(tx, person.id, noLine);
    return null;
  },
  restore: nothing,
  async beta({ tx, person, bulk }) {
    const granted = bulk.fields.granted === true;
    if (person.betaAccessGranted === granted) await betaAs(tx, person.id, !granted, noLine);
    return null;
  },
  async gift({ tx, row, bulk }, { clock }) {
    await takeBack(tx, row, { name: giftName(bulk), now: clock.now() });
    return null;
  },
};
