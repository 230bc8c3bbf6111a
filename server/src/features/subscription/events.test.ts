import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/selling.ts';
import { answerOpenEvents, fetchMissedEvents } from './events.service.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.test.person('owner');
});
afterAll(() => shop.close());

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the events table has of an event. */
async function kept(id: string) {
  const [row] = await shop.test.db.execute<{
    tries: number;
    done: boolean;
    failure: string | null;
  }>(
    sql`select tries, processed_at is not null as done, failure from billing_events where id = ${id}`,
  );
  return row;
}

it('hears an event once, however often it comes, and answers each time', async () => {
  const { person } = await shop.buyer();
  const [event] = shop.stripe.untold.splice(0);
  if (!event) throw new Error('Nothing happened.');
  expect(await shop.send(event)).toBe(200);
  expect(await shop.state(person)).toMatchObject({ status: 'active', entitled: true });
  const asked = shop.stripe.calls.length;
  expect([await shop.send(event), await shop.send(event)]).toEqual([200, 200]);
  expect(shop.stripe.calls).toHaveLength(asked);
  expect(await kept(event.id)).toEqual({ tries: 1, done: true, failure: null });
});

it('believes nothing that is forged, altered, old or unsigned', async () => {
  const { person } = await shop.buyer();
  const [event] = shop.stripe.untold.splice(0);
  if (!event) throw new Error('Nothing happened.');
  const { payload, signature } = shop.stripe.sign(event);
  const now = shop.test.clock.now().getTime() / 1000;
  const statuses = {
    forged: await shop.send(event, { secret: 'whsec_guessed' }),
    altered: await shop.sendRaw(`${payload} `, signature),
    old: await shop.send(event, { at: now - 4000 }),
    unsigned: await shop.sendRaw(payload, ''),
    nonsense: await shop.sendRaw('<xml>', 't=1,v1=2'),
    empty: await shop.sendRaw('', signature),
  };
  for (const noEvent of [{}, null, 7, [], { ...event, data: null }, { ...event, created: 'now' }]) {
    const status = await shop.send(noEvent as unknown as typeof event);
    Object.assign(statuses, { [JSON.stringify(noEvent)]: status });
  }
  expect(new Set(Object.values(statuses))).toEqual(new Set([400]));
  expect(await kept(event.id)).toBeUndefined();
  expect(await shop.state(person)).toMatchObject({ entitled: false });
  expect(await shop.sendRaw(payload, signature)).toBe(200);
  expect(await shop.sendRaw('x'.repeat(1024 * 1024 + 1), signature)).toBe(413);
});

