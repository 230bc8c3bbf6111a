import type { Stripe } from 'stripe';

/** As much of Stripe's objects as this fake has; the SDK's types hold them to the real ones. */
export type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'email' | 'created' | 'metadata'> & {
  deleted?: true;
};

export type Price = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'unit_amount' | 'lookup_key' | 'metadata' | 'created'
> & { product: string; recurring: { interval: 'month' | 'year'; interval_count: number } };

export type Invoice = Pick<
  Stripe.Invoice,
  'id' | 'object' | 'amount_paid' | 'amount_due' | 'created' | 'next_payment_attempt' | 'currency'
> & {
  customer: string;
  status: 'paid' | 'open' | 'void';
  status_transitions: { paid_at: number | null };
  /** Where a subscription stands since the version of March 2025. */
  parent: { subscription_details: { subscription: string } };
  /** Shown only where it is asked for. */
  payments: { object: 'list'; data: InvoicePayment[]; has_more: false; url: string };
};

export interface InvoicePayment {
  id: string;
  object: 'invoice_payment';
  status: 'paid';
  payment: { type: 'payment_intent'; payment_intent: string };
}

interface Item {
  id: string;
  object: 'subscription_item';
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
}

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'metadata'
  | 'start_date'
  | 'trial_end'
  | 'trial_start'
> & {
  customer: string;
  status: Exclude<Stripe.Subscription.Status, never> & string;
  items: { object: 'list'; data: [Item]; has_more: false; url: string };
  latest_invoice: string | Invoice;
};

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'client_reference_id'
  | 'created'
  | 'expires_at'
  | 'metadata'
  | 'success_url'
  | 'cancel_url'
  | 'url'
> & {
  mode: 'subscription';
  customer: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  subscription: string | null;
};

export interface Charge {
  id: string;
  object: 'charge';
  customer: string;
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
}

export type Refund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'created' | 'status'> & {
  charge: string;
  payment_intent: string;
};

export type Dispute = Pick<Stripe.Dispute, 'id' | 'object' | 'amount' | 'created' | 'status'> & {
  charge: string;
  payment_intent: string;
};

export interface Event {
  id: string;
  object: 'event';
  type: string;
  created: number;
  api_version: string;
  livemode: false;
  data: { object: object };
}

/** The id of a subscription's newest invoice, which an answer may hold whole. */
export const invoiceIdOf = ({ latest_invoice: invoice }: Subscription): string =>
  typeof invoice === 'string' ? invoice : invoice.id;
