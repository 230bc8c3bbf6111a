import { formatPrice } from '@pathkeeper/contract';
import type { World } from './world.ts';

/** What a page answers with: itself, or where it leads. */
export type PageAnswer = { html: string } | { to: string };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title: string, body: string): PageAnswer => ({
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>body{font:17px/1.5 system-ui;max-width:32em;margin:3em auto;padding:0 1em}
button{font:inherit;padding:.6em 1em;margin:.3em .3em .3em 0}</style>
<main><p>This page stands for Stripe's. No money moves.</p><h1>${escaped(title)}</h1>${body}</main></html>`,
});

const button = (act: string, label: string) =>
  `<button name="act" value="${escaped(act)}">${escaped(label)}</button>`;

const form = (...parts: string[]) => `<form method="post">${parts.join('')}</form>`;

/** The page of a checkout: Pay, Needs 3-D Secure, Fail, Back. */
export function checkoutPage(world: World, id: string, act: string | null): PageAnswer {
  const session = world.sessions.get(id);
  if (!session) return page('There is no such page', '');
  if (act === 'back') return { to: session.cancel_url ?? '/' };
  if (session.status !== 'open') return page('This page is closed', '<p>Nothing was charged.</p>');
  if (act === 'pay') {
    world.pay(id);
    return { to: (session.success_url ?? '/').replace('{CHECKOUT_SESSION_ID}', id) };
  }
  if (act === '3ds') return page('Your bank asks', form(button('pay', 'Yes, it is me')));
  const price = world.priceOf(session);
  const amount = formatPrice(price.unit_amount ?? 0, price.currency);
  const trial = world.trialDaysOf(session);
  return page(
    'Subscribe',
    `${act === 'fail' ? '<p role="alert">Your card was declined.</p>' : ''}
<p>${amount} a ${price.recurring.interval}${trial > 0 ? `, after ${trial} days` : ''}</p>
${form(button('pay', 'Pay'), button('3ds', 'Needs 3-D Secure'), button('fail', 'Fail'), button('back', 'Back'))}`,
  );
}

/** The pages where a plan is changed and cancelled; and where time passes, for whoever tries it. */
export function portalPage(world: World, id: string, act: string | null): PageAnswer {
  const portal = world.portals.get(id);
  if (!portal) return page('There is no such page', '');
  if (act === 'back') return { to: portal.returnUrl };
  const running = () =>
    [...world.subscriptions.values()].find(
      ({ customer, status }) => customer === portal.customer && status !== 'canceled',
    );
  const one = running();
  if (one && act) change(world, one.id, act);
  const now = running();
  const others = [...world.prices.values()].filter(
    (price) => price.lookup_key !== null && price.id !== now?.items.data[0].price.id,
  );
  const acts = now
    ? [
        ...others.map((price) =>
          button(
            `price ${price.id}`,
            `Change to ${formatPrice(price.unit_amount ?? 0, price.currency)} a ${price.recurring.interval}`,
          ),
        ),
        now.cancel_at_period_end ? button('keep', "Don't cancel") : button('cancel', 'Cancel plan'),
        button('pass', 'Let the period end'),
        ...(now.cancel_at_period_end ? [] : [button('miss', 'Let the next payment fail')]),
        ...(now.status === 'past_due' ? [button('settle', 'Pay with another card')] : []),
      ]
    : [];
  const state = now
    ? `<p>${now.status}${now.cancel_at_period_end ? ', ends with its period' : ''}</p>`
    : '<p>No plan.</p>';
  return page('Your plan', `${state}${form(...acts, button('back', 'Return'))}`);
}

function change(world: World, id: string, act: string): void {
  if (act === 'cancel') world.cancelAtEnd(id);
  else if (act === 'keep') world.keep(id);
  else if (act === 'settle') world.settle(id);
  else if (act === 'pass') world.pass(id);
  else if (act === 'miss') world.renew(id, { fails: true });
  else if (act.startsWith('price ')) world.change(id, act.slice('price '.length));
}
