import { api, can, type VisionAccess } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { openShop, type Shop } from '../../../test/selling.ts';
import { deleteDue } from '../admin/index.ts';
import { entitlements } from '../entitlements/index.ts';
import { endPlansOfLeaving } from './closing.service.ts';

let shop: Shop;
let owner: Caller;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.test.person('owner');
});
afterAll(() => shop.close());

const theme = (person: Caller, activeTheme: string) =>
  person.call(api.progression.setTheme, { body: { activeTheme } });

it('gives what it says: allowance, vision in beta, two themes, the seal; and takes them with it', async () => {
  const { person, id, subscription } = await shop.buyer();
  const { db, clock } = shop.test;
  const refused = await theme(person, 'vellum');
  expect([refused.status, refused.body.error]).toEqual([403, 'That theme comes with a plan.']);
  await shop.tellAll();
  expect(await entitlements(db, id, clock.now())).toEqual({ isEntitled: true, guideAllowance: 10 });
  await owner.call(api.admin.setBeta, { params: { id }, body: { granted: false } });
  const { body: me } = await person.call(api.accounts.me, {});
  expect(can(me, 'useVision', { visionAccess: 'beta' })).toBe(true);
  expect(can(me, 'useVision', { visionAccess: 'admins' })).toBe(false);
  expect(can(me, 'useBeta')).toBe(false);
  const vision = async (visionAccess: VisionAccess) => {
    await owner.call(api.admin.changeSettings, { body: { visionAccess } });
    return (await person.call(api.vision.goals, {})).status;
  };
  expect([await vision('admins'), await vision('beta')]).toEqual([403, 200]);
  expect((await theme(person, 'vellum')).body.activeTheme).toBe('vellum');
  const card = async () => {
    const query = { prefix: me.username };
    const { body } = await owner.call(api.people.members, { query });
    return body.find((each) => each.id === id)?.hasSeal;
  };
  expect(await card()).toBe(true);

  shop.stripe.world.end(subscription);
  await shop.tellAll();
  expect(await entitlements(db, id, clock.now())).toEqual({ isEntitled: false, guideAllowance: 1 });
  expect(await card()).toBe(false);
  expect(await vision('beta')).toBe(403);
  // It is put away and not forgotten.
  const { body: standing } = await person.call(api.progression.progress, {});
  expect([standing.activeTheme, standing.themesUnlocked.includes('vellum')]).toEqual([
    'default',
    false,
  ]);
});

it('an administrator looks anew for whoever paid and does not see it', async () => {
  const { person, id } = await shop.buyer();
  shop.stripe.untold.splice(0);
  const { body } = await owner.call(api.subscription.syncPerson, { params: { id } });
  expect(body).toMatchObject({ entitled: true, plan: { id: 1 } });
  expect(await shop.state(person)).toMatchObject({ entitled: true });
  const { body: lines } = await owner.call(api.admin.events, { query: { action: 'sync' } });
  expect(lines).toMatchObject([
    { subject: { id }, details: { before: { status: 'none' }, after: { status: 'active' } } },
  ]);
  const nobody = await owner.call(api.subscription.syncPerson, { params: { id: 999_999 } });
  expect(nobody.status).toBe(404);
});

it('a deletion ends the subscription first, and waits while Stripe does not answer', async () => {
  const { person, id, customer, subscription } = await shop.buyer();
  const other = await shop.test.person();
  await shop.tellAll();
  for (const each of [person, other]) {
    const { id: userId = 0, username = '' } = each.user ?? {};
    await owner.call(api.admin.removePerson, { params: { id: userId }, body: { username } });
  }
  shop.test.clock.advance(8 * 24 * 60 * 60 * 1000);
  const exists = async (userId: number) =>
    (await shop.test.db.execute(sql`select 1 from users where id = ${userId}`)).length > 0;
  shop.stripe.trouble = '500';
  await expect(deleteDue(shop.test.context, { forget() {} })).rejects.toThrow();
  // The other account does not wait for it.
  expect([await exists(id), await exists(other.user?.id ?? 0)]).toEqual([true, false]);
  shop.stripe.trouble = null;
  expect(await deleteDue(shop.test.context, { forget() {} })).toBe(1);
  expect(await exists(id)).toBe(false);
  const { world } = shop.stripe;
  expect(world.subscriptions.get(subscription)?.status).toBe('canceled');
  expect(world.customers.get(customer)?.deleted).toBe(true);
  // What Stripe tells of it afterwards is nobody's.
  await shop.tellAll();
  expect(await shop.stored(id)).toBeUndefined();
});

