import { api } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SITE } from '../../../test/account.ts';
import { PHONE, reload, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { departed } from '../../../test/departures.ts';
import { anAnnualPlan, aPlan, aSubscription, NO_PLAN } from '../../../test/samples/plan-samples.ts';
import { aUser } from '../../../test/samples/samples.ts';
import { refuse, server } from '../../../test/server.ts';

const heading = (name: string) => page.getByRole('heading', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

beforeEach(() => {
  server.on(api.subscription.plans, [aPlan(), anAnnualPlan()]);
  server.on(api.site.info, { ...SITE, sellsPlans: true });
});

test('what it costs is read signed out, and a plan leads to opening a journal', async () => {
  await renderApp('/pricing', { user: null, window: PHONE });
  await expect.element(heading('What it costs')).toBeVisible();
  await expect.element(page.getByText('$49.90')).toBeVisible();
  await expect.element(page.getByText('Save 2 months!')).toBeVisible();
  await expectAccessible();
  await button(/^Choose monthly/).click();
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});

test('where every plan is retired none is announced, and what stays free is read all the same', async () => {
  server.on(api.subscription.plans, []);
  await renderApp('/pricing', { user: null });
  await expect.element(heading('No plan is on offer now')).toBeVisible();
  await expect.element(page.getByText('What it never touches')).toBeVisible();
  await expect.element(heading('Plans, for whoever')).not.toBeInTheDocument();
});

test('a plan that is chosen leads to the page of the payment', async () => {
  server.on(api.subscription.createCheckout, {
    success: true,
    checkoutUrl: 'https://pay.example/1',
  });
  await renderApp('/pricing');
  await button(/^Choose yearly/).click();
  await expect.poll(departed).toEqual(['/1']);
});

test('whoever has a plan is sold no second one', async () => {
  server.on(api.subscription.get, aSubscription());
  await renderApp('/pricing', { user: aUser({ accountType: 'premium' }) });
  const link = (name: string) => page.getByRole('link', { name });
  await expect.element(link('This is your plan')).toBeVisible();
  await expect.element(link('Change to it in your profile')).toBeVisible();
  await expect.element(button(/^Choose/)).not.toBeInTheDocument();
});

test('without keys the document’s sentence is said, and other refusals in their own words', async () => {
  server.on(
    api.subscription.createCheckout,
    refuse(503, 'stripe_not_configured', 'Payment processing is not yet configured.'),
  );
  server.on(api.site.info, { ...SITE, sellsPlans: false });
  await renderApp('/pricing');
  await expect.element(page.getByText('Not offered here.').first()).toBeVisible();
  await button(/^Choose monthly/).click();
  await expect.element(page.getByText('Payment Not Available')).toBeVisible();
  await expect
    .element(page.getByText('Please contact support to enable payments.', { exact: false }))
    .toBeVisible();
  server.on(api.subscription.createCheckout, refuse(409, 'conflict', 'You have a plan already.'));
  await button(/^Choose yearly/).click();
  await expect.element(page.getByText('You have a plan already.')).toBeVisible();
});

const STATES = [
  [NO_PLAN, 'Free Beta Account'],
  [aSubscription(), 'Life Path Light Monthly'],
  [
    aSubscription({ renewsAt: null, endsAt: '2026-12-04T11:30:00.000Z' }),
    'Life Path Light Monthly',
  ],
  [
    aSubscription({
      ...{ status: 'past_due', renewsAt: null, lastPayment: null },
      failedPayment: {
        askedAt: new Date(Date.now() - 2 * 86_400_000).toISOString(),
        graceUntil: new Date(Date.now() + 5 * 86_400_000).toISOString(),
        nextTryAt: null,
      },
    }),
    'failed.',
  ],
  [
    aSubscription({
      ...{ status: 'past_due', renewsAt: null, endsAt: '2026-12-27T12:00:00.000Z' },
      failedPayment: {
        askedAt: new Date(Date.now() - 2 * 86_400_000).toISOString(),
        graceUntil: new Date(Date.now() + 5 * 86_400_000).toISOString(),
        nextTryAt: null,
      },
    }),
    'failed.',
  ],
  [aSubscription({ status: 'incomplete', entitled: false }), 'Waiting for your bank.'],
  [aSubscription({ status: 'unpaid', entitled: false }), 'The plan is not paid.'],
] as const;

test.for(STATES)('the subscription tab says what somebody has: %#', async ([state, title]) => {
  server.on(api.subscription.get, state);
  await renderApp('/profile?tab=subscription');
  await expect.element(page.getByRole('heading', { name: title, level: 3 }).first()).toBeVisible();
  await expectAccessible();
  // What was let go already is not asked to be let go.
  if (!state.endsAt || !state.failedPayment) return;
  await expect.element(page.getByText('The plan is cancelled.', { exact: false })).toBeVisible();
  await expect.element(button('Keep or change it')).toBeVisible();
});

const DAY = 'November 4, 2026';
const OVER = { status: 'canceled', entitled: false, renewsAt: null } as const;

test.for([
  {
    became: { refunded: 499 },
    words: `The $4.99 of ${DAY} was refunded, which the bank may take some days to show; the plan stays as it is.`,
    isPaid: false,
  },
  {
    became: { refunded: 200 },
    words: `$2.00 of the $4.99 of ${DAY} was refunded, which the bank may take some days to show; the plan stays as it is.`,
    isPaid: true,
  },
  {
    became: { dispute: 'open' },
    words: `The bank is looking into the $4.99 of ${DAY}; the plan stays yours until Stripe says that it has ended.`,
    isPaid: true,
  },
  {
    became: { dispute: 'lost' },
    words: `The bank gave the $4.99 of ${DAY} back to you; the plan stays yours until Stripe says that it has ended.`,
    isPaid: false,
  },
  {
    became: { refunded: 499 },
    own: OVER,
    words: `The $4.99 of ${DAY} was refunded, which the bank may take some days to show.`,
    isPaid: false,
  },
] as const)('money that went back is said so: %#', async ({ became, words, isPaid, ...rest }) => {
  const at = '2026-11-04T11:30:00.000Z';
  const lastPayment = { amount: 499, at, refunded: 0, dispute: null, ...became };
  const own = 'own' in rest ? rest.own : {};
  server.on(api.subscription.get, aSubscription({ ...own, lastPayment }));
  await renderApp('/profile?tab=subscription');
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  const paid = page.getByText(`$4.99 on ${DAY}`, { exact: true });
  if (isPaid) await expect.element(paid).toBeVisible();
  else await expect.element(paid).not.toBeInTheDocument();
  await expectAccessible();
});

test('a plan that is tried says so, and one that is over leads to its receipts', async () => {
  const trialEndsAt = '2026-12-04T11:30:00.000Z';
  const trial = aSubscription({
    ...{ status: 'trialing', trialEndsAt, renewsAt: null, endsAt: trialEndsAt, lastPayment: null },
  });
  server.on(api.subscription.get, trial);
  await renderApp('/profile?tab=subscription');
  await expect.element(page.getByText('To try. Nothing is paid yet.')).toBeVisible();
  await expect.element(page.getByText(/cancelled, and nothing will be charged/)).toBeVisible();
  server.on(
    api.subscription.get,
    aSubscription({ status: 'canceled', entitled: false, endsAt: trialEndsAt, renewsAt: null }),
  );
  server.on(api.subscription.portal, { success: true, portalUrl: 'https://pay.example/2' });
  reload();
  await expect.element(page.getByText(/the receipts are with Stripe/)).toBeVisible();
  await button('Past receipts').click();
  await expect.poll(departed).toContain('/2');
});

test('a payment that could not be looked up is not said to be none', async () => {
  const away = 'The payment service is not answering. Please try again in a few minutes.';
  server.on(api.subscription.sync, refuse(503, 'unavailable', away));
  await renderApp('/profile?upgrade=success&plan=1&session=cs_1');
  await expect
    .element(page.getByText(`${away} If you paid, it will show here by itself.`))
    .toBeVisible();
});

test('where nothing is sold the tab asks for nothing', async () => {
  server.on(api.site.info, SITE);
  await renderApp('/profile?tab=subscription');
  await expect.element(heading('Free Beta Account')).toBeVisible();
  await expect.element(page.getByText('Managing your subscription is coming soon.')).toBeVisible();
  await expect.element(button(/^Choose/)).not.toBeInTheDocument();
});

test('a return from payment is believed after the server has looked, and not before', async () => {
  const looks = server.on(api.subscription.sync, aSubscription());
  await renderApp('/profile?upgrade=success&plan=1&session=cs_1');
  await expect.element(page.getByText('Upgrade successful.')).toBeVisible();
  expect(location.search).toBe('?upgrade=success&plan=1&session=cs_1&tab=subscription');
  expect(looks).toMatchObject([{ body: { session: 'cs_1' } }]);
  expect(localStorage.getItem('pathkeeper-premium')).toBe('true');
  await expect.poll(departed, { timeout: 5000 }).toEqual(['/profile?tab=subscription']);
});

test('what was changed on the provider’s own pages is looked for on the way back', async () => {
  const own = server.on(api.subscription.get, aSubscription());
  server.on(api.subscription.sync, () => {
    server.on(api.subscription.get, NO_PLAN);
    return NO_PLAN;
  });
  await renderApp('/profile?tab=subscription&back=portal');
  await expect.element(page.getByText('Free Beta Account')).toBeVisible();
  expect(location.search).toBe('?tab=subscription');
  expect(own.length).toBeGreaterThan(0);
});

test('a return that the server knows nothing of changes nothing', async () => {
  server.on(api.subscription.sync, NO_PLAN);
  await renderApp('/profile?upgrade=success&plan=1');
  await expect.element(page.getByText('No payment was found')).toBeVisible();
  expect(localStorage.getItem('pathkeeper-premium')).toBeNull();
});
