import { momentIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { logAct } from '../audit/index.ts';
import * as accounts from './accounts.repository.ts';
import { cancelDeletion, findHold, type Hold } from './holds.public.repository.ts';

export {
  beginDeletion,
  dueDeletion,
  endedSuspensions,
  findHold,
  type Hold,
  planDeletion,
  suspend,
  unsuspend,
} from './holds.public.repository.ts';

const isSuspended = ({ suspension }: Hold, now: Date): boolean =>
  suspension !== null && (suspension.until === null || suspension.until > now);

/** The refusal for somebody who is kept out, with the reason that they were given. */
function suspended({ suspension }: Hold, zone: string): AppError {
  const { until = null, reason = '' } = suspension ?? {};
  const time = until === null ? '' : ` until ${momentIn(until, zone)}`;
  return new AppError('suspended', `This account is suspended${time}. The reason: ${reason}`, {
    reason,
    until: until?.toISOString() ?? null,
  });
}

/** Whether somebody is on their way out for good: their rows are being deleted at this moment. */
const isGoing = ({ deletion }: Hold): boolean => (deletion?.begunAt ?? null) !== null;

/**
 * Refuses whoever is kept out, at every call (D56) but those that they may make `whileHeld`; times are told in
 * their zone, to the minute: a day alone would be another one elsewhere, and an account gone on the day on which
 * it could still be kept.
 * @throws AppError suspended, account_leaving
 */
export function refuseHeld(hold: Hold, now: Date, zone: string, whileHeld = false): void {
  if (whileHeld && !isGoing(hold)) return;
  if (isSuspended(hold, now)) throw suspended(hold, zone);
  if (hold.deletion === null) return;
  const { dueAt } = hold.deletion;
  throw new AppError(
    'account_leaving',
    `This account is to be deleted on ${momentIn(dueAt, zone)}. Until then you can keep it.`,
    { until: dueAt.toISOString() },
  );
}

/** A session that has not expired, for taking the journal along: whoever is kept out may do so too. */
export async function findSessionEvenHeld(db: Database, ownerId: number, sid: string, now: Date) {
  const found = await accounts.findSession(db, ownerId, sid, now);
  return found && !isGoing(found) ? found : undefined;
}

/** A session that has not expired, of somebody who is not kept out. */
export async function findSession(db: Database, ownerId: number, sid: string, now: Date) {
  const found = await accounts.findSession(db, ownerId, sid, now);
  return found && !isSuspended(found, now) && !found.deletion ? found : undefined;
}

/**
 * Lets somebody in who has just given their password, also to an account that is to be deleted: there they are
 * asked whether to keep it.
 * @throws AppError suspended; `refusal` when the account is going at this moment
 */
export async function admitAtSignIn(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id: userId, timeZone }: Pick<accounts.UserRow, 'id' | 'timeZone'>,
  refusal: () => AppError,
): Promise<void> {
  const hold = await findHold(db, userId);
  if (isSuspended(hold, clock.now())) throw suspended(hold, timeZone);
  if (isGoing(hold)) throw refusal();
}

/**
 * Keeps an account that was to be deleted, as its person says (D56).
 * @throws AppError suspended; account_leaving when the account is going at this moment
 */
export async function keepOwnAccount(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  sessions: { forget(userId: number, sids: readonly string[]): void },
  { id: userId, timeZone }: Principal,
): Promise<void> {
  const now = clock.now();
  const hold = await findHold(db, userId);
  if (isSuspended(hold, now)) throw suspended(hold, timeZone);
  const sids = await db.transaction(async (tx) => {
    await accounts.lockUser(tx, userId);
    return (await keepAccount(tx, userId, userId, now))
      ? accounts.distrustSessions(tx, userId)
      : [];
  });
  sessions.forget(userId, sids);
  refuseHeld(await findHold(db, userId), now, timeZone);
}

/** Takes the deletion of an account back, and logs who did; false when there is none to take back. */
export async function keepAccount(
  tx: Database,
  userId: number,
  actorId: number | null,
  now: Date,
): Promise<boolean> {
  if (!(await cancelDeletion(tx, userId))) return false;
  await logAct(tx, {
    ...{ at: now, area: 'accounts', act: 'keep', actorId, personId: userId },
    subject: { kind: 'person', id: userId },
  });
  return true;
}
