import { PAYMENT_DISPUTES, type PlanInterval, SUBSCRIPTION_STATES } from '@pathkeeper/contract';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { ownerId } from '../accounts/accounts.tables.ts';
import { subscriptionPlans } from '../plans/plans.tables.ts';

/**
 * What somebody pays for, as it was last seen at the payment provider. Written by `syncCustomer` alone
 * (D74); whether it gives anything is for `entitlements` to say.
 */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    userId: ownerId().primaryKey(),
    /** Null for a subscription to what is no plan of ours. */
    planId: bigint('plan_id', { mode: 'number' }).references(() => subscriptionPlans.id, {
      onDelete: 'set null',
    }),
    subscriptionId: text('subscription_id'),
    status: text('status', { enum: SUBSCRIPTION_STATES }).notNull().default('none'),
    isEntitled: boolean('is_entitled').notNull().default(false),
    /** Until when that holds; null for until something else is seen. */
    entitledUntil: instant('entitled_until'),
    amount: integer('amount'),
    currency: text('currency'),
    interval: text('interval').$type<PlanInterval>(),
    startedAt: instant('started_at'),
    periodEnd: instant('period_end'),
    /** When it ends, or ended. */
    endsAt: instant('ends_at'),
    trialEnd: instant('trial_end'),
    /** Had a trial once: there is no second one. */
    hadTrial: boolean('had_trial').notNull().default(false),
    paidAmount: integer('paid_amount'),
    paidAt: instant('paid_at'),
    /** How much of that was refunded. */
    refundedAmount: integer('refunded_amount').notNull().default(0),
    /** Whether it is disputed at the bank; null where the payment stands. */
    dispute: text('dispute', { enum: PAYMENT_DISPUTES }),
    /** A payment that did not go through. */
    failedAt: instant('failed_at'),
    nextTryAt: instant('next_try_at'),
    syncedAt: instant('synced_at'),
    /** Counts the looks, so that an older one never overwrites a newer. */
    version: integer('version').notNull().default(0),
    /** While one payment page is being opened, no second one is. */
    busyUntil: instant('busy_until'),
  },
  (t) => [index('billing_accounts_plan').on(t.planId)],
);
