import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { setAccountType } from '../accounts/index.ts';
import { findAccount, holds, type Looked, storeLook } from '../entitlements/index.ts';
import { asOwner } from '../progression/index.ts';
import { lookAt, nothingPaid } from './look.ts';
import { findOwnerOf } from './subscription.public.repository.ts';
import { forgetCustomer } from './subscription.repository.ts';

/** How often one looks again because others were looking at the same time. */
const TRIES = 10;

/** What became of a look: `stranger` for nobody's customer here, `gone` for one that Stripe does not know. */
export type Synced = 'done' | 'stranger' | 'gone';

/**
 * Fetches a customer's subscriptions from Stripe and stores what it sees: the one writer of what somebody
 * pays for (D74). Webhook, return from payment, nightly comparison and administrators all call it, so the
 * order, doubling and loss of events do not matter.
 *
 * Nothing is locked while Stripe answers. Each look began after the one before it was stored, or it is not
 * stored and looks again: what is older never overwrites what is newer.
 * @throws AppError unavailable, stripe_not_configured
 */
export async function syncCustomer(context: Context, customerId: string): Promise<Synced> {
  const { db, clock } = context;
  const userId = await findOwnerOf(db, customerId);
  if (userId === null) return 'stranger';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await findAccount(db, userId);
    const shown = await lookAt(context, customerId);
    const looked = shown ?? nothingPaid(before?.hadTrial ?? false);
    const now = clock.now();
    const isStored = await asOwner(context, userId, async (tx) => {
      // Once in a lifetime, whatever is left of it at Stripe.
      const hadTrial = looked.hadTrial || (before?.hadTrial ?? false);
      const values = { ...looked, hadTrial, syncedAt: now };
      if (!(await storeLook(tx, userId, before?.version ?? 0, values))) return false;
      await setAccountType(tx, userId, accountTypeOf(looked, now));
      if (!shown) await forgetCustomer(tx, userId, customerId);
      return true;
    });
    if (isStored) return shown ? 'done' : 'gone';
  }
  throw new AppError('unavailable', 'Too much is happening at once. Please try again in a moment.');
}

/** What the documents call the account (S3.3): a copy, which decides nothing. */
function accountTypeOf(looked: Looked, now: Date) {
  return holds(looked, now)
    ? { accountType: 'premium', subscriptionStatus: looked.status }
    : { accountType: 'free_beta', subscriptionStatus: 'active' };
}
