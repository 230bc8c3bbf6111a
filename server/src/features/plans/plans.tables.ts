import { PLAN_INTERVALS } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What is sold (D72). A plan that was ever sold is retired and never deleted. */
export const subscriptionPlans = pgTable('subscription_plans', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** In the smallest unit of the currency. */
  price: integer('price').notNull(),
  currency: text('currency').notNull().default('usd'),
  interval: text('interval', { enum: PLAN_INTERVALS }).notNull(),
  popular: boolean('popular').notNull().default(false),
  features: text('features').array().notNull().default(sql`'{}'`),
  isActive: boolean('is_active').notNull().default(true),
  /** Its price at the payment provider; made when it is first sold. */
  priceId: text('price_id'),
  trialDays: integer('trial_days').notNull().default(0),
});
