import { Bank } from './bank.ts';
import {
  type Customer,
  type Event,
  type Invoice,
  invoiceIdOf,
  type Price,
  type Session,
  type Subscription,
} from './objects.ts';

const DAY = 24 * 60 * 60;

/** The version that the SDK of this repository speaks. */
const API_VERSION = '2026-10-28.endive';

/** What is kept of a session beside what it shows. */
interface Bought {
  priceId: string;
  trialDays: number;
  metadata: Record<string, string>;
}

/**
 * What is at Stripe: customers, prices, payments, and what becomes of them as time goes on. Every change
 * is told as an event to whoever listens, as it was at that moment.
 */
export class World {
  readonly customers = new Map<string, Customer>();
  readonly prices = new Map<string, Price>();
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly bank = new Bank(this);
  readonly portals = new Map<string, { customer: string; returnUrl: string }>();
  readonly events: Event[] = [];
  readonly #bought = new Map<string, Bought>();
  #count = 0;

  /** @param clock seconds since 1970 */
  constructor(
    readonly clock: () => number,
    private readonly onEvent: (event: Event) => void,
  ) {}

  id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_fake${String(this.#count).padStart(4, '0')}`;
  }

  tell(type: string, object: object): Event {
    const event: Event = {
      ...{ id: this.id('evt'), object: 'event', type, created: this.clock() },
      ...{ api_version: API_VERSION, livemode: false, data: { object: structuredClone(object) } },
    };
    this.events.push(event);
    this.onEvent(event);
    return event;
  }

  openSession(session: Session, bought: Bought): void {
    this.sessions.set(session.id, session);
    this.#bought.set(session.id, bought);
  }

  priceOf(session: Session): Price {
    return this.prices.get(this.#bought.get(session.id)?.priceId ?? '') as Price;
  }

  trialDaysOf = (session: Session): number => this.#bought.get(session.id)?.trialDays ?? 0;

  /** Somebody pays on the page of a session. */
  pay(sessionId: string): Subscription {
    const session = this.sessions.get(sessionId);
    const bought = this.#bought.get(sessionId);
    if (!session || !bought || session.status !== 'open') throw new Error('That page is closed.');
    const subscription = this.subscribe(session.customer, bought);
    session.status = 'complete';
    session.payment_status = bought.trialDays > 0 ? 'no_payment_required' : 'paid';
    session.subscription = subscription.id;
    this.tell('checkout.session.completed', session);
    return subscription;
  }

  /** A subscription that begins now, with its first invoice paid. */
  subscribe(
    customer: string,
    { priceId, trialDays = 0, metadata = {} }: Partial<Bought> & { priceId: string },
  ): Subscription {
    const price = this.prices.get(priceId) as Price;
    const now = this.clock();
    const trialEnd = trialDays > 0 ? now + trialDays * DAY : null;
    const id = this.id('sub');
    const item = {
      ...{ id: this.id('si'), object: 'subscription_item' as const, price, quantity: 1 },
      ...{ current_period_start: now, current_period_end: trialEnd ?? periodAfter(now, price) },
    };
    const subscription: Subscription = {
      ...{ id, object: 'subscription', customer, metadata, currency: price.currency },
      ...{ status: trialEnd ? 'trialing' : 'active', created: now, start_date: now },
      ...{ trial_start: trialEnd ? now : null, trial_end: trialEnd },
      ...{ cancel_at: null, cancel_at_period_end: false, canceled_at: null, ended_at: null },
      items: { object: 'list', data: [item], has_more: false, url: '/v1/subscription_items' },
      latest_invoice: '',
    };
    this.subscriptions.set(id, subscription);
    this.#invoice(subscription, { amount: trialEnd ? 0 : (price.unit_amount ?? 0), isPaid: true });
    this.tell('customer.subscription.created', subscription);
    return subscription;
  }

  /** The period is over: the next one is paid, or its payment fails and is tried again in three days. */
  renew(id: string, { fails = false } = {}): void {
    const subscription = this.#running(id);
    const item = subscription.items.data[0];
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodAfter(item.current_period_start, item.price);
    subscription.status = fails ? 'past_due' : 'active';
    this.#invoice(subscription, { amount: item.price.unit_amount ?? 0, isPaid: !fails });
    this.tell('customer.subscription.updated', subscription);
  }

  /** What was owed is paid, with another card. */
  settle(id: string): void {
    const subscription = this.#running(id);
    const invoice = this.invoices.get(invoiceIdOf(subscription));
    if (invoice?.status === 'open') {
      Object.assign(invoice, paidAt(this.clock(), invoice.amount_due));
      this.bank.charge(invoice);
      this.tell('invoice.paid', invoice);
    }
    subscription.status = 'active';
    this.tell('customer.subscription.updated', subscription);
  }

  /** Nobody pays what is owed: by the account's settings it ends, or stays unpaid. */
  giveUp(id: string, status: 'unpaid' | 'canceled' = 'canceled'): void {
    if (status === 'canceled') {
      this.end(id);
      return;
    }
    const subscription = this.#running(id);
    subscription.status = status;
    this.tell('customer.subscription.updated', subscription);
  }

  change(id: string, priceId: string): void {
    const subscription = this.#running(id);
    const item = subscription.items.data[0];
    const price = this.prices.get(priceId) as Price;
    const isOther = price.recurring.interval !== item.price.recurring.interval;
    item.price = price;
    if (isOther && subscription.status !== 'trialing') {
      item.current_period_start = this.clock();
      item.current_period_end = periodAfter(this.clock(), price);
      this.#invoice(subscription, { amount: price.unit_amount ?? 0, isPaid: true });
    }
    this.tell('customer.subscription.updated', subscription);
  }

  cancelAtEnd(id: string): void {
    const subscription = this.#running(id);
    subscription.cancel_at_period_end = true;
    subscription.cancel_at = subscription.items.data[0].current_period_end;
    subscription.canceled_at = this.clock();
    this.tell('customer.subscription.updated', subscription);
  }

  keep(id: string): void {
    const subscription = this.#running(id);
    subscription.cancel_at_period_end = false;
    subscription.cancel_at = null;
    subscription.canceled_at = null;
    this.tell('customer.subscription.updated', subscription);
  }

  end(id: string): void {
    const subscription = this.#running(id);
    subscription.status = 'canceled';
    subscription.canceled_at ??= this.clock();
    subscription.ended_at = this.clock();
    this.tell('customer.subscription.deleted', subscription);
  }

  remove(customer: Customer): void {
    for (const each of this.subscriptions.values()) {
      if (each.customer === customer.id && each.status !== 'canceled') this.end(each.id);
    }
    customer.deleted = true;
    this.tell('customer.deleted', { id: customer.id, object: 'customer' });
  }

  /** What the clock has reached: trials and periods end, and what was cancelled is over. */
  catchUp(): void {
    for (const each of this.subscriptions.values()) {
      const item = each.items.data[0];
      while (isRunning(each) && item.current_period_end <= this.clock()) {
        this.pass(each.id);
      }
    }
  }

  /** The period is over now: it is paid anew, or what was cancelled ends. */
  pass(id: string): void {
    if (this.#running(id).cancel_at_period_end) this.end(id);
    else this.renew(id);
  }

  #running(id: string): Subscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription || subscription.status === 'canceled') throw new Error(`${id} is over.`);
    return subscription;
  }

  #invoice(subscription: Subscription, of: { amount: number; isPaid: boolean }): void {
    const now = this.clock();
    const invoice: Invoice = {
      ...{ id: this.id('in'), object: 'invoice', customer: subscription.customer, created: now },
      ...{ amount_due: of.amount, currency: subscription.currency },
      ...{ amount_paid: 0, status: 'open', status_transitions: { paid_at: null } },
      next_payment_attempt: of.isPaid ? null : now + 3 * DAY,
      parent: { subscription_details: { subscription: subscription.id } },
      payments: { object: 'list', data: [], has_more: false, url: '/v1/invoice_payments' },
      ...(of.isPaid ? paidAt(now, of.amount) : {}),
    };
    if (of.isPaid) this.bank.charge(invoice);
    this.invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    this.tell(of.isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  }
}

const isRunning = ({ status }: Subscription) => status === 'active' || status === 'trialing';

const paidAt = (at: number, amount: number) => ({
  ...{ status: 'paid' as const, amount_paid: amount },
  ...{ status_transitions: { paid_at: at }, next_payment_attempt: null },
});

function periodAfter(start: number, { recurring }: Price): number {
  const end = new Date(start * 1000);
  if (recurring.interval === 'year') end.setUTCFullYear(end.getUTCFullYear() + 1);
  else end.setUTCMonth(end.getUTCMonth() + 1);
  return Math.floor(end.getTime() / 1000);
}
