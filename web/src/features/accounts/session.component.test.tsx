import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SITE, tokensOf } from '../../../test/account.ts';
import { renderApp } from '../../../test/app.tsx';
import { departed } from '../../../test/departures.ts';
import { aUser, DONE } from '../../../test/samples.ts';
import { gate, refuse, server } from '../../../test/server.ts';

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

test('a forgotten password leads somewhere also where no mail goes out', async () => {
  server.on(api.site.info, { ...SITE, canSendMail: false });
  await renderApp('/login', { user: null });
  await page.getByRole('link', { name: 'Forgotten password' }).click();
  await expect.element(page.getByRole('heading', { name: 'No post goes out.' })).toBeVisible();
  await expect.element(page.getByText(/account reset-link/)).toBeVisible();
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect.poll(() => location.pathname).toBe('/contact');
});
