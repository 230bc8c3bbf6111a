import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { findUserById } from '../accounts/index.ts';
import { beginOpening, endOpening, findAccount } from '../entitlements/index.ts';
import {
  askStripe,
  isMissing,
  isRefused,
  offeredPlan,
  priceIdOf,
  type Stripe,
} from '../plans/index.ts';
import { checkouts } from './subscription.limits.ts';
import { findCustomerOf, forgetCustomer, keepCustomer } from './subscription.repository.ts';
import { isLive } from './subscription.rules.ts';
import { syncCustomer } from './sync.service.ts';

type Plan = Awaited<ReturnType<typeof offeredPlan>>;

/** Who pays, and where they come back to. */
interface Payer {
  userId: number;
  /** The origin under which they see us. @throws AppError where it is not known */
  origin(): string;
}

const MINUTE_MS = 60 * 1000;
/** Longer than all that is asked of Stripe for one page can take. */
const OPENING_MS = 2 * MINUTE_MS;

/**
 * Opens Stripe's page for a plan and resolves with its address (D74). One page is open for somebody at a
 * time: the same plan in a second tab leads to the same page, another plan closes the first.
 * @throws AppError stripe_not_configured, not_found, conflict for whoever has a plan, unavailable
 */
export async function createCheckout(
  context: Context,
  payer: Payer,
  planId: number,
): Promise<string> {
  return lead(context, payer, planId).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
    // Whoever has not been on the page yet cannot have paid; of no other call is that known.
    throw new AppError('unavailable', `${error.message} Nothing was charged.`);
  });
}

async function lead(context: Context, payer: Payer, planId: number): Promise<string> {
  // A server without keys says so before anything else.
  await askStripe(context, async () => {});
  const plan = await offeredPlan(context, planId);
  await context.limits.consume(checkouts, String(payer.userId));
  const priceId = await priceIdOf(context, plan);
  await waitForTurn(context, payer.userId);
  try {
    return await open(context, payer, { plan, priceId });
  } finally {
    await endOpening(context.db, payer.userId);
  }
}

async function waitForTurn({ db, clock }: Context, userId: number): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const now = clock.now();
    const until = new Date(now.getTime() + OPENING_MS);
    if (await beginOpening(db, userId, now, until)) return;
    await wait(250);
  }
  throw new AppError(
    'conflict',
    'A payment page is being opened in another tab. Please try again in a moment.',
  );
}

async function open(
  context: Context,
  payer: Payer,
  sold: { plan: Plan; priceId: string },
): Promise<string> {
  for (const isLast of [false, true]) {
    const customerId = await customerFor(context, payer.userId);
    // What is stored may be older than a payment of this minute.
    if ((await syncCustomer(context, customerId)) === 'gone') continue;
    await refuseSecondPlan(context, payer.userId);
    try {
      return await openFor(context, { ...payer, customerId }, sold);
    } catch (error) {
      if (!isMissing(error) || isLast) throw error;
      // The customer was removed at Stripe, or belonged to other keys.
      await forgetCustomer(context.db, payer.userId, customerId);
    }
  }
  throw new AppError('unavailable', FAILED);
}

const FAILED = 'The payment page could not be opened. Please try again later.';

/** The customer at Stripe, made before the checkout: one for each account. */
async function customerFor(context: Context, userId: number): Promise<string> {
  const known = await findCustomerOf(context.db, userId);
  if (known) return known;
  const now = context.clock.now();
  const [user, account] = await Promise.all([
    findUserById(context.db, userId),
    findAccount(context.db, userId),
  ]);
  const customer = await askStripe(context, (stripe) =>
    stripe.customers.create(
      { ...(user ? { email: user.email } : {}), metadata: { user_id: String(userId) } },
      { idempotencyKey: `customer:${userId}:${account?.version ?? 0}:${minuteOf(now)}` },
    ),
  );
  await keepCustomer(context.db, userId, customer.id, now);
  return customer.id;
}

/** Stripe answers a key alike for a day, failures too: a new try has a new one. */
const minuteOf = (now: Date) => Math.floor(now.getTime() / MINUTE_MS);

async function refuseSecondPlan({ db }: Context, userId: number): Promise<void> {
  const account = await findAccount(db, userId);
  if (!account || !isLive(account.status)) return;
  throw new AppError(
    'conflict',
    'You have a plan already. Change or cancel it under Subscription in your profile.',
  );
}

async function openFor(
  context: Context,
  { userId, origin, customerId }: Payer & { customerId: string },
  { plan, priceId }: { plan: Plan; priceId: string },
): Promise<string> {
  const account = await findAccount(context.db, userId);
  const hasTrial = plan.trialDays > 0 && !account?.hadTrial;
  const successUrl = `${origin()}/profile?upgrade=success&plan=${plan.id}&session={CHECKOUT_SESSION_ID}`;
  return askStripe(context, async (stripe) => {
    const { data } = await stripe.checkout.sessions.list({ customer: customerId, limit: 10 });
    const open = data.filter(({ status }) => status === 'open');
    const same = open.find(
      (each) => each.metadata?.price_id === priceId && each.success_url === successUrl,
    );
    for (const other of open) if (other !== same) await expire(stripe, other.id);
    if (same?.url) return same.url;
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: String(userId),
        line_items: [{ price: priceId, quantity: 1 }],
        success_url: successUrl,
        cancel_url: `${origin()}/pricing`,
        metadata: { plan_id: String(plan.id), price_id: priceId },
        subscription_data: {
          metadata: { user_id: String(userId), plan_id: String(plan.id) },
          ...(hasTrial ? { trial_period_days: plan.trialDays } : {}),
        },
      },
      {
        idempotencyKey: [
          ...['checkout', userId, customerId, plan.id, priceId, hasTrial],
          ...[data[0]?.id ?? 'first', minuteOf(context.clock.now())],
        ].join(':'),
      },
    );
    if (!session.url) throw new AppError('unavailable', FAILED);
    return session.url;
  });
}

/** One that was paid meanwhile cannot be closed, and there must be no second one beside it. */
async function expire(stripe: Stripe, id: string): Promise<void> {
  await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
    throw new AppError(
      'conflict',
      'A payment is being made in another tab. Please finish it there, or look at your profile.',
    );
  });
}
