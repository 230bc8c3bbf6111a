import type { PaymentDispute } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { askStripe, type Stripe } from '../plans/index.ts';

/** What became of money that was paid: refunds, and disputes that a cardholder opened at their bank. */
export interface Reversals {
  refunds: readonly Stripe.Refund[];
  disputes: readonly Stripe.Dispute[];
}

/** The refunds and disputes of one payment. @throws AppError unavailable */
export function reversalsOf(context: Context, paymentIntent: string): Promise<Reversals> {
  return listReversals(context, { payment_intent: paymentIntent });
}

/**
 * Every refund and dispute there is, by payment: far fewer than payments, so a comparison of all customers
 * asks for none of them singly.
 * @throws AppError unavailable
 */
export async function allReversals(
  context: Context,
): Promise<(paymentIntent: string) => Promise<Reversals>> {
  const { refunds, disputes } = await listReversals(context, {});
  const refundsOf = byPayment(refunds);
  const disputesOf = byPayment(disputes);
  return async (intent) => ({
    refunds: refundsOf.get(intent) ?? [],
    disputes: disputesOf.get(intent) ?? [],
  });
}

function listReversals(context: Context, of: { payment_intent?: string }): Promise<Reversals> {
  return askStripe(context, async (stripe) => {
    const [refunds, disputes] = await Promise.all([
      stripe.refunds.list({ ...of, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
      stripe.disputes.list({ ...of, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
    ]);
    return { refunds, disputes };
  });
}

function byPayment<T extends Stripe.Refund | Stripe.Dispute>(all: readonly T[]) {
  const found = new Map<string, T[]>();
  for (const each of all) {
    const { payment_intent: of } = each;
    const id = (typeof of === 'string' ? of : of?.id) ?? '';
    found.set(id, [...(found.get(id) ?? []), each]);
  }
  return found;
}

/** A refund that failed or was withdrawn gave nothing back. */
const GIVEN_BACK: ReadonlySet<string | null> = new Set(['succeeded', 'pending', 'requires_action']);

/** How a dispute may end without money moving: it is won, or never became one. */
const STANDS: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** What refunds and disputes of one payment come to; a dispute that left the payment standing is none. */
export function reversed({ refunds, disputes }: Reversals): {
  refundedAmount: number;
  dispute: PaymentDispute | null;
} {
  const returned = refunds.filter(({ status }) => GIVEN_BACK.has(status));
  const open = disputes.filter(({ status }) => !STANDS.has(status));
  return {
    refundedAmount: returned.reduce((sum, { amount }) => sum + amount, 0),
    dispute:
      open.length === 0 ? null : open.some(({ status }) => status !== 'lost') ? 'open' : 'lost',
  };
}
