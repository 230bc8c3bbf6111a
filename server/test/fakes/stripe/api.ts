import { type Fields, fieldsOf, listOf, textOf } from './form.ts';
import {
  type Customer,
  invoiceIdOf,
  type Price,
  type Session,
  type Subscription,
} from './objects.ts';
import type { World } from './world.ts';

/** What is asked of the API. */
export interface Asked {
  method: string;
  /** Without `/v1`. */
  path: string;
  query: Fields;
  body: Fields;
}

export interface Answered {
  status: number;
  body: object;
}

/** A refusal as Stripe words it. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; param?: string; message: string },
  ) {
    super(error.message);
  }
}

const invalid = (message: string, code?: string) =>
  new Refused(code === 'resource_missing' ? 404 : 400, {
    ...{ type: 'invalid_request_error', message },
    ...(code ? { code } : {}),
  });

const missing = (what: string, id: string) =>
  invalid(`No such ${what}: '${id}'`, 'resource_missing');

type Handler = (asked: Asked, id: string) => object;

/** The calls of Stripe's API that are made of it; any other is refused. */
export function answersOf(world: World, pages: string): (asked: Asked) => Answered {
  const routes: [string, RegExp, Handler][] = [
    ['POST', /^\/customers$/, (asked) => createCustomer(world, asked)],
    ['GET', /^\/customers\/(\w+)$/, (_asked, id) => find(world.customers, 'customer', id)],
    ['DELETE', /^\/customers\/(\w+)$/, (_asked, id) => deleteCustomer(world, id)],
    ['POST', /^\/prices$/, (asked) => createPrice(world, asked)],
    ['GET', /^\/prices$/, (asked) => listPrices(world, asked)],
    ['GET', /^\/prices\/(\w+)$/, (_asked, id) => find(world.prices, 'price', id)],
    ['POST', /^\/checkout\/sessions$/, (asked) => createSession(world, pages, asked)],
    ['GET', /^\/checkout\/sessions$/, (asked) => listSessions(world, asked)],
    ['GET', /^\/checkout\/sessions\/(\w+)$/, (_asked, id) => find(world.sessions, 'session', id)],
    ['POST', /^\/checkout\/sessions\/(\w+)\/expire$/, (_asked, id) => expireSession(world, id)],
    ['GET', /^\/subscriptions$/, (asked) => listSubscriptions(world, asked)],
    ['POST', /^\/subscriptions\/(\w+)$/, (asked, id) => changeSubscription(world, asked, id)],
    ['DELETE', /^\/subscriptions\/(\w+)$/, (_asked, id) => cancel(world, id)],
    ['POST', /^\/billing_portal\/configurations$/, () => ({ id: world.id('bpc') })],
    ['POST', /^\/billing_portal\/sessions$/, (asked) => openPortal(world, pages, asked)],
    ['GET', /^\/events$/, (asked) => listEvents(world, asked)],
    ['GET', /^\/refunds$/, (asked) => listOfPayment(world.bank.refunds, '/v1/refunds', asked)],
    ['GET', /^\/disputes$/, (asked) => listOfPayment(world.bank.disputes, '/v1/disputes', asked)],
    ['GET', /^\/charges\/(\w+)$/, (_asked, id) => find(world.bank.charges, 'charge', id)],
  ];
  return (asked) => {
    for (const [method, pattern, handler] of routes) {
      const match = method === asked.method ? pattern.exec(asked.path) : null;
      if (match) return { status: 200, body: handler(asked, match[1] ?? '') };
    }
    throw new Refused(404, {
      ...{ type: 'invalid_request_error', code: 'url_invalid' },
      message: `Unrecognized request URL (${asked.method}: ${asked.path}).`,
    });
  };
}

function find<T extends object>(among: ReadonlyMap<string, T>, what: string, id: string): T {
  const found = among.get(id);
  if (!found) throw missing(what, id);
  return found;
}

/** A page of a list, newest first, as Stripe pages. */
function listPage<T extends { id: string }>(url: string, all: readonly T[], query: Fields) {
  const limit = Number(textOf(query.limit) ?? 10);
  if (!(limit >= 1 && limit <= 100)) throw invalid('limit must be from 1 to 100.');
  const after = textOf(query.starting_after);
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const data = all.slice(from, from + limit);
  return { object: 'list', url, data, has_more: from + limit < all.length };
}

const newestFirst = <T>(all: Iterable<T>): T[] => [...all].reverse();

const textsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, textOf(value) ?? '']));

function liveCustomer(world: World, id: string): Customer {
  const customer = find(world.customers, 'customer', id);
  if (customer.deleted) throw missing('customer', id);
  return customer;
}

function createCustomer(world: World, { body }: Asked): Customer {
  const customer: Customer = {
    ...{ id: world.id('cus'), object: 'customer', email: textOf(body.email) ?? null },
    ...{ created: world.clock(), metadata: textsOf(fieldsOf(body.metadata)) },
  };
  world.customers.set(customer.id, customer);
  return customer;
}

function deleteCustomer(world: World, id: string) {
  world.remove(liveCustomer(world, id));
  return { id, object: 'customer', deleted: true };
}

function createPrice(world: World, { body }: Asked): Price {
  const interval = textOf(fieldsOf(body.recurring).interval);
  if (interval !== 'month' && interval !== 'year') throw invalid('No such interval.');
  const lookupKey = textOf(body.lookup_key) ?? null;
  for (const other of world.prices.values()) {
    if (lookupKey === null || other.lookup_key !== lookupKey) continue;
    if (body.transfer_lookup_key !== 'true') throw invalid('That lookup key is in use.');
    other.lookup_key = null;
  }
  const price: Price = {
    ...{ id: world.id('price'), object: 'price', active: true, created: world.clock() },
    ...{ currency: textOf(body.currency) ?? 'usd', unit_amount: Number(body.unit_amount) },
    ...{ lookup_key: lookupKey, metadata: textsOf(fieldsOf(body.metadata)) },
    ...{ product: world.id('prod'), recurring: { interval, interval_count: 1 } },
  };
  world.prices.set(price.id, price);
  return price;
}

