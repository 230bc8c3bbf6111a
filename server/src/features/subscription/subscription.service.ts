import type { Subscription } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { findUserById } from '../accounts/index.ts';
import { changed, logAct } from '../audit/index.ts';
import { type AccountRow, findAccount, graceOf, holds } from '../entitlements/index.ts';
import { anyPlan, askStripe, isMissing, isSelling } from '../plans/index.ts';
import { findCustomerOf } from './subscription.repository.ts';
import { isLive } from './subscription.rules.ts';
import { syncCustomer } from './sync.service.ts';

/** What somebody pays for, as it was last seen at Stripe (D83). */
export async function getSubscription(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
): Promise<Subscription> {
  const row = await findAccount(db, userId);
  const plan = row?.planId ? await anyPlan(db, row.planId) : null;
  return row ? present(row, plan, clock.now()) : { ...FREE };
}

const FREE: Subscription = {
  plan: null,
  status: 'none',
  entitled: false,
  renewsAt: null,
  endsAt: null,
  managedBy: null,
  price: null,
  startedAt: null,
  trialEndsAt: null,
  lastPayment: null,
  failedPayment: null,
  checkedAt: null,
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function present(row: AccountRow, plan: Subscription['plan'], now: Date): Subscription {
  const { status, amount, currency, paidAmount, paidAt, failedAt, dispute } = row;
  const goesOn = isLive(status) && row.endsAt === null;
  return {
    plan,
    status,
    entitled: holds(row, now),
    renewsAt: goesOn && status !== 'past_due' && status !== 'unpaid' ? iso(row.periodEnd) : null,
    endsAt: iso(row.endsAt),
    managedBy: row.subscriptionId === null ? null : 'stripe',
    price: amount !== null && currency !== null ? { amount, currency } : null,
    startedAt: iso(row.startedAt),
    trialEndsAt: iso(row.trialEnd),
    lastPayment:
      paidAmount !== null && paidAt
        ? {
            amount: paidAmount,
            at: paidAt.toISOString(),
            refunded: Math.min(row.refundedAmount, paidAmount),
            dispute,
          }
        : null,
    failedPayment: failedAt
      ? {
          askedAt: failedAt.toISOString(),
          graceUntil: graceOf(failedAt).toISOString(),
          nextTryAt: iso(row.nextTryAt),
        }
      : null,
    checkedAt: iso(row.syncedAt),
  };
}

/**
 * Looks at Stripe anew for somebody. With the session of a payment it has to be theirs.
 * @throws AppError not_found for another person's session, or none; unavailable
 */
export async function syncOwn(
  context: Context,
  userId: number,
  session: string | undefined,
): Promise<Subscription> {
  const customerId = await findCustomerOf(context.db, userId);
  if (session !== undefined) await refuseOthersSession(context, customerId, session);
  if (customerId !== null && isSelling(context.config)) await syncCustomer(context, customerId);
  return getSubscription(context, userId);
}

async function refuseOthersSession(
  context: Context,
  customerId: string | null,
  session: string,
): Promise<void> {
  const refused = () => notFound('That payment');
  if (customerId === null || !/^cs_\w+$/.test(session)) throw refused();
  const found = await askStripe(context, (stripe) =>
    stripe.checkout.sessions.retrieve(session),
  ).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (found?.customer !== customerId) throw refused();
}

/**
 * Looks at Stripe anew for somebody, as an administrator; a line of the log has what that changed.
 * @throws AppError not_found, unavailable
 */
export async function syncPerson(
  context: Context,
  actorId: number,
  userId: number,
): Promise<Subscription> {
  const { db, clock } = context;
  if (!(await findUserById(db, userId))) throw notFound('That person');
  const before = await getSubscription(context, userId);
  const after = await syncOwn(context, userId, undefined);
  await logAct(db, {
    ...{ at: clock.now(), area: 'plans', act: 'sync', actorId, personId: userId },
    ...{ subject: { kind: 'person', id: userId } },
    ...changed({ status: before.status }, { status: after.status }),
  });
  return after;
}
