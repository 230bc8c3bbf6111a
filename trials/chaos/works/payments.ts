import { setTimeout as sleep } from 'node:timers/promises';
import { api, type Subscription } from '@pathkeeper/contract';
import type postgres from 'postgres';
import type { Event, FakeStripe } from '../../../server/test/fakes/stripe/index.ts';
import type { Findings } from '../audit.ts';
import { type Account, Member } from '../member.ts';
import type { Work } from './work.ts';

/** Somebody who has paid, and whose subscription goes up and down; the provider tells of it until it is heard. */
export class Payer extends Member implements Work {
  #subscription = '';
  #heard: string[] = [];

  constructor(
    account: Account,
    private readonly stripe: FakeStripe,
  ) {
    super(account);
  }

  override async join(signal: AbortSignal): Promise<void> {
    await super.join(signal);
    const sent = { body: { planId: 1 } };
    const { checkoutUrl } = await this.call<{ checkoutUrl: string }>(
      ...([200, api.subscription.createCheckout, signal, sent] as const),
    );
    this.#subscription = this.stripe.world.pay(checkoutUrl.split('/').at(-1) ?? '').id;
    await this.#tell(signal);
  }

  async act(signal: AbortSignal): Promise<void> {
    const { world } = this.stripe;
    const of = this.#subscription;
    const isOwing = world.subscriptions.get(of)?.status === 'past_due';
    const next = this.account.random.next();
    if (isOwing) world.settle(of);
    else if (next < 0.4) world.renew(of, { fails: next < 0.2 });
    else if (next < 0.7) world.cancelAtEnd(of);
    else world.keep(of);
    await this.#tell(signal);
    const seen = await this.call<Subscription>(200, api.subscription.get, signal);
    const { status } = world.subscriptions.get(of) ?? {};
    if (seen.status !== status) this.fault(`a subscription is ${seen.status}, paid as ${status}`);
    this.account.tally.acknowledged += 1;
    await sleep(20);
  }

  /** Tells what has happened, some of it twice and the last first, as the provider may. */
  async #tell(signal: AbortSignal): Promise<void> {
    const events = this.stripe.untold.splice(0).reverse();
    const again = events.filter(() => this.account.random.next() < 0.3);
    for (const event of [...events, ...again]) await this.#deliver(event, signal);
    this.#heard.push(...events.map(({ id }) => id));
  }

  async #deliver(event: Event, signal: AbortSignal): Promise<void> {
    const { payload, signature } = this.stripe.sign(event);
    const headers = { 'stripe-signature': signature };
    const sent = { body: payload, headers };
    const answer = await this.send(api.subscription.webhook, signal, sent);
    if (answer.status !== 200) this.fault(`an event was answered with ${answer.status}`);
  }

  async audit(sql: postgres.Sql): Promise<Findings> {
    const rows = await sql<{ id: string; done: boolean }[]>`
      select id, processed_at is not null as done from billing_events
      where id = any(${this.#heard})`;
    const done = new Set(rows.filter((row) => row.done).map(({ id }) => id));
    const lost = this.#heard.filter((id) => !done.has(id)).map((id) => `the event ${id}`);
    this.#heard = [];
    const [kept] = await sql<{ status: string }[]>`
      select status from billing_accounts where user_id = ${this.owner}`;
    const { status } = this.stripe.world.subscriptions.get(this.#subscription) ?? {};
    if (kept?.status !== status) lost.push(`a subscription that is ${status}: ${kept?.status}`);
    const customers = [...this.stripe.world.customers.values()];
    const doubled = customers.length > 1 ? [`${customers.length} customers for one payer`] : [];
    return { lost, doubled };
  }
}
