import type { PORTAL_PAGES } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { instanceValues } from '../../platform/instance-values.ts';
import { type AccountRow, findAccount } from '../entitlements/index.ts';
import {
  askStripe,
  isMissing,
  isRefused,
  priceIdOf,
  type Stripe,
  soldPlans,
} from '../plans/index.ts';
import { looks } from './subscription.limits.ts';
import { findCustomerOf } from './subscription.repository.ts';
import { isLive } from './subscription.rules.ts';
import { syncCustomer } from './sync.service.ts';

type PortalPage = (typeof PORTAL_PAGES)[number];

/**
 * Opens Stripe's own pages, where a plan is changed and cancelled and the card is (D74), and resolves with
 * their address.
 * @throws AppError stripe_not_configured, not_found for whoever never paid, unavailable
 */
export async function openPortal(
  context: Context,
  { userId, origin }: { userId: number; origin(): string },
  page: PortalPage,
): Promise<string> {
  await askStripe(context, async () => {});
  await context.limits.consume(looks, String(userId));
  const customer = await findCustomerOf(context.db, userId);
  if (customer === null) throw nothing();
  const account = await findAccount(context.db, userId);
  const configuration = await configurationFor(context);
  const flow = flowOf(page, account);
  const session = await askStripe(context, (stripe) =>
    stripe.billingPortal.sessions.create({
      customer,
      // The page looks at the provider when somebody comes back: what was changed there is shown at once.
      return_url: `${origin()}/profile?tab=subscription&back=portal`,
      ...(configuration ? { configuration } : {}),
      ...(flow ? { flow_data: flow } : {}),
    }),
  ).catch(async (error: unknown) => {
    // A customer who is gone at Stripe, or of other keys, is forgotten here.
    if (isMissing(error) && (await syncCustomer(context, customer)) === 'gone') throw nothing();
    throw error;
  });
  return session.url;
}

const nothing = () => new AppError('not_found', 'There is nothing to manage yet.');

/** Where on Stripe's pages somebody begins: Stripe refuses to cancel what is cancelled, or over. */
function flowOf(
  page: PortalPage,
  account: AccountRow | undefined,
): Stripe.BillingPortal.SessionCreateParams.FlowData | null {
  if (page === 'card') return { type: 'payment_method_update' };
  const subscription = account?.subscriptionId;
  if (page !== 'cancel' || !subscription || account.endsAt || !isLive(account.status)) return null;
  return { type: 'subscription_cancel', subscription_cancel: { subscription } };
}

/** The portal as it was last set up, and for which prices. */
const stored = instanceValues<{ configuration: string | null; prices: string }>('billing_portal', {
  configuration: null,
  prices: '',
});

/**
 * The portal's configuration, in which the plans on offer can be changed for each other. Made again when
 * they are others; null leaves it to what the operator has set at Stripe.
 */
async function configurationFor(context: Context): Promise<string | null> {
  const sold = await soldPlans(context);
  const ids: string[] = [];
  for (const plan of sold) ids.push(await priceIdOf(context, plan));
  const prices = ids.join(' ');
  const known = await stored.read(context.db);
  if (known.configuration && known.prices === prices) return known.configuration;
  const configuration = await askStripe(context, async (stripe) => {
    const products = new Map<string, string[]>();
    for (const id of ids) {
      const { product } = await stripe.prices.retrieve(id);
      const name = typeof product === 'string' ? product : product.id;
      products.set(name, [...(products.get(name) ?? []), id]);
    }
    const made = await stripe.billingPortal.configurations.create({
      features: {
        customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: {
          enabled: ids.length > 1,
          default_allowed_updates: ['price'],
          proration_behavior: 'create_prorations',
          products: [...products].map(([product, of]) => ({ product, prices: of })),
        },
      },
    });
    return made.id;
  }).catch((error: unknown) => {
    if (isRefused(error)) return null;
    throw error;
  });
  if (configuration) {
    await context.db.transaction(async (tx) => {
      await stored.lock(tx);
      await stored.write(tx, { configuration, prices });
    });
  }
  return configuration;
}
