import { GRACE_DAYS, type SubscriptionState } from '@pathkeeper/contract';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is stored of a right: whether there is one, and until when. */
export interface StoredRight {
  isEntitled: boolean;
  /** Null for until something else is seen at the payment provider. */
  entitledUntil: Date | null;
}

/**
 * The right that a subscription gives (D74). `active` and `trialing` hold until something else is seen, so
 * that a lost message cuts nobody off; a payment that failed leaves seven days from when it was due.
 */
export function rightOf(status: SubscriptionState, failedAt: Date | null): StoredRight {
  if (status === 'active' || status === 'trialing') {
    return { isEntitled: true, entitledUntil: null };
  }
  if (status === 'past_due' && failedAt)
    return { isEntitled: true, entitledUntil: graceOf(failedAt) };
  return { isEntitled: false, entitledUntil: null };
}

/** The end of the days in which a payment due then may be made up for. */
export const graceOf = (dueAt: Date): Date => new Date(dueAt.getTime() + GRACE_DAYS * DAY_MS);

/** Whether a stored right holds at an instant. */
export const holds = ({ isEntitled, entitledUntil }: StoredRight, now: Date): boolean =>
  isEntitled && (entitledUntil === null || entitledUntil > now);
