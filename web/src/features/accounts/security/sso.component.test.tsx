import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SITE, tokensOf } from '../../../../test/account.ts';
import { renderApp } from '../../../../test/app.tsx';
import { departed } from '../../../../test/departures.ts';
import { aUser, DONE } from '../../../../test/samples/samples.ts';
import { refuse, server } from '../../../../test/server.ts';

const calls = api.accounts;
const LODGE = { ...SITE, signInAt: 'The Lodge' };
const AWAY = 'https://lodge.example/authorize?state=x';

test('the sign-in page leads nowhere else unless that is set up', async () => {
  await renderApp('/login', { user: null });
  await expect.element(page.getByLabelText('Username or Email')).toBeVisible();
  expect(page.getByRole('button', { name: /^Sign in with/ }).query()).toBeNull();
});

test('the sign-in page leads elsewhere where that is set up', async () => {
  server.on(api.site.info, LODGE);
  const begun = server.on(calls.beginSso, { url: AWAY });
  await renderApp('/login?next=%2Fvault', { user: null });
  await page.getByRole('button', { name: 'Sign in with The Lodge' }).click();
  await expect.poll(departed).toEqual(['/authorize?state=x']);
  expect(begun[0]?.body).toEqual({ purpose: 'sign-in', next: '/vault' });
});

test('what comes back is sent once, and leads to where somebody wanted to go on this site', async () => {
  const user = aUser();
  const taken = server.on(calls.takeSso, { ...tokensOf(user), user, next: '//evil.example' });
  await renderApp('/login/return?code=once&state=x', { user: null });
  await expect.poll(departed).toEqual(['/']);
  expect(taken.map(({ body }) => body)).toEqual([{ answer: 'code=once&state=x' }]);
});

test('a refusal is said, with a way back; a second step is asked for', async () => {
  server.on(calls.takeSso, () => refuse(400, 'invalid_request', 'Please begin again.'));
  await renderApp('/login/return?code=used&state=x', { user: null });
  await expect.element(page.getByText('Please begin again.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to the sign-in' })).toBeVisible();

  const methods = { totp: true, recoveryCode: true, passkey: null };
  server.on(calls.takeSso, () =>
    refuse(401, 'second_factor_required', 'One more.', { ticket: '7.x', methods, next: null }),
  );
  await renderApp('/login/return?code=good&state=x', { user: null });
  await expect.element(page.getByLabelText('Code', { exact: true })).toBeVisible();
});

test('an account is linked from the profile, and says so', async () => {
  const user = aUser();
  server.on(api.site.info, LODGE);
  const begun = server.on(calls.beginSso, { url: AWAY });
  await renderApp('/profile?tab=account', { user });
  await page.getByRole('button', { name: 'Link it' }).click();
  await expect.poll(departed).toEqual(['/authorize?state=x']);
  expect(begun[0]?.body).toEqual({ purpose: 'link' });

  const linked = server.on(calls.linkSso, DONE);
  server.on(calls.factors, {
    ...{ totpSince: null, recoveryCodesLeft: 0, passkeys: [] },
    ...{ hasPassword: false, isLinked: true },
  });
  await renderApp('/login/return?code=c&state=link.x', { user });
  await expect.element(page.getByText('the one way in', { exact: false })).toBeVisible();
  expect(linked).toHaveLength(1);
  // What it does not have it cannot change.
  expect(page.getByLabelText('Current password').query()).toBeNull();
});