it('nothing is charged in the days of grace: what is paid ends with its period, what is owed at once', async () => {
  const { world } = shop.stripe;
  const { context, clock } = shop.test;
  const [paying, owing, staying] = [await shop.buyer(), await shop.buyer(), await shop.buyer()];
  // Refused by Stripe, and the first in the row.
  const scheduled = await shop.buyer();
  Object.assign(world.subscriptions.get(scheduled.subscription)?.metadata ?? {}, {
    scheduled: '1',
  });
  world.renew(owing.subscription, { fails: true });
  await shop.tellAll();
  for (const { person, id } of [scheduled, paying, owing]) {
    const body = { username: person.user?.username ?? '' };
    clock.advance(1000);
    const admin = await owner.proven();
    expect((await admin.call(api.admin.removePerson, { params: { id }, body })).status).toBe(200);
  }
  shop.stripe.trouble = '500';
  await expect(endPlansOfLeaving(context)).rejects.toThrow();
  shop.stripe.trouble = null;
  await expect(endPlansOfLeaving(context)).rejects.toThrow();
  const now = ({ subscription }: typeof paying) => {
    const found = world.subscriptions.get(subscription);
    return [found?.status, found?.cancel_at_period_end];
  };
  expect([paying, owing, staying].map(now)).toEqual([
    ['active', true],
    ['canceled', false],
    ['active', false],
  ]);
  // Once is enough.
  await owner.call(api.admin.keepPerson, { params: { id: scheduled.id } });
  shop.stripe.calls.splice(0);
  await endPlansOfLeaving(context);
  expect(shop.stripe.calls).toEqual([]);
  // Whoever keeps the account reads when the plan ends, and that nothing more is due.
  await owner.call(api.admin.keepPerson, { params: { id: paying.id } });
  const { body: plan } = await owner.call(api.subscription.syncPerson, {
    params: { id: paying.id },
  });
  expect(plan).toMatchObject({ entitled: true, renewsAt: null });
  expect(new Date(plan.endsAt ?? 0) > clock.now()).toBe(true);
});

it('plans are edited, added and retired, with a line in the log; a price at Stripe has to agree', async () => {
  const change = (
    id: number,
    body: Parameters<typeof owner.call<typeof api.plans.change>>[1]['body'],
  ) => owner.call(api.plans.change, { params: { id }, body });
  const made = await owner.call(api.plans.create, {
    body: { name: 'Patron', price: 2000, interval: 'month', features: ['Our thanks'] },
  });
  expect([made.status, made.body.isActive, made.body.currency]).toEqual([201, true, 'usd']);
  const { id } = made.body;
  expect((await change(id, { price: 2500 })).body).toMatchObject({ price: 2500, priceId: null });
  const before = [...shop.stripe.world.prices.values()].find((each) => each.unit_amount === 499);
  const other = await change(id, { priceId: before?.id ?? '' });
  expect([other.status, Object.keys(other.body.fields ?? {})]).toEqual([409, ['priceId']]);
  expect((await change(id, { priceId: 'price_none' })).body.error).toContain('has no such price');
  for (const wrong of [
    { price: 1.5 },
    { price: 0 },
    { currency: 'dollars' },
    { currency: 'xyz' },
    { name: '  ' },
  ]) {
    expect((await change(id, wrong)).status, JSON.stringify(wrong)).toBe(400);
  }
  expect((await change(id, { isActive: false })).body.isActive).toBe(false);
  expect((await shop.checkout(owner, id)).status).toBe(404);
  const { body: lines } = await owner.call(api.admin.events, {
    query: { area: 'plans', action: 'change' },
  });
  expect(lines.map(({ details: { before, after } }) => [before, after])).toEqual([
    [{ isActive: true }, { isActive: false }],
    [{ price: '$20.00' }, { price: '$25.00' }],
  ]);
  // Another price is another price at Stripe: who has the plan keeps what they agreed to.
  const { person } = await shop.buyer(1);
  await shop.tellAll();
  await change(1, { price: 599 });
  expect(await shop.state(person)).toMatchObject({ price: { amount: 499 }, plan: { id: 1 } });
  const newcomer = await shop.test.person();
  const { body } = await shop.checkout(newcomer, 1);
  shop.stripe.world.pay(shop.sessionOf(body.checkoutUrl));
  await shop.tellAll();
  expect(await shop.state(newcomer)).toMatchObject({ price: { amount: 599 }, plan: { id: 1 } });
});