it('takes the old secret and the new one while they are changed', async () => {
  const { person } = await shop.buyer();
  const app = await shop.test.another({ STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_fake' });
  for (const secret of ['whsec_new', 'whsec_fake']) {
    const event = shop.stripe.untold.shift();
    if (!event) throw new Error('Nothing happened.');
    const { payload, signature } = shop.stripe.sign(event, { secret });
    const { status } = await shop.test
      .visitor()
      .at(app)
      .send('POST', api.subscription.webhook.path, payload, {
        'content-type': 'application/json',
        'stripe-signature': signature,
      });
    expect(status).toBe(200);
  }
  shop.stripe.untold.splice(0);
  expect(await shop.state(person)).toMatchObject({ entitled: true });
});

it('an event of a stranger’s customer, or of none, changes nobody’s', async () => {
  const { person, id } = await shop.buyer();
  await shop.tellAll();
  const before = await shop.stored(id);
  const { world } = shop.stripe;
  for (const object of [
    { object: 'subscription', id: 'sub_x', customer: 'cus_stranger', status: 'active' },
    { object: 'product', id: 'prod_x' },
    // It names somebody of ours, and says what is not so.
    { object: 'subscription', id: 'sub_y', customer: 'cus_x', metadata: { user_id: String(id) } },
  ]) {
    expect(await shop.send(world.tell('customer.subscription.deleted', object))).toBe(200);
  }
  expect(await shop.send(world.tell('price.created', { object: 'price', id: 'price_x' }))).toBe(
    200,
  );
  expect(await shop.stored(id)).toEqual(before);
  expect(await shop.state(person)).toMatchObject({ entitled: true });
  shop.stripe.untold.splice(0);
});

it('what could not be dealt with is answered as such, and taken up by itself', async () => {
  const { person } = await shop.buyer();
  const [event] = shop.stripe.untold.splice(0);
  if (!event) throw new Error('Nothing happened.');
  shop.stripe.trouble = '500';
  expect(await shop.send(event)).toBe(503);
  expect(await kept(event.id)).toEqual({ tries: 1, done: false, failure: 'unavailable' });
  shop.test.clock.advance(2 * 60 * 1000);
  await answerOpenEvents(shop.test.context);
  expect(await kept(event.id)).toMatchObject({ tries: 2, done: false });
  shop.stripe.trouble = null;
  await answerOpenEvents(shop.test.context);
  expect(await kept(event.id)).toEqual({ tries: 3, done: true, failure: null });
  expect(await shop.state(person)).toMatchObject({ entitled: true });
});

it('what was told while nobody heard is asked for', async () => {
  const { person } = await shop.buyer();
  shop.stripe.untold.splice(0);
  expect(await shop.state(person)).toMatchObject({ entitled: false });
  await fetchMissedEvents(shop.test.context);
  expect(await shop.state(person)).toMatchObject({ entitled: true });
});

it('an event that did arrive hides none of those that were lost before it', async () => {
  await fetchMissedEvents(shop.test.context);
  const lost = await shop.buyer();
  shop.stripe.untold.splice(0);
  shop.test.clock.advance(3 * 60 * 60 * 1000);
  const heard = await shop.buyer();
  await shop.tellAll();
  expect(await shop.state(heard.person)).toMatchObject({ entitled: true });
  expect(await shop.state(lost.person)).toMatchObject({ entitled: false });
  shop.stripe.trouble = '500';
  await expect(fetchMissedEvents(shop.test.context)).rejects.toThrow();
  shop.stripe.trouble = null;
  await fetchMissedEvents(shop.test.context);
  expect(await shop.state(lost.person)).toMatchObject({ entitled: true });
});

it('a payment that fails leaves seven days, and what is made up for goes on (D74)', async () => {
  const { person, subscription } = await shop.buyer();
  await shop.tellAll();
  shop.test.clock.set('2026-12-24T00:00:00Z');
  shop.stripe.world.renew(subscription, { fails: true });
  await shop.tellAll();
  const failedPayment = {
    askedAt: '2026-12-24T00:00:00.000Z',
    graceUntil: '2026-12-31T00:00:00.000Z',
    nextTryAt: '2026-12-27T00:00:00.000Z',
  };
  expect(await shop.state(person)).toMatchObject({
    ...{ status: 'past_due', entitled: true, renewsAt: null, failedPayment },
  });
  shop.test.clock.advance(7 * DAY_MS - 1);
  expect(await shop.state(person)).toMatchObject({ entitled: true });
  shop.test.clock.advance(1);
  expect(await shop.state(person)).toMatchObject({ status: 'past_due', entitled: false });
  shop.stripe.world.settle(subscription);
  await shop.tellAll();
  expect(await shop.state(person)).toMatchObject({
    ...{ status: 'active', entitled: true, failedPayment: null },
  });
  shop.stripe.world.giveUp(subscription, 'unpaid');
  await shop.tellAll();
  expect(await shop.state(person)).toMatchObject({ status: 'unpaid', entitled: false });
});

it('a cancelled plan holds until its end, can be kept, and gives nothing after it', async () => {
  // A month that is shorter than a session.
  shop.test.clock.set('2027-02-01T00:00:00Z');
  const { person, subscription } = await shop.buyer();
  const { world } = shop.stripe;
  world.cancelAtEnd(subscription);
  await shop.tellAll();
  const ends = (await shop.state(person)).endsAt ?? '';
  expect(await shop.state(person)).toMatchObject({ entitled: true, renewsAt: null });
  world.keep(subscription);
  await shop.tellAll();
  expect(await shop.state(person)).toMatchObject({ endsAt: null, renewsAt: ends });
  world.cancelAtEnd(subscription);
  shop.test.clock.set(ends);
  world.catchUp();
  await shop.tellAll();
  expect(await shop.state(person)).toMatchObject({
    ...{ status: 'canceled', entitled: false, endsAt: ends, renewsAt: null },
  });
  expect((await person.call(api.accounts.me, {})).body).toMatchObject({
    ...{ accountType: 'free_beta', subscriptionStatus: 'active', betaAccessGranted: true },
  });
});

it('a refund and a dispute are looked into, and stand in the administrators’ log', async () => {
  const { person, customer, id } = await shop.buyer();
  await shop.tellAll();
  expect(await shop.state(person)).toMatchObject({
    lastPayment: { amount: 499, refunded: 0, dispute: null },
  });
  shop.stripe.world.bank.refund(customer);
  shop.stripe.world.bank.dispute(customer);
  // Each twice at once, as the provider may.
  const told = shop.stripe.untold.splice(0);
  await Promise.all([...told, ...told].map((event) => shop.send(event)));
  const rows = await shop.test.db.execute<{ act: string }>(
    sql`select act from audit_log where area = 'plans' and person_id = ${id} order by id`,
  );
  expect([...rows].map(({ act }) => act).sort()).toEqual(['dispute', 'refund']);
  // Neither ends a plan: that is for the subscription (D74).
  expect(await shop.state(person)).toMatchObject({
    ...{ status: 'active', entitled: true },
    lastPayment: { amount: 499, refunded: 499, dispute: 'open' },
  });
});

it('says how much of the last payment was refunded, and nothing of a refund that failed', async () => {
  const { person, customer, subscription } = await shop.buyer();
  const other = await shop.buyer();
  const { world } = shop.stripe;
  const refunded = async (of = person) => {
    await shop.tellAll();
    return (await shop.state(of)).lastPayment?.refunded;
  };
  const first = world.bank.refund(customer, 150);
  expect(await refunded()).toBe(150);
  world.bank.refund(customer, 100);
  expect(await refunded()).toBe(250);
  world.bank.failRefund(first?.id ?? '');
  expect(await refunded()).toBe(100);
  expect(await refunded(other.person)).toBe(0);
  // The next payment is another one.
  world.renew(subscription);
  expect(await refunded()).toBe(0);
  // What was paid for a plan that is over can be refunded too.
  world.end(subscription);
  world.bank.refund(customer);
  expect(await refunded()).toBe(499);
});

it.for([
  ['won', null],
  ['lost', 'lost'],
] as const)('a dispute that is %s', async ([outcome, dispute]) => {
  const { person, customer, subscription } = await shop.buyer();
  const { world } = shop.stripe;
  const opened = world.bank.dispute(customer);
  await shop.tellAll();
  expect(await shop.state(person)).toMatchObject({ lastPayment: { dispute: 'open' } });
  world.bank.closeDispute(opened?.id ?? '', outcome);
  await shop.tellAll();
  expect(await shop.state(person)).toMatchObject({
    ...{ entitled: true, lastPayment: { amount: 499, refunded: 0, dispute } },
  });
  world.end(subscription);
  await shop.tellAll();
  expect(await shop.state(person)).toMatchObject({ entitled: false, lastPayment: { dispute } });
});

it('a customer who was removed at Stripe has nothing any more, and can come back', async () => {
  const { person, customer } = await shop.buyer();
  await shop.tellAll();
  const { world } = shop.stripe;
  const found = world.customers.get(customer);
  if (found) world.remove(found);
  await shop.tellAll();
  expect(await shop.state(person)).toMatchObject({ status: 'canceled', entitled: false });
  const { body } = await shop.checkout(person, 1);
  world.pay(shop.sessionOf(body.checkoutUrl));
  await shop.tellAll();
  expect(await shop.state(person)).toMatchObject({ status: 'active', entitled: true });
});
