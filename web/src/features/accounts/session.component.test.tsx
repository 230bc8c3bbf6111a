import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SITE, tokensOf } from '../../../test/account.ts';
import { reload, renderApp } from '../../../test/app.tsx';
import { departed } from '../../../test/departures.ts';
import { expectConsoleErrors } from '../../../test/problems.ts';
import { aUser, DONE } from '../../../test/samples/samples.ts';
import { gate, refuse, server } from '../../../test/server.ts';
import { queryClient } from '../../app/query-client.ts';
import { storage } from '../../lib/storage/storage.ts';

const username = page.getByLabelText('Username or Email');
const password = page.getByLabelText('Password', { exact: true });
const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In' });

test('what was still being asked at the sign-out leads nowhere else', async () => {
  const user = aUser();
  const isOut = gate();
  const slow = gate();
  await renderApp('/growth', { user });
  await expect.element(page.getByRole('heading', { name: 'Growth Map' })).toBeVisible();
  // Asked while signed in, refused only after the sign-out.
  const asked = server.on(api.entries.list, async () => {
    await isOut.opened;
    return refuse(401, 'unauthenticated');
  });
  server.on(api.accounts.logout, async () => {
    isOut.open();
    await slow.opened;
    return DONE;
  });
  await renderApp('/entries', { user });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: `Menu of ${user.username}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await isOut.opened;
  // The refusal arrives while the sign-out is under way.
  await new Promise((resolve) => setTimeout(resolve, 300));
  slow.open();
  await expect.poll(departed).toEqual(['/']);
});

test.for(['//evil.example/x', 'https://evil.example', '/\\evil.example'])(
  'the sign-in page never leads to another site: %s',
  async (next) => {
    server.on(api.accounts.login, { ...tokensOf(aUser()), user: aUser() });
    await renderApp(`/login?next=${encodeURIComponent(next)}`, { user: null });
    await username.fill('marit');
    await password.fill('a quiet harbour');
    await signIn.click();
    await expect.poll(departed).toEqual(['/']);
  },
);

test('a wrong password is told apart from nothing else', async () => {
  server.on(
    api.accounts.login,
    refuse(401, 'invalid_credentials', 'Invalid credentials. Please try again.'),
  );
  await renderApp('/login', { user: null });
  await signIn.click();
  await expect
    .element(page.getByText('Please enter both username and password.').first())
    .toBeVisible();
  await username.fill('nobody');
  await password.fill('nothing');
  await signIn.click();
  await expect.element(page.getByText('Login Failed')).toBeVisible();
  await expect
    .element(page.getByText('Invalid credentials. Please try again.').first())
    .toBeVisible();
});

test('why nobody is let in is announced at the form', async () => {
  server.on(api.accounts.login, refuse(429, 'too_many_requests', 'Once more in a minute.'));
  await renderApp('/login', { user: null });
  await username.fill('marit');
  await password.fill('a quiet harbour');
  await signIn.click();
  await expect
    .element(page.getByRole('form', { name: 'Sign In' }).getByRole('alert'))
    .toHaveTextContent('Once more in a minute. What you typed is still here.');
});

test('a forgotten password leads somewhere also where no mail goes out', async () => {
  server.on(api.site.info, { ...SITE, canSendMail: false });
  await renderApp('/login', { user: null });
  await page.getByRole('link', { name: 'Forgotten password' }).click();
  await expect.element(page.getByRole('heading', { name: 'No post goes out.' })).toBeVisible();
  await expect.element(page.getByText(/account reset-link/)).toBeVisible();
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect.poll(() => location.pathname).toBe('/contact');
});

test('somebody who is suspended reads why, and takes their journal along or asks about it', async () => {
  expectConsoleErrors(/403/);
  const reason = 'This account is suspended. The reason: Advertising boots';
  const user = aUser();
  await renderApp('/entries', { user });
  server.on(api.accounts.me, refuse(403, 'suspended', reason));
  const asked = server.on(
    api.export.url,
    refuse(429, 'too_many_requests', 'Once more in a minute.'),
  );
  queryClient.clear();
  reload();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('The door is shut.');
  await expect.element(page.getByText(reason)).toBeVisible();
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect.element(page.getByText('Once more in a minute.')).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect.poll(departed).toEqual(['/contact']);
  // Another sign-in proves who they are, and leads back to the download.
  server.on(api.accounts.takeSso, refuse(403, 'suspended', reason));
  history.replaceState(null, '', '/login/return?code=once&state=x');
  reload();
  await expect.poll(departed).toEqual(['/contact', '/']);
  history.replaceState(null, '', '/');
  storage.set(`drafts:entry:${user.id}:a`, '{}');
  reload();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Something is not saved yet' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  history.replaceState(null, '', '/contact');
  reload();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Us');
});

test('whoever is about to be deleted can still sign in, and is asked whether to keep the account', async () => {
  expectConsoleErrors(/403/);
  const user = aUser();
  await renderApp('/entries', { user });
  server.on(api.accounts.me, refuse(403, 'account_leaving', 'Until then you can keep it.'));
  queryClient.clear();
  reload();
  await expect.element(page.getByText('Until then you can keep it.')).toBeVisible();
  const kept = server.on(api.accounts.keepAccount, { success: true });
  await page.getByRole('button', { name: 'Keep this account' }).click();
  await expect.poll(departed).toEqual(['/']);
  expect(kept).toHaveLength(1);
  const open = (address: string) => {
    history.replaceState(null, '', address);
    reload();
  };
  open('/login/');
  await expect.element(password).toBeVisible();
  // By the link of a letter, and by single sign-on, which leads back here.
  open('/reset-password#token');
  await expect.element(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  const taken = server.on(api.accounts.takeSso, { ...tokensOf(user), user, next: null });
  open('/login/return?code=once&state=x');
  await expect.poll(departed).toEqual(['/', '/']);
  expect(taken).toHaveLength(1);
});