function listPrices(world: World, { query }: Asked) {
  const keys = listOf(query.lookup_keys);
  const found = newestFirst(world.prices.values()).filter(
    ({ lookup_key: key }) => keys.length === 0 || keys.includes(key ?? ''),
  );
  return listPage('/v1/prices', found, query);
}

function createSession(world: World, pages: string, { body }: Asked): Session {
  const [line] = listOf(body.line_items);
  const priceId = textOf(typeof line === 'object' ? line.price : undefined) ?? '';
  find(world.prices, 'price', priceId);
  if (body.mode !== 'subscription') throw invalid('Only subscriptions are sold here.');
  const id = world.id('cs');
  const wanted = fieldsOf(body.subscription_data);
  const session: Session = {
    ...{ id, object: 'checkout.session', mode: 'subscription', created: world.clock() },
    customer: liveCustomer(world, textOf(body.customer) ?? '').id,
    ...{ status: 'open', payment_status: 'unpaid', subscription: null },
    client_reference_id: textOf(body.client_reference_id) ?? null,
    expires_at: world.clock() + 24 * 60 * 60,
    ...{ metadata: textsOf(fieldsOf(body.metadata)), url: `${pages}/pay/${id}` },
    ...{ success_url: textOf(body.success_url) ?? '', cancel_url: textOf(body.cancel_url) ?? null },
  };
  world.openSession(session, {
    ...{ priceId, trialDays: Number(wanted.trial_period_days ?? 0) },
    metadata: textsOf(fieldsOf(wanted.metadata)),
  });
  return session;
}

function listSessions(world: World, { query }: Asked) {
  const found = newestFirst(world.sessions.values()).filter(
    ({ customer, status }) =>
      customer === query.customer && (query.status === undefined || query.status === status),
  );
  return listPage('/v1/checkout/sessions', found, query);
}

function expireSession(world: World, id: string): Session {
  const session = find(world.sessions, 'session', id);
  if (session.status !== 'open') {
    throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`);
  }
  session.status = 'expired';
  return session;
}

function listSubscriptions(world: World, { query }: Asked) {
  const customer = textOf(query.customer);
  if (customer !== undefined) find(world.customers, 'customer', customer);
  const expands = listOf(query.expand).map((each) => textOf(each) ?? '');
  const found = newestFirst(world.subscriptions.values()).filter(
    (each) =>
      (customer === undefined || each.customer === customer) &&
      (query.status === 'all' || each.status !== 'canceled'),
  );
  const page = listPage('/v1/subscriptions', found, query);
  return { ...page, data: page.data.map((each) => expanded(world, each, expands)) };
}

/** With its invoice in place of the invoice's id, and the invoice's payments, each only where asked for. */
function expanded(world: World, subscription: Subscription, expands: readonly string[]): object {
  const latest = world.invoices.get(invoiceIdOf(subscription));
  if (!latest || !expands.some((each) => each.startsWith('data.latest_invoice'))) {
    return subscription;
  }
  const { payments, ...invoice } = latest;
  const isWhole = expands.includes('data.latest_invoice.payments');
  return { ...subscription, latest_invoice: isWhole ? { ...invoice, payments } : invoice };
}

function listOfPayment(
  among: ReadonlyMap<string, { id: string; payment_intent: string }>,
  url: string,
  { query }: Asked,
) {
  const intent = textOf(query.payment_intent);
  const found = newestFirst(among.values()).filter(
    (each) => intent === undefined || each.payment_intent === intent,
  );
  return listPage(url, found, query);
}

/** Whether it ends with its period; nothing else of it is changed through the API here. */
function changeSubscription(world: World, { body }: Asked, id: string): Subscription {
  const subscription = find(world.subscriptions, 'subscription', id);
  if (subscription.status === 'canceled') throw missing('subscription', id);
  if (body.cancel_at_period_end !== 'true') throw invalid('Only an end can be set here.');
  if (subscription.metadata.scheduled) throw invalid('The subscription is managed by a schedule.');
  world.cancelAtEnd(id);
  return subscription;
}

function cancel(world: World, id: string): Subscription {
  const subscription = find(world.subscriptions, 'subscription', id);
  world.end(id);
  return subscription;
}

function openPortal(world: World, pages: string, { body }: Asked) {
  const id = world.id('bps');
  const customer = liveCustomer(world, textOf(body.customer) ?? '').id;
  const flow = fieldsOf(fieldsOf(body.flow_data).subscription_cancel);
  const ended = world.subscriptions.get(textOf(flow.subscription) ?? '');
  if (ended?.cancel_at_period_end || ended?.status === 'canceled') {
    throw invalid('The subscription is already set to be canceled.');
  }
  world.portals.set(id, { customer, returnUrl: textOf(body.return_url) ?? '' });
  return { id, object: 'billing_portal.session', customer, url: `${pages}/portal/${id}` };
}

function listEvents(world: World, { query }: Asked) {
  const since = Number(fieldsOf(query.created).gte ?? 0);
  const types = listOf(query.types);
  const found = newestFirst(world.events).filter(
    ({ created, type }) => created >= since && (types.length === 0 || types.includes(type)),
  );
  return listPage('/v1/events', found, query);
}
