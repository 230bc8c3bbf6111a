import type { AdminPlan, Subscription } from '@pathkeeper/contract';

/** A plan that is paid by the month. */
export const aPlan = (own: Partial<AdminPlan> = {}): AdminPlan => ({
  id: 1,
  name: 'Life Path Light Monthly',
  description: 'Leave any month. Keep every page.',
  price: 499,
  currency: 'usd',
  interval: 'month',
  popular: false,
  features: ['A seal beside your name'],
  isActive: true,
  trialDays: 0,
  priceId: null,
  people: 0,
  ...own,
});

/** The plan that is paid by the year. */
export const anAnnualPlan = (): AdminPlan =>
  aPlan({ id: 2, name: 'Life Path Light Annual', price: 4990, interval: 'year' });

/** Of somebody who pays for nothing. */
export const NO_PLAN: Subscription = {
  plan: null,
  status: 'none',
  entitled: false,
  renewsAt: null,
  endsAt: null,
  managedBy: null,
  price: null,
  startedAt: null,
  trialEndsAt: null,
  lastPayment: null,
  failedPayment: null,
  checkedAt: null,
};

/** Of somebody who pays by the month. */
export const aSubscription = (own: Partial<Subscription> = {}): Subscription => ({
  ...NO_PLAN,
  plan: aPlan(),
  status: 'active',
  entitled: true,
  renewsAt: '2026-12-04T11:30:00.000Z',
  managedBy: 'stripe',
  price: { amount: 499, currency: 'usd' },
  startedAt: '2026-11-04T11:30:00.000Z',
  lastPayment: { amount: 499, at: '2026-11-04T11:30:00.000Z', refunded: 0, dispute: null },
  checkedAt: '2026-11-21T11:30:00.000Z',
  ...own,
});
