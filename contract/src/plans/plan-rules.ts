// Plain values and pure functions without a schema, so that a screen can use them without a validator.

/** How often a plan is paid for (S3.3). */
export const PLAN_INTERVALS = ['month', 'year'] as const;

export type PlanInterval = (typeof PLAN_INTERVALS)[number];

/** Lengths and amounts are ours; a price is in the smallest unit of its currency. */
export const PLAN_LIMITS = {
  plans: 50,
  name: 80,
  description: 300,
  features: 12,
  feature: 120,
  price: { min: 50, max: 1_000_000 },
  priceId: 200,
  trialDays: 365,
} as const;

/**
 * The states of a subscription: `none` without one, the others as Stripe names them. Which of them give
 * what paying gives is decided by the server's `entitlements` (D73).
 */
export const SUBSCRIPTION_STATES = [
  'none',
  'trialing',
  'active',
  'past_due',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
  'canceled',
] as const;

export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** What may become of a payment that is disputed at the bank: `open` until it is decided, `lost` when the money went back. */
export const PAYMENT_DISPUTES = ['open', 'lost'] as const;

export type PaymentDispute = (typeof PAYMENT_DISPUTES)[number];

/** Days in which a payment that failed may be made up for (D74). */
export const GRACE_DAYS = 7;

/** What paying multiplies the day's allowance of an outside guide by (D73). */
export const PAID_ALLOWANCE = 10;

/** Currencies whose smallest unit is the unit itself. */
const WITHOUT_CENTS: ReadonlySet<string> = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '),
);

/** Currencies whose smallest unit is a thousandth. */
const IN_THOUSANDTHS: ReadonlySet<string> = new Set('bhd jod kwd omr tnd'.split(' '));

/** How many of the smallest unit make one of a currency, at the payment provider. */
function smallestOf(code: string): number {
  if (WITHOUT_CENTS.has(code)) return 1;
  return IN_THOUSANDTHS.has(code) ? 1000 : 100;
}

/** An amount in the smallest unit of its currency, as people read it: $4.99, $50, ¥500 (D72). */
export function formatPrice(amount: number, currency: string): string {
  const code = currency.toLowerCase();
  const units = amount / smallestOf(code);
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    ...(Number.isInteger(units) ? { maximumFractionDigits: 0, minimumFractionDigits: 0 } : {}),
  }).format(units);
}
