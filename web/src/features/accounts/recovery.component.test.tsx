import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { DONE } from '../../../test/samples/samples.ts';
import { refuse, server } from '../../../test/server.ts';

const password = page.getByRole('textbox', { name: 'New password' });
const confirm = page.getByRole('textbox', { name: 'Confirm Password' });
const change = page.getByRole('button', { name: 'Change Password' });

test('a letter is asked for', async () => {
  const letters = server.on(api.accounts.forgotPassword, DONE);
  await renderApp('/forgot-password', { user: null });
  await page.getByLabelText('Email').fill('ines@example.org');
  await expectAccessible();
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect.element(page.getByRole('heading', { name: 'Look in your post.' })).toBeVisible();
  await expectAccessible();
  expect(letters).toMatchObject([{ body: { email: 'ines@example.org' } }]);
});

test('two passwords that differ are not sent', async () => {
  const calls = server.on(api.accounts.resetPassword, DONE);
  await renderApp('/reset-password#1.secret', { user: null });
  await password.fill('a louder harbour');
  await confirm.fill('a lower harbour');
  await change.click();
  await expect.element(page.getByText('Passwords do not match.')).toBeVisible();
  await expectAccessible();
  expect(calls).toHaveLength(0);
});

test('a link that has been used leads to a new one', async () => {
  const reason = 'This link has been used or is too old.';
  server.on(api.accounts.resetPassword, refuse(400, 'invalid_request', reason));
  await renderApp('/reset-password#1.secret', { user: null });
  await password.fill('a third harbour');
  await confirm.fill('a third harbour');
  await change.click();
  await expect.element(page.getByText(reason)).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new letter' }).click();
  await expect.element(page.getByRole('heading', { name: 'It happens.' })).toBeVisible();
});
