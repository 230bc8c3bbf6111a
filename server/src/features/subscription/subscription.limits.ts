import { HOUR, type LimitRule, MINUTE } from '../../platform/limits/limits.ts';

export const checkouts: LimitRule = { name: 'checkouts', points: 30, seconds: HOUR };

/** Each asks Stripe. */
export const looks: LimitRule = { name: 'subscriptionLooks', points: 20, seconds: 10 * MINUTE };
