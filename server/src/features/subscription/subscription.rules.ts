import type { PlanInterval, SubscriptionState } from '@pathkeeper/contract';

/** A subscription as it was seen at the payment provider. */
export interface SeenSubscription {
  id: string;
  status: Exclude<SubscriptionState, 'none'>;
  /** When it was made. */
  createdAt: Date;
  startedAt: Date;
  periodEnd: Date | null;
  /** When it ends, or ended; null while it goes on. */
  endsAt: Date | null;
  trialEnd: Date | null;
  amount: number | null;
  currency: string;
  interval: PlanInterval | null;
  /** The last invoice, where it was paid, and the payment's id at the provider. */
  paid: { amount: number; at: Date; intent: string | null } | null;
  /** The last invoice, where it should have been and was not. */
  failed: { askedAt: Date; nextTryAt: Date | null } | null;
}

/** The states from which nobody comes back without paying anew. */
export const ENDED: ReadonlySet<SubscriptionState> = new Set([
  'none',
  'canceled',
  'incomplete_expired',
]);

/** Whether somebody has a subscription: a second one beside it would be paid for twice. */
export const isLive = (status: SubscriptionState): boolean => !ENDED.has(status);

const ORDER: readonly SubscriptionState[] = [
  'active',
  'trialing',
  'past_due',
  'incomplete',
  'unpaid',
  'paused',
  'canceled',
  'incomplete_expired',
];

/** The one that counts where somebody has several: what gives most, then what was made last. */
export function theOneThatCounts<S extends Pick<SeenSubscription, 'id' | 'status' | 'createdAt'>>(
  seen: readonly S[],
): S | null {
  const [first] = [...seen].sort(
    (a, b) =>
      ORDER.indexOf(a.status) - ORDER.indexOf(b.status) ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      (a.id < b.id ? 1 : -1),
  );
  return first ?? null;
}
