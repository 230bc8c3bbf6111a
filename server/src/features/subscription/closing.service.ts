import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { findHold } from '../accounts/index.ts';
import { findAccount } from '../entitlements/index.ts';
import { askStripe, isMissing, isSelling } from '../plans/index.ts';
import { listLeavingPayers } from './subscription.public.repository.ts';
import { findCustomerOf } from './subscription.repository.ts';
import { isLive } from './subscription.rules.ts';
import { syncCustomer } from './sync.service.ts';

/** Whether somebody has a plan that is paid for, tried or owed, as it was last seen at Stripe. */
export async function hasPlan(db: Database, userId: number): Promise<boolean> {
  const account = await findAccount(db, userId);
  return account !== undefined && isLive(account.status);
}

/**
 * Ends at Stripe what somebody pays for, before their account goes (D74): open payment pages, the
 * subscription, then the customer. Done twice it does nothing more.
 * @throws AppError unavailable while Stripe does not answer, stripe_not_configured when a subscription goes
 * on and there is no key (any more): the deletion has to wait
 */
export async function closeBilling(context: Context, userId: number): Promise<void> {
  const customer = await findCustomerOf(context.db, userId);
  if (customer === null) return;
  if (!isSelling(context.config)) {
    const account = await findAccount(context.db, userId);
    if (!account || !isLive(account.status)) return;
  }
  await askStripe(context, async (stripe) => {
    const pages = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    for (const { id } of pages.data) await stripe.checkout.sessions.expire(id);
    const running = await stripe.subscriptions.list({ customer, limit: 100 });
    for (const { id } of running.data) await stripe.subscriptions.cancel(id);
    await stripe.customers.del(customer);
  }).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** How many are read at once. */
const AT_ONCE = 20;

/**
 * Cancels what those pay for whose account is to be deleted (D74): nothing is charged for days in which they
 * are kept out. What is paid lasts to the end of its period; what is owed, or waits for a bank, ends at
 * once. Who keeps the account after all finds the plan cancelled, and may go on with it until then.
 * @throws AppError unavailable at the end, where Stripe did not answer for somebody: the next turn tries again
 */
export async function endPlansOfLeaving(context: Context): Promise<void> {
  let failure: AppError | null = null;
  let leaving = await listLeavingPayers(context.db, { after: 0, limit: AT_ONCE });
  while (leaving.length > 0) {
    for (const { userId } of leaving) {
      try {
        await endPlanOf(context, userId);
      } catch (error) {
        // The others do not wait for it.
        if (!(error instanceof AppError)) throw error;
        failure = error;
      }
    }
    const after = leaving.at(-1)?.userId ?? 0;
    leaving = await listLeavingPayers(context.db, { after, limit: AT_ONCE });
  }
  if (failure) throw failure;
}

async function endPlanOf(context: Context, userId: number): Promise<void> {
  const customer = await findCustomerOf(context.db, userId);
  if (customer === null) return;
  await askStripe(context, async (stripe) => {
    const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
    for (const { id, status, cancel_at: end } of data) {
      // Who has signed in meanwhile keeps account and plan.
      if ((await findHold(context.db, userId)).deletion === null) return;
      const isPaid = status === 'active' || status === 'trialing';
      if (!isPaid) await stripe.subscriptions.cancel(id);
      else if (end === null) await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    }
  }).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  await syncCustomer(context, customer);
}
