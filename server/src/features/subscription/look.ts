import { PLAN_INTERVALS } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { type Looked, rightOf } from '../entitlements/index.ts';
import { askStripe, isMissing, planOfPrice, type Stripe } from '../plans/index.ts';
import { type Reversals, reversalsOf, reversed } from './reversals.ts';
import { type SeenSubscription, theOneThatCounts } from './subscription.rules.ts';

const at = (seconds: number) => new Date(seconds * 1000);
const orNull = (seconds: number | null | undefined) => (seconds ? at(seconds) : null);

/** The last invoice, and by which payment it was paid. */
export const EXPANDED = ['data.latest_invoice', 'data.latest_invoice.payments'] satisfies string[];

/**
 * What Stripe shows of a customer now; null where it knows no such customer (any more).
 * @throws AppError unavailable
 */
export async function lookAt(context: Context, customerId: string): Promise<Looked | null> {
  const found = await askStripe(context, (stripe) =>
    stripe.subscriptions
      .list({
        ...{ customer: customerId, status: 'all', limit: 100 },
        expand: EXPANDED,
      })
      .autoPagingToArray({ limit: 1000 }),
  ).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return found && (await lookOver(context, found, (intent) => reversalsOf(context, intent)));
}

/** What a customer's subscriptions come to; what became of the last payment is asked of `reversals`. */
export async function lookOver(
  context: Pick<Context, 'db'>,
  all: readonly Stripe.Subscription[],
  reversals: (paymentIntent: string) => Promise<Reversals>,
): Promise<Looked> {
  const hadTrial = all.some(({ trial_end: trialEnd }) => trialEnd !== null);
  const one = theOneThatCounts(all.map((each) => ({ ...seen(each), of: each })));
  if (!one) return { ...NOTHING, hadTrial };
  const price = one.of.items.data[0]?.price;
  const plan = price ? await planOfPrice(context, price) : null;
  const intent = one.paid?.intent ?? null;
  const { refundedAmount, dispute } = intent ? reversed(await reversals(intent)) : NOT_REVERSED;
  const failedAt = one.failed?.askedAt ?? null;
  return {
    planId: plan?.id ?? null,
    subscriptionId: one.id,
    status: one.status,
    ...rightOf(one.status, failedAt),
    amount: one.amount,
    currency: one.currency,
    interval: one.interval,
    startedAt: one.startedAt,
    periodEnd: one.periodEnd,
    endsAt: one.endsAt,
    trialEnd: one.trialEnd,
    hadTrial,
    paidAmount: one.paid?.amount ?? null,
    paidAt: one.paid?.at ?? null,
    refundedAmount,
    dispute,
    failedAt,
    nextTryAt: one.failed?.nextTryAt ?? null,
  };
}

const NOT_REVERSED: Pick<Looked, 'refundedAmount' | 'dispute'> = {
  refundedAmount: 0,
  dispute: null,
};

const NOTHING: Omit<Looked, 'hadTrial'> = {
  planId: null,
  subscriptionId: null,
  status: 'none',
  isEntitled: false,
  entitledUntil: null,
  amount: null,
  currency: null,
  interval: null,
  startedAt: null,
  periodEnd: null,
  endsAt: null,
  trialEnd: null,
  paidAmount: null,
  paidAt: null,
  ...NOT_REVERSED,
  failedAt: null,
  nextTryAt: null,
};

/** What is kept of somebody whom Stripe does not know any more: nothing is paid for. */
export const nothingPaid = (hadTrial: boolean): Looked => ({ ...NOTHING, hadTrial });

function seen(subscription: Stripe.Subscription): SeenSubscription {
  const { status, latest_invoice: latest } = subscription;
  // Since the version of March 2025 a period belongs to the item.
  const item = subscription.items.data[0];
  const interval = item?.price.recurring?.interval;
  const invoice = typeof latest === 'string' ? null : latest;
  const isOwed = status === 'past_due' || status === 'unpaid';
  const periodEnd = orNull(item?.current_period_end);
  return {
    id: subscription.id,
    status: status as SeenSubscription['status'],
    createdAt: at(subscription.created),
    startedAt: at(subscription.start_date),
    periodEnd,
    endsAt:
      orNull(subscription.ended_at) ??
      orNull(subscription.cancel_at) ??
      (subscription.cancel_at_period_end ? periodEnd : null),
    trialEnd: orNull(subscription.trial_end),
    amount: item?.price.unit_amount ?? null,
    currency: item?.price.currency ?? subscription.currency,
    interval: PLAN_INTERVALS.find((each) => each === interval) ?? null,
    paid:
      invoice?.status === 'paid' && invoice.amount_paid > 0
        ? {
            amount: invoice.amount_paid,
            at: at(invoice.status_transitions.paid_at ?? invoice.created),
            intent: intentOf(invoice),
          }
        : null,
    failed: isOwed
      ? {
          askedAt: at(invoice?.created ?? item?.current_period_start ?? subscription.created),
          nextTryAt: orNull(invoice?.next_payment_attempt),
        }
      : null,
  };
}

/** The payment that an invoice was paid by; null for one that was paid outside of Stripe. */
function intentOf({ payments }: Stripe.Invoice): string | null {
  const paid = payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
  return (typeof paid === 'string' ? paid : paid?.id) ?? null;
}
