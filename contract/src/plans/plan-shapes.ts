import { z } from 'zod';
import { answeredId, instant } from '../core/shapes.ts';
import { line, text } from '../core/text.ts';
import {
  PAYMENT_DISPUTES,
  PLAN_INTERVALS,
  PLAN_LIMITS,
  SUBSCRIPTION_STATES,
} from './plan-rules.ts';

/** A plan as whoever may choose it sees it (S3.3, D72). */
export const plan = z.object({
  id: answeredId('plan'),
  name: z.string(),
  description: z.string(),
  /** In the smallest unit of the currency: cents. */
  price: z.number(),
  /** ISO 4217 in lower case. */
  currency: z.string(),
  interval: z.enum(PLAN_INTERVALS),
  popular: z.boolean(),
  features: z.array(z.string()),
  isActive: z.boolean(),
  /** Days before the first payment, once in a person's life here; 0 for none. */
  trialDays: z.number(),
});

export type Plan = z.infer<typeof plan>;

/** A plan as administrators see it. */
export const adminPlan = plan.extend({
  /** Its price at the payment provider; null until it is first sold, when one is made. */
  priceId: z.string().nullable(),
  /** How many people have it now. */
  people: z.number(),
});

export type AdminPlan = z.infer<typeof adminPlan>;

const { price, trialDays } = PLAN_LIMITS;
const PRICE = {
  error: `The price must be a whole number of cents from ${price.min} to ${price.max.toLocaleString('en-US')}.`,
};
const TRIAL = { error: `The days of trial must be a whole number from 0 to ${trialDays}.` };
const CURRENCY = 'The currency must be the three letters of one, like usd.';
const CURRENCIES = Intl.supportedValuesOf('currency');
const FEATURES = `A plan can have at most ${PLAN_LIMITS.features} features.`;
const yesOrNo = (name: string) => z.boolean({ error: `${name} must be true or false.` });

const fields = {
  name: line({ name: 'The name', max: PLAN_LIMITS.name }),
  description: text({ name: 'The description', max: PLAN_LIMITS.description }).transform((value) =>
    value.trim(),
  ),
  price: z.number(PRICE).int(PRICE).min(price.min, PRICE).max(price.max, PRICE),
  currency: text({ name: 'The currency', max: 3 })
    .transform((value) => value.toLowerCase())
    .refine((value) => CURRENCIES.includes(value.toUpperCase()), { error: CURRENCY }),
  interval: z.enum(PLAN_INTERVALS, { error: 'The interval must be month or year.' }),
  popular: yesOrNo('popular'),
  features: z
    .array(line({ name: 'A feature', max: PLAN_LIMITS.feature }), {
      error: 'The features must be a list.',
    })
    .max(PLAN_LIMITS.features, { error: FEATURES }),
  trialDays: z.number(TRIAL).int(TRIAL).min(0, TRIAL).max(trialDays, TRIAL),
  priceId: line({ name: 'The price id', max: PLAN_LIMITS.priceId })
    .refine((value) => /^price_\w+$/.test(value), {
      error: 'The price id must be one of the payment provider’s, like price_1Abc.',
    })
    .nullable(),
};

export const newPlan = z.object({
  ...fields,
  description: fields.description.default(''),
  currency: fields.currency.default('usd'),
  popular: fields.popular.default(false),
  features: fields.features.default([]),
  trialDays: fields.trialDays.default(0),
  priceId: fields.priceId.default(null),
});

export const planChange = z.object({ ...fields, isActive: yesOrNo('isActive') }).partial();

/** What somebody pays for, as the server last saw it at the payment provider (D83). */
export const subscription = z.object({
  /** Null without a subscription, and for one whose plan is none of ours. */
  plan: plan.nullable(),
  status: z.enum(SUBSCRIPTION_STATES),
  /** Whether they have what paying gives; the server alone decides. */
  entitled: z.boolean(),
  /** When the next payment is due; null when none is. */
  renewsAt: instant.nullable(),
  /** When it ends, or ended; null while it goes on. */
  endsAt: instant.nullable(),
  /** Where it is changed and cancelled. */
  managedBy: z.enum(['stripe']).nullable(),
  /** What is paid each time; null without a subscription. */
  price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  startedAt: instant.nullable(),
  trialEndsAt: instant.nullable(),
  /** The last payment that went through. */
  lastPayment: z
    .object({
      amount: z.number(),
      at: instant,
      /** How much of it was refunded since; 0 for nothing. */
      refunded: z.number(),
      /** Whether the bank was asked to take it back; null where the payment stands. */
      dispute: z.enum(PAYMENT_DISPUTES).nullable(),
    })
    .nullable(),
  /** A payment that did not go through, and until when everything stays as it is. */
  failedPayment: z
    .object({ askedAt: instant, graceUntil: instant, nextTryAt: instant.nullable() })
    .nullable(),
  /** When the provider was last asked; null where it never was. */
  checkedAt: instant.nullable(),
});

export type Subscription = z.infer<typeof subscription>;
