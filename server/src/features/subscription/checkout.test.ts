import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeStripe } from '../../../test/fakes/stripe/index.ts';
import { ORIGIN, openShop, type Shop } from '../../../test/selling.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ STRIPE_TIMEOUT: '0.3' });
  await shop.test.person('owner');
});
afterAll(() => shop.close());

it('sells two plans, whose prices are cents with their currency (D72)', async () => {
  const { body } = await shop.test.visitor().call(api.subscription.plans, {});
  expect(
    body.map(({ id, name, price, currency, interval }) => [id, name, price, currency, interval]),
  ).toEqual([
    [1, 'Life Path Light Monthly', 499, 'usd', 'month'],
    [2, 'Life Path Light Annual', 4990, 'usd', 'year'],
  ]);
  // No outside guide, and vision tools for administrators: neither is sold.
  const given = ['Two further print themes', 'A seal beside your name'];
  expect(body.map(({ features }) => features)).toEqual([given, given]);
});

it('leads from a plan to a page, from the page to a payment, and believes Stripe alone', async () => {
  const person = await shop.test.person();
  const { status, body } = await shop.checkout(person, 1);
  expect([status, body.success]).toEqual([200, true]);
  const session = shop.sessionOf(body.checkoutUrl);
  // Coming back without having paid, whatever the address says.
  const unpaid = await person.call(api.subscription.sync, { body: { session } });
  expect(unpaid.body).toMatchObject({ status: 'none', entitled: false, plan: null });

  shop.stripe.world.pay(session);
  expect(await shop.state(person)).toMatchObject({ entitled: false });
  const paid = await person.call(api.subscription.sync, { body: { session } });
  expect(paid.body).toMatchObject({
    plan: { id: 1, name: 'Life Path Light Monthly' },
    ...{ status: 'active', entitled: true, managedBy: 'stripe', endsAt: null },
    price: { amount: 499, currency: 'usd' },
    renewsAt: '2026-12-21T22:40:00.000Z',
    lastPayment: { amount: 499 },
  });
  const me = await person.call(api.accounts.me, {});
  expect(me.body).toMatchObject({
    ...{ accountType: 'premium', subscriptionStatus: 'active', isEntitled: true },
  });
  const { success_url: back, metadata } = shop.stripe.world.sessions.get(session) ?? {};
  expect(back).toBe(`${ORIGIN}/profile?upgrade=success&plan=1&session={CHECKOUT_SESSION_ID}`);
  expect(metadata).toMatchObject({ plan_id: '1' });
});

it('two tabs open one page; another plan closes the first; a payment closes the door', async () => {
  const person = await shop.test.person();
  const { world } = shop.stripe;
  const customers = world.customers.size;
  const [one, two] = await Promise.all([shop.checkout(person, 1), shop.checkout(person, 1)]);
  expect(one.body.checkoutUrl).toBe(two.body.checkoutUrl);
  expect(world.customers.size).toBe(customers + 1);
  const annual = await shop.checkout(person, 2);
  const first = world.sessions.get(shop.sessionOf(one.body.checkoutUrl));
  expect([first?.status, annual.status]).toEqual(['expired', 200]);
  const back = await shop.checkout(person, 1);
  expect(back.body.checkoutUrl).not.toBe(one.body.checkoutUrl);
  const session = shop.sessionOf(back.body.checkoutUrl);
  world.pay(session);
  // Nobody has told us yet.
  const again = await shop.checkout(person, 2);
  expect([again.status, again.body.error]).toEqual([
    409,
    'You have a plan already. Change or cancel it under Subscription in your profile.',
  ]);
  const of = [...world.subscriptions.values()].filter(
    ({ customer }) => customer === world.sessions.get(session)?.customer,
  );
  expect(of).toHaveLength(1);
});

it('an unknown plan and a retired one are not sold, and a retired one is kept by who has it', async () => {
  const owner = await shop.test.person('keeper');
  const { buyer } = shop;
  const { person } = await buyer(2);
  await shop.tellAll();
  for (const planId of [99, 2_147_483_647]) {
    const { status, body } = await shop.checkout(owner, planId);
    expect([status, body.error]).toEqual([404, 'That plan was not found.']);
  }
  for (const planId of [0, -1, 1.5, 'two', null, {}, 1e12]) {
    const { status } = await shop.checkout(owner, planId as number);
    expect([planId, status]).toEqual([planId, 400]);
  }
  await shop.test.db.execute('update subscription_plans set is_active = false where id = 2');
  expect((await shop.checkout(owner, 2)).status).toBe(404);
  expect(await shop.state(person)).toMatchObject({
    plan: { id: 2, isActive: false },
    entitled: true,
  });
  await shop.test.db.execute('update subscription_plans set is_active = true where id = 2');
});

it('another person’s session, and one of nobody’s, are 404 at the return', async () => {
  const { person, url } = await shop.buyer();
  const stranger = await shop.test.person();
  const { person: other } = await shop.buyer();
  const session = shop.sessionOf(url);
  for (const [caller, given] of [
    [stranger, session],
    [other, session],
    [person, 'cs_nobodys'],
    [person, '../customers/cus_1'],
    [person, ''],
  ] as const) {
    const { status, body } = await caller.call(api.subscription.sync, { body: { session: given } });
    expect([status, body.error], given).toEqual([404, 'That payment was not found.']);
  }
  expect(await shop.state(stranger)).toMatchObject({ status: 'none', entitled: false });
});

