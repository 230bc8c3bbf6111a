import type { Context } from '../../platform/context.ts';
import type { AccountRow, Looked } from '../entitlements/index.ts';
import { askStripe, type Stripe } from '../plans/index.ts';
import { EXPANDED, lookOver } from './look.ts';
import { allReversals } from './reversals.ts';
import { listCustomers } from './subscription.public.repository.ts';
import { syncCustomer } from './sync.service.ts';

const PAGE = 200;

/**
 * Compares everybody with what Stripe shows, and looks anew where they differ: whatever message was lost,
 * nobody pays for nothing longer than a day (D74). Resolves with how many differed.
 * @throws AppError unavailable
 */
export async function compareAll(context: Context): Promise<number> {
  const byCustomer = await allSubscriptions(context);
  const reversals = await allReversals(context);
  let differed = 0;
  for (let after = ''; ; ) {
    const customers = await listCustomers(context.db, after, PAGE);
    for (const { customerId, account } of customers) {
      const shown = await lookOver(context, byCustomer.get(customerId) ?? [], reversals);
      if (account && isSame(account, shown)) continue;
      differed += 1;
      await syncCustomer(context, customerId);
    }
    const last = customers.at(-1);
    if (!last || customers.length < PAGE) return differed;
    after = last.customerId;
  }
}

async function allSubscriptions(
  context: Context,
): Promise<ReadonlyMap<string, Stripe.Subscription[]>> {
  return askStripe(context, async (stripe) => {
    const found = new Map<string, Stripe.Subscription[]>();
    const list = { status: 'all', limit: 100, expand: EXPANDED } as const;
    for await (const each of stripe.subscriptions.list(list)) {
      const id = typeof each.customer === 'string' ? each.customer : each.customer.id;
      found.set(id, [...(found.get(id) ?? []), each]);
    }
    return found;
  });
}

/** Whether a look would store what is stored already. */
function isSame(account: AccountRow, shown: Looked): boolean {
  const { hadTrial, ...rest } = shown;
  if (hadTrial && !account.hadTrial) return false;
  return Object.entries(rest).every(
    ([name, value]) => String(account[name as keyof AccountRow]) === String(value),
  );
}
