/**
 * Stripe to try paying with: `npm run demo:stripe`, then start Pathkeeper with the variables that it prints.
 * What happens on its pages is told to Pathkeeper, again and again until it has heard.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Event, startFakeStripe } from './index.ts';

const TO = process.env.PATHKEEPER_URL ?? 'http://127.0.0.1:3000';

const stripe = await startFakeStripe({
  port: Number(process.env.STRIPE_PORT ?? 4242),
  onEvent: (event) => void tell(event),
});

async function tell(event: Event): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    await wait(tries === 0 ? 300 : 5000);
    const { payload, signature } = stripe.sign(event);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await fetch(`${TO}/api/subscription/webhook`, {
      ...{ method: 'POST', headers, body: payload },
    }).catch(() => null);
    if (answer?.ok) return;
  }
}

// Periods and trials end as time goes on.
setInterval(() => stripe.world.catchUp(), 1000);

const set = Object.entries(stripe.env).map(([name, value]) => `${name}=${value}`);
const words = `It answers at ${stripe.url}. Start Pathkeeper with it:`;
process.stdout.write(`${words}\n\n  ${set.join(' ')} npm start\n`);