describe('when Stripe', () => {
  it.each(['down', 'slow', '429', '500', 'nonsense'] as const)(
    'is %s, a sentence says so, nothing changes, and the next try works',
    async (trouble) => {
      const { person, id } = await shop.buyer();
      await shop.tellAll();
      const before = await shop.stored(id);
      const newcomer = await shop.test.person();
      shop.stripe.trouble = trouble;
      const answers = [
        await shop.checkout(newcomer, 1),
        await person.call(api.subscription.sync, { body: {} }),
        await person.call(api.subscription.portal, { body: {} }),
      ];
      shop.stripe.trouble = null;
      for (const { status, body } of answers) {
        expect([status, body.code]).toEqual([503, 'unavailable']);
        expect(body.error).toContain('is not answering.');
      }
      // Only before the page is it known: whoever looks after a payment may have paid.
      expect(answers.map(({ body }) => /Nothing was charged/.test(body.error))).toEqual([
        true,
        false,
        false,
      ]);
      // The last known right stays.
      expect(await shop.stored(id)).toEqual(before);
      expect(await shop.state(person)).toMatchObject({ entitled: true });
      expect((await shop.checkout(newcomer, 1)).status).toBe(200);
    },
  );

  it('has lost a customer, a new one is made', async () => {
    const { person, customer, subscription } = await shop.buyer();
    await shop.tellAll();
    const { world } = shop.stripe;
    world.customers.delete(customer);
    world.subscriptions.delete(subscription);
    const { status, body } = await shop.checkout(person, 1);
    expect(status).toBe(200);
    const session = world.sessions.get(shop.sessionOf(body.checkoutUrl));
    expect(session?.customer).not.toBe(customer);
    expect(await shop.state(person)).toMatchObject({ status: 'none', entitled: false });
  });
});

it('opens Stripe’s own pages for whoever has paid, and for nobody else', async () => {
  const { person, subscription } = await shop.buyer();
  const { body } = await person.call(api.subscription.portal, { body: { page: 'card' } });
  expect(body.portalUrl).toMatch(new RegExp(`^${shop.stripe.url}/portal/`));
  const stranger = await shop.test.person();
  const refused = await stranger.call(api.subscription.portal, { body: {} });
  expect([refused.status, refused.body.error]).toEqual([404, 'There is nothing to manage yet.']);
  const made = shop.stripe.calls.filter((call) => call.endsWith('/configurations')).length;
  await person.call(api.subscription.portal, { body: {} });
  expect(shop.stripe.calls.filter((call) => call.endsWith('/configurations'))).toHaveLength(made);
  // Once it is cancelled, and once it is over, there is nothing to cancel: the pages open all the same.
  const cancel = async () =>
    (await person.call(api.subscription.portal, { body: { page: 'cancel' } })).status;
  const statuses = [await cancel()];
  for (const act of ['cancelAtEnd', 'end'] as const) {
    shop.stripe.world[act](subscription);
    await shop.tellAll();
    statuses.push(await cancel());
  }
  expect(statuses).toEqual([200, 200, 200]);
});

it('sells with other keys what was sold with those before, as after a trial of it', async () => {
  const { person } = await shop.buyer();
  const now = () => Math.floor(shop.test.clock.now().getTime() / 1000);
  const live = await startFakeStripe({ clock: now });
  // No id is one of the other world's.
  for (let i = 0; i < 9000; i += 1) live.world.id('skip');
  try {
    const app = await shop.test.another(live.env);
    const newcomer = (await shop.test.person()).at(app);
    const first = await shop.checkout(newcomer, 1);
    expect([first.status, first.body.error]).toEqual([200, undefined]);
    live.world.pay(shop.sessionOf(first.body.checkoutUrl));
    expect((await newcomer.call(api.subscription.portal, { body: {} })).status).toBe(200);
    const before = person.at(app);
    expect((await before.call(api.subscription.portal, { body: {} })).status).toBe(404);
    expect((await shop.checkout(before, 1)).status).toBe(200);
  } finally {
    live.close();
  }
});

it('gives a trial once in a lifetime', async () => {
  await shop.test.db.execute('update subscription_plans set trial_days = 14 where id = 1');
  const { person, subscription } = await shop.buyer();
  await shop.tellAll();
  expect(await shop.state(person)).toMatchObject({
    ...{ status: 'trialing', entitled: true, trialEndsAt: '2026-12-05T22:40:00.000Z' },
    lastPayment: null,
  });
  shop.stripe.world.end(subscription);
  await shop.tellAll();
  const { body } = await shop.checkout(person, 1);
  shop.stripe.world.pay(shop.sessionOf(body.checkoutUrl));
  await shop.tellAll();
  expect(await shop.state(person)).toMatchObject({ status: 'active', trialEndsAt: null });
  await shop.test.db.execute('update subscription_plans set trial_days = 0 where id = 1');
});

it('without keys nothing is sold, and each call says so', async () => {
  const app = await shop.test.another({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' });
  const person = (await shop.test.person()).at(app);
  for (const answer of [
    await shop.checkout(person, 1),
    await person.call(api.subscription.portal, { body: {} }),
    await person.send('POST', api.subscription.webhook.path, '{}', {
      'content-type': 'application/json',
    }),
  ]) {
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([
      503,
      'stripe_not_configured',
      'Payment processing is not yet configured.',
    ]);
  }
  expect((await person.call(api.subscription.plans, {})).body).toHaveLength(2);
  expect((await person.call(api.subscription.sync, { body: {} })).body.status).toBe('none');
  expect((await person.call(api.site.info, {})).body.sellsPlans).toBe(false);
});
