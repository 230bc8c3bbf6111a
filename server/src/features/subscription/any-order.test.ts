import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bank } from '../../../test/fakes/stripe/bank.ts';
import type { Event } from '../../../test/fakes/stripe/index.ts';
import { openShop, type Shop } from '../../../test/selling.ts';
import { compareAll } from './compare.service.ts';
import { fetchMissedEvents } from './events.service.ts';
import { lookAt } from './look.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.test.person('owner');
});
afterAll(() => shop.close());

const ACTS = [
  'renew',
  'fail',
  'settle',
  'annual',
  'monthly',
  'cancel',
  'keep',
  'end',
  'anew',
  'refund',
  'refundPart',
  'failRefund',
  'dispute',
  'win',
  'lose',
] as const;

/** What may become of money that was paid, also where nothing runs any more. */
const MONEY: Partial<Record<(typeof ACTS)[number], (bank: Bank, customer: string) => void>> = {
  refund: (bank, customer) => void bank.refund(customer),
  refundPart: (bank, customer) => void bank.refund(customer, 100),
  failRefund: (bank) => bank.failRefund([...bank.refunds.keys()].at(-1) ?? ''),
  dispute: (bank, customer) => void bank.dispute(customer),
  win: (bank) => bank.closeDispute([...bank.disputes.keys()].at(-1) ?? '', 'won'),
  lose: (bank) => bank.closeDispute([...bank.disputes.keys()].at(-1) ?? '', 'lost'),
};

/** Does something at Stripe, if it can be done now. */
function act(what: (typeof ACTS)[number], customer: string): void {
  const { world } = shop.stripe;
  MONEY[what]?.(world.bank, customer);
  const running = [...world.subscriptions.values()].find(
    (each) => each.customer === customer && each.status !== 'canceled',
  );
  const price = (interval: string) =>
    [...world.prices.values()].find(({ recurring }) => recurring.interval === interval)?.id ?? '';
  if (!running) {
    if (what === 'anew') world.subscribe(customer, { priceId: price('month') });
    return;
  }
  const { id } = running;
  const acts: Partial<Record<typeof what, () => void>> = {
    renew: () => world.renew(id),
    fail: () => world.renew(id, { fails: true }),
    settle: () => world.settle(id),
    annual: () => world.change(id, price('year')),
    monthly: () => world.change(id, price('month')),
    cancel: () => world.cancelAtEnd(id),
    keep: () => world.keep(id),
    end: () => world.end(id),
  };
  acts[what]?.();
}

/** What Stripe shows of somebody, as it would be stored. */
async function shown(userId: number, customer: string) {
  const looked = await lookAt(shop.test.context, customer);
  return JSON.parse(JSON.stringify({ userId, ...looked })) as Record<string, unknown>;
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

async function stored(userId: number) {
  const row = (await shop.stored(userId)) ?? {};
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      camel(name),
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
        ? new Date(value).toISOString()
        : value,
    ]),
  );
}

it('every order, doubling and loss of events ends in what Stripe shows (D74)', async () => {
  // Both prices are there before anything happens.
  await shop.buyer(2);
  const { id, customer } = await shop.buyer(1);
  shop.stripe.untold.splice(0);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...ACTS), { minLength: 1, maxLength: 6 }),
      // For each event after how many further acts it is told, and how often; 0 is never.
      fc.array(fc.tuple(fc.nat(6), fc.nat(2)), { minLength: 20, maxLength: 20 }),
      fc.boolean(),
      async (acts, fates, atOnce) => {
        let waiting: { event: Event; after: number }[] = [];
        for (const [turn, what] of [...acts, null].entries()) {
          shop.test.clock.advance(3_600_000);
          if (what) act(what, customer);
          for (const [index, event] of shop.stripe.untold.splice(0).entries()) {
            const [later, times] = fates[(turn + index) % fates.length] ?? [0, 1];
            const told = Array.from({ length: times }, (_, again) => turn + later * (again + 1));
            waiting.push(...told.map((after) => ({ event, after })));
          }
          // What was not told by the end is told then, the latest first.
          const isDue = ({ after }: { after: number }) => what === null || after <= turn;
          const due = waiting.filter(isDue).reverse();
          waiting = waiting.filter((each) => !isDue(each));
          if (atOnce) await Promise.all(due.map(({ event }) => shop.send(event)));
          else for (const { event } of due) await shop.send(event);
        }
        // Every process asks for what was lost, within ten minutes.
        await fetchMissedEvents(shop.test.context);
        expect(await stored(id)).toEqual(await shown(id, customer));
      },
    ),
    { numRuns: 15 },
  );
});

it('the nightly comparison looks only where something differs', async () => {
  await compareAll(shop.test.context);
  expect(await compareAll(shop.test.context)).toBe(0);
  const { person, customer, subscription } = await shop.buyer(1);
  shop.stripe.untold.splice(0);
  expect(await compareAll(shop.test.context)).toBe(1);
  expect(await shop.state(person)).toMatchObject({ entitled: true });
  shop.stripe.world.end(subscription);
  shop.stripe.untold.splice(0);
  expect(await compareAll(shop.test.context)).toBe(1);
  expect(await shop.state(person)).toMatchObject({ entitled: false, status: 'canceled' });
  shop.stripe.world.bank.refund(customer, 100);
  shop.stripe.world.bank.dispute(customer);
  shop.stripe.untold.splice(0);
  expect(await compareAll(shop.test.context)).toBe(1);
  expect((await shop.state(person)).lastPayment).toMatchObject({ refunded: 100, dispute: 'open' });
  expect(await compareAll(shop.test.context)).toBe(0);
});
