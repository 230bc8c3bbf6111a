import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { type Caller, createTestApp, TestClock } from './app.ts';
import { type Event, type FakeStripe, startFakeStripe } from './fakes/stripe/index.ts';

export const ORIGIN = 'https://journal.example';

/** An installation that sells, and the payment provider beside it: both go by one clock. */
export async function openShop(env: Record<string, string> = {}) {
  let clock: TestClock | undefined;
  const stripe = await startFakeStripe({
    clock: () => Math.floor((clock ?? new TestClock()).now().getTime() / 1000),
  });
  const test = await createTestApp({ env: { ...stripe.env, PUBLIC_URL: ORIGIN, ...env } });
  clock = test.clock;

  /** Sends an event as the provider does; answers the status. */
  const send = async (event: Event, options: Parameters<FakeStripe['sign']>[1] = {}) => {
    const { payload, signature } = stripe.sign(event, options);
    return sendRaw(payload, signature);
  };
  const sendRaw = async (payload: string, signature: string) =>
    (
      await test.visitor().send('POST', api.subscription.webhook.path, payload, {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
      })
    ).status;
  /** Sends all that was not told yet, in its order. */
  const tellAll = async () => {
    for (const event of stripe.untold.splice(0)) await send(event);
  };
  const checkout = (person: Caller, planId: number) =>
    person.call(api.subscription.createCheckout, { body: { planId } });
  /** The session that an address leads to. */
  const sessionOf = (url: string) => url.split('/').at(-1) ?? '';

  return {
    stripe,
    test,
    send,
    sendRaw,
    tellAll,
    checkout,
    sessionOf,
    /** Somebody who has paid for a plan; nobody has been told yet. */
    async buyer(planId = 1, name?: string) {
      const person = await test.person(name);
      const { body } = await checkout(person, planId);
      const { id: subscription, customer } = stripe.world.pay(sessionOf(body.checkoutUrl));
      return { person, id: person.user?.id ?? 0, subscription, customer, url: body.checkoutUrl };
    },
    async state(person: Caller) {
      return (await person.call(api.subscription.get, {})).body;
    },
    /** What is stored of somebody, but for when and how often it was. */
    async stored(userId: number) {
      const [row] = await test.db.execute(sql`
        select to_jsonb(b) - 'version' - 'synced_at' - 'busy_until' as row
        from billing_accounts b where user_id = ${userId}`);
      return row?.row as Record<string, unknown> | undefined;
    },
    async close() {
      await test.close();
      stripe.close();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
