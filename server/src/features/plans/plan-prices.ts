import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { findPlan, keepPriceId, listPlans, type PlanRow } from './plans.repository.ts';
import { askStripe, isMissing, type Stripe } from './stripe/client.ts';

type Sold = Pick<PlanRow, 'price' | 'currency' | 'interval'>;

const fits = (price: Stripe.Price, plan: Sold): boolean =>
  price.active &&
  price.unit_amount === plan.price &&
  price.currency === plan.currency &&
  price.recurring?.interval === plan.interval &&
  price.recurring.interval_count === 1;

/** Prices that Stripe has shown since the start: keys are read then, and with others it knows others. */
const shown = new WeakMap<object, Set<string>>();

function shownTo({ config }: Pick<Context, 'config'>): Set<string> {
  const ids = shown.get(config) ?? new Set();
  shown.set(config, ids);
  return ids;
}

/** Whether Stripe knows a price, asked once since the start. @throws AppError unavailable */
async function isKnown(context: Context, priceId: string): Promise<boolean> {
  if (shownTo(context).has(priceId)) return true;
  return askStripe(context, (stripe) => stripe.prices.retrieve(priceId)).then(
    () => {
      shownTo(context).add(priceId);
      return true;
    },
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );
}

/**
 * The price of a plan at Stripe. One that has none there, as when the keys are others than before, gets it
 * when it is next sold: found by its lookup key, or made. A price at Stripe is never changed, so one that was made before a plan's last change stays with
 * those who agreed to it.
 * @throws AppError unavailable
 */
export async function priceIdOf(context: Context, plan: PlanRow): Promise<string> {
  if (plan.priceId && (await isKnown(context, plan.priceId))) return plan.priceId;
  const key = `pathkeeper_plan_${plan.id}`;
  const terms = `${plan.price}_${plan.currency}_${plan.interval}`;
  const price = await askStripe(context, async (stripe) => {
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    const [known] = data;
    if (known && fits(known, plan)) return known;
    return stripe.prices.create(
      {
        unit_amount: plan.price,
        currency: plan.currency,
        recurring: { interval: plan.interval },
        product_data: { name: plan.name, metadata: { plan_id: String(plan.id) } },
        metadata: { plan_id: String(plan.id) },
        lookup_key: key,
        transfer_lookup_key: true,
      },
      { idempotencyKey: `price:${key}:${terms}:${known?.id ?? 'first'}` },
    );
  });
  await keepPriceId(context.db, plan, price.id);
  shownTo(context).add(price.id);
  return price.id;
}

/** Refuses a price id under which Stripe would ask for something else than the plan says. @throws AppError */
export async function refuseOtherPrice(
  context: Context,
  priceId: string,
  plan: Sold,
): Promise<void> {
  const price = await askStripe(context, (stripe) => stripe.prices.retrieve(priceId)).catch(
    (error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    },
  );
  if (price && fits(price, plan)) return;
  const sentence = price
    ? 'That price is another one at the payment provider: amount, currency and interval have to be the same.'
    : 'The payment provider has no such price.';
  throw new AppError('conflict', sentence, { fields: { priceId: sentence } });
}

/** Which plan a price at Stripe is of, also one that the plan does not have any more; null for none of ours. */
export async function planOfPrice(
  { db }: Pick<Context, 'db'>,
  { id, metadata }: Pick<Stripe.Price, 'id' | 'metadata'>,
): Promise<PlanRow | null> {
  const byPrice = (await listPlans(db, { activeOnly: false })).find((plan) => plan.priceId === id);
  if (byPrice) return byPrice;
  const named = Number(metadata.plan_id);
  return Number.isSafeInteger(named) && named > 0 ? ((await findPlan(db, named)) ?? null) : null;
}
