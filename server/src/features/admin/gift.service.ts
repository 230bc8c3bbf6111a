import { randomUUID } from 'node:crypto';
import type { Earnings } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { notFound } from '../../platform/errors.ts';
import { findMember } from '../accounts/index.ts';
import { logAct } from '../audit/index.ts';
import { type Attempt, type Kind, once } from '../idempotency/index.ts';
import { notify, withdrawNotice } from '../notices/index.ts';
import { asOwner, award, type ProgressRow, reverseGift } from '../progression/index.ts';

/** A gift, made once for each idempotency key of its giver. */
const GIFT: Kind = { name: 'gift', noun: 'gift', sequence: 'xp_events_id_seq' };

/** XP given to somebody, by whom and why. */
export interface Gift {
  userId: number;
  xpAmount: number;
  reason: string;
}

/**
 * Gives somebody XP, tells them, and logs it. Each gift is a line of its own; a retry with its key gets
 * the same answer (D56). `giver` is null for the installation itself: of that nobody is told.
 * @throws AppError not_found
 */
export async function giftXp(
  context: Context,
  giver: number | null,
  gift: Gift,
  { now, key = null }: Pick<Attempt, 'now' | 'key'>,
) {
  const person = await findMember(context.db, gift.userId);
  if (!person) throw notFound('That person');
  const { earnings } = await asOwner(context, gift.userId, (tx, row) => {
    // The receiver's lock is held, so the key is kept among theirs.
    const asked = key === null ? null : `gift of ${giver ?? 0}: ${key}`;
    const attempt = { kind: GIFT, key: asked, request: gift, now };
    return once(tx, gift.userId, attempt, {
      make: async (id) => ({
        thing: gift,
        earnings: await give(tx, row, giver, gift, { id, now }),
      }),
      find: async () => gift,
    });
  });
  const { levelUpdate } = earnings;
  return {
    message: `${gift.xpAmount.toLocaleString('en-US')} XP given to ${person.username}.`,
    ...(levelUpdate ? { levelUp: { newLevel: levelUpdate.newLevel } } : {}),
  };
}

/** The gift itself, in the transaction of its receiver. */
async function give(
  tx: Database,
  row: ProgressRow,
  giver: number | null,
  { userId, xpAmount: amount, reason }: Gift,
  { id, now }: { id: number | null; now: Date },
): Promise<Earnings> {
  const name = id ?? randomUUID();
  const gift = { userId, xpAmount: amount, reason };
  const earnings = await giveAsOneOfMany(tx, row, giver, gift, { name: `${name}`, now });
  if (giver === null) return earnings;
  await logAct(tx, {
    ...{ at: now, area: 'accounts', act: 'gift', actorId: giver, personId: userId, reason },
    subject: { kind: 'person', id: userId },
    before: { xp: row.xp },
    after: { xp: row.xp + earnings.xpAwarded, amount },
  });
  return earnings;
}

/**
 * A gift without a line of the log, in the transaction of its receiver: as part of an act on many, which
 * has one. `name` tells it from other gifts; the same one is given once.
 */
export async function giveAsOneOfMany(
  tx: Database,
  row: ProgressRow,
  giver: number | null,
  { userId, xpAmount: amount, reason }: Gift,
  { name, now }: { name: string; now: Date },
): Promise<Earnings> {
  const payment = { kind: 'gift', reference: `${giver ?? 0}:${name}:${reason}`, amount } as const;
  const earnings = await award(tx, row, row, [payment], now, { announce: false });
  if (giver === null) return earnings;
  const told = { kind: 'gift', to: userId, from: giver, subject: `gift:${name}` } as const;
  await notify(tx, { ...told, details: { amount, reason }, now });
  return earnings;
}

/**
 * Takes a gift back by a counter-entry of the ledger, and its notice with it. XP and level are then what
 * was earned without it, badges stay; false when there is none or it was taken back before.
 */
export async function takeBack(
  tx: Database,
  row: ProgressRow,
  { name, now }: { name: string; now: Date },
): Promise<boolean> {
  if (!(await reverseGift(tx, row, name, now))) return false;
  await withdrawNotice(tx, row.userId, { kind: 'gift', subject: `gift:${name}` });
  return true;
}
