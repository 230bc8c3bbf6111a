// Plain values and pure functions without a schema, so that a screen can use them without a validator.
import type { VisionAccess } from '../core/limits.ts';
import type { Plan } from './plan-shapes.ts';

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

/** What an installation has of what paying can add. */
export interface Installation {
  hasOutsideGuide: boolean;
  visionAccess: VisionAccess;
}

/** What paying adds, and all that it adds, in the words of the first plans; and where it does (D73). */
const PAID = new Map<string, (here: Installation) => boolean>([
  ['Ten times the day’s allowance of an outside guide', (here) => here.hasOutsideGuide],
  ['The vision tools, while they are in beta', (here) => here.visionAccess === 'beta'],
  ['Two further print themes', () => true],
  ['A seal beside your name', () => true],
]);

/** What paying adds in an installation. */
export const paidHere = (here: Installation): string[] =>
  [...PAID].filter(([, isGiven]) => isGiven(here)).map(([words]) => words);

/** What the first yearly plan says of its price. */
const TWELVE_FOR_TEN = 'Twelve months for the price of ten.';

/** Whether a year of it costs ten months at most, as the document's label says (S3.9). */
export function savesTwoMonths(plan: Plan, plans: readonly Plan[]): boolean {
  if (plan.interval !== 'year') return false;
  const monthly = plans.filter(
    ({ interval, currency }) => interval === 'month' && currency === plan.currency,
  );
  return monthly.length === 0 || monthly.some(({ price }) => plan.price <= price * 10);
}

/**
 * The plans as an installation offers them: of what they were made with, only what is true here. What the
 * owner wrote is the owner's to keep true.
 */
export const plansHere = (plans: readonly Plan[], here: Installation): Plan[] =>
  plans.map((plan) => ({
    ...plan,
    description:
      plan.description === TWELVE_FOR_TEN && !savesTwoMonths(plan, plans) ? '' : plan.description,
    features: plan.features.filter((words) => PAID.get(words)?.(here) ?? true),
  }));

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

/** An amount in the smallest unit of its currency, as people read it: $4.99, $50.00, ¥500 (D72). */
export function formatPrice(amount: number, currency: string): string {
  const code = currency.toLowerCase();
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).format(
    amount / smallestOf(code),
  );
}
