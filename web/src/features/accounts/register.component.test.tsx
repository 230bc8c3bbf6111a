import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SITE, tokensOf } from '../../../test/account.ts';
import { renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { aUser } from '../../../test/samples/samples.ts';
import { refuse, server } from '../../../test/server.ts';

const form = page.getByRole('form', { name: 'Begin a journal' });

test('where no accounts are opened the page says so, and the sign-in offers none', async () => {
  server.on(api.site.info, { ...SITE, registration: 'closed' });
  await renderApp('/register', { user: null });
  await expect
    .element(page.getByRole('heading', { name: 'No new journals for now.' }))
    .toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect.element(page.getByLabelText('Username or Email')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Begin one' })).not.toBeInTheDocument();
});

test('where an invitation is needed, the link that came with one opens the form and is sent along', async () => {
  server.on(api.site.info, { ...SITE, registration: 'invite' });
  const sent = server.on(api.accounts.register, { ...tokensOf(aUser()), user: aUser() });
  await renderApp('/register', { user: null });
  await expect.element(page.getByRole('heading', { name: 'By invitation.' })).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  await renderApp('/register?invitation=kQ7-a_secret', { user: null });
  await page.getByLabelText('Username').fill('marit');
  await page.getByLabelText('Email').fill('marit@example.org');
  await page.getByLabelText('Password', { exact: true }).fill('a quiet harbour');
  await page.getByLabelText('Confirm Password').fill('a quiet harbour');
  await page.getByRole('button', { name: 'Begin Your Journey' }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toMatchObject({ username: 'marit', invitation: 'kQ7-a_secret' });
});

test('the first account asks for the setup token, which the printed link fills in and the address loses', async () => {
  server.on(api.site.info, { ...SITE, needsSetupToken: true });
  const sentence = 'That is not the setup token.';
  const sent = server.on(
    api.accounts.register,
    refuse(403, 'setup_token_required', sentence, { fields: { setupToken: sentence } }),
  );
  await renderApp('/register#setup=kQ7-printed', { user: null });
  const field = page.getByLabelText('Setup token');
  await expect.element(field).toHaveValue('kQ7-printed');
  await expect.poll(() => window.location.hash).toBe('');
  await page.getByLabelText('Username').fill('marit');
  await page.getByLabelText('Email').fill('marit@example.org');
  await page.getByLabelText('Password', { exact: true }).fill('a quiet harbour');
  await page.getByLabelText('Confirm Password').fill('a quiet harbour');
  await page.getByRole('button', { name: 'Begin Your Journey' }).click();
  await expect.poll(() => sent).toMatchObject([{ body: { setupToken: 'kQ7-printed' } }]);
  await expect.element(field).toHaveAccessibleDescription(/^That is not the setup token/);
  await expectAccessible();
});

test('why no account was opened is announced at the form', async () => {
  server.on(api.accounts.register, refuse(429, 'too_many_requests', 'Once more in a minute.'));
  await renderApp('/register', { user: null });
  await page.getByLabelText('Username').fill('marit');
  await page.getByLabelText('Email').fill('marit@example.org');
  await page.getByLabelText('Password', { exact: true }).fill('a quiet harbour');
  await page.getByLabelText('Confirm Password').fill('a quiet harbour');
  await page.getByRole('button', { name: 'Begin Your Journey' }).click();
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent('Once more in a minute. What you typed is still here.');
});

test('a new password says how easily it is guessed while it is typed', async () => {
  await renderApp('/register', { user: null });
  await page.getByLabelText('Username').fill('marit');
  const field = page.getByLabelText('Password', { exact: true });
  await expect.element(field).toHaveAccessibleDescription('Six characters or more.');
  for (const [password, sentence] of [
    ['password', 'Anybody would guess that at once.'],
    ['seven grey herons wading', 'Very hard to guess.'],
    ['', 'Six characters or more.'],
  ] as const) {
    await field.fill(password);
    await expect.element(field).toHaveAccessibleDescription(sentence);
  }
});
