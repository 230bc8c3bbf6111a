import type { Context } from '../../platform/context.ts';
import { codeOf } from '../../platform/errors.ts';
import { instanceValues } from '../../platform/instance-values.ts';
import { logAct } from '../audit/index.ts';
import { askStripe, isMissing, readEvent, type Stripe } from '../plans/index.ts';
import {
  type EventRow,
  findOwnerOf,
  firstCustomer,
  forgetEvents,
  keepEvent,
  listOpenEvents,
  settleEvent,
} from './subscription.public.repository.ts';
import { syncCustomer } from './sync.service.ts';

/** What is a reason to look; others are taken down and asked nothing of. */
const TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'customer.deleted',
];

/** What administrators find in their log. */
const LOGGED: Readonly<Record<string, string>> = {
  'charge.refunded': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.closed': 'dispute-closed',
};

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Events that were dealt with are forgotten after so long; Stripe itself keeps them for thirty days. */
const KEPT_MS = 90 * DAY_MS;

/**
 * Hears that something has happened at Stripe (D74). The event is taken down first and answered only when
 * what it asks for is done; else Stripe tells it again, and the loop over what waits does not need it to.
 * @throws AppError invalid_request for what is not signed, or not lately; unavailable, stripe_not_configured
 */
export async function receiveEvent(
  context: Context,
  payload: Uint8Array,
  signature: string,
): Promise<void> {
  const row = await keep(context, await readEvent(context, payload, signature));
  if (row.processedAt === null) await answer(context, row);
}

function keep({ db, clock }: Context, event: Stripe.Event): Promise<EventRow> {
  return keepEvent(db, {
    id: event.id,
    type: event.type,
    customerId: customerOf(event),
    createdAt: new Date(event.created * 1000),
    receivedAt: clock.now(),
  });
}

/** Whom an event is about: a customer, or a charge that belongs to one; null for neither. */
function customerOf(event: Stripe.Event): string | null {
  const { object, id, customer, charge } = event.data.object as {
    object: string;
    id?: string;
    customer?: string | { id: string } | null;
    charge?: string | { id: string } | null;
  };
  const named = object === 'customer' ? id : (customer ?? charge);
  return (typeof named === 'string' ? named : named?.id) ?? null;
}

async function answer(context: Context, event: EventRow): Promise<void> {
  const { db, clock } = context;
  let personId: number | null = null;
  try {
    if (TYPES.includes(event.type)) personId = await act(context, event);
  } catch (error) {
    const failure = codeOf(error) ?? 'internal';
    await settleEvent(db, event.id, { failure });
    throw error;
  }
  const at = clock.now();
  const name = LOGGED[event.type];
  await db.transaction(async (tx) => {
    // Told twice at once, it is looked into twice and has one line.
    const isFirst = await settleEvent(tx, event.id, { processedAt: at });
    if (!isFirst || !name || personId === null) return;
    await logAct(tx, { at, area: 'plans', act: name, actorId: null, personId });
  });
}

/** Looks anew at the customer whom an event names; resolves with whose that is here, null for nobody's. */
async function act(context: Context, event: EventRow): Promise<number | null> {
  const customerId = await realCustomer(context, event.customerId);
  if (customerId === null) return null;
  const personId = await findOwnerOf(context.db, customerId);
  await syncCustomer(context, customerId);
  return personId;
}

/** A dispute or a refund names only its charge. */
async function realCustomer(context: Context, named: string | null): Promise<string | null> {
  if (!named?.startsWith('ch_')) return named;
  const charge = await askStripe(context, (stripe) => stripe.charges.retrieve(named)).catch(
    (error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    },
  );
  const customer = charge?.customer ?? null;
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
}

/** Takes up what was told and not dealt with, because the server or Stripe was away. */
export async function answerOpenEvents(context: Context): Promise<void> {
  const { db, clock } = context;
  const before = new Date(clock.now().getTime() - MINUTE_MS);
  for (const event of await listOpenEvents(db, before, 100)) {
    // It stays open, and the next turn tries again.
    await answer(context, event).catch(() => {});
  }
  await forgetEvents(db, new Date(clock.now().getTime() - KEPT_MS));
}

/** Until when it is known that nothing was missed; null before the first question. */
const asked = instanceValues<{ until: string | null }>('billing_events', { until: null });

/**
 * Asks Stripe for what it told while nobody heard: between a payment and its message the server may have
 * been ended. What is known is not done again. An event that did arrive says nothing of those before it, so
 * each question begins where the last one that was answered did.
 * @throws AppError unavailable
 */
export async function fetchMissedEvents(context: Context): Promise<void> {
  const { db, clock } = context;
  const { until } = await asked.read(db);
  const from = until ? new Date(until) : await firstCustomer(db);
  if (!from) return;
  const now = clock.now();
  // An hour more: events are not told in their order.
  const since = Math.floor((from.getTime() - 60 * MINUTE_MS) / 1000);
  const events = await askStripe(context, (stripe) =>
    stripe.events
      .list({ created: { gte: since }, types: TYPES, limit: 100 })
      .autoPagingToArray({ limit: 10_000 }),
  );
  for (const event of events.reverse()) {
    const row = await keep(context, event);
    // What fails stays open, and is taken up with the others.
    if (row.processedAt === null) await answer(context, row).catch(() => {});
  }
  await db.transaction(async (tx) => {
    await asked.lock(tx);
    await asked.write(tx, { until: now.toISOString() });
  });
}
