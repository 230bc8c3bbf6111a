import type { Context } from '../../platform/context.ts';
import { findAccount } from '../entitlements/index.ts';
import { askStripe, isMissing, isSelling } from '../plans/index.ts';
import { findCustomerOf } from './subscription.repository.ts';
import { isLive } from './subscription.rules.ts';

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
