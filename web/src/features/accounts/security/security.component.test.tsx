import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tokensOf } from '../../../../test/account.ts';
import { renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { departed } from '../../../../test/departures.ts';
import { aUser } from '../../../../test/samples/samples.ts';
import { refuse, server } from '../../../../test/server.ts';

const calls = api.accounts;
const CODES = Array.from({ length: 10 }, (_, i) => `4H2Q${i}-91KD7`);
const METHODS = { totp: true, recoveryCode: true, passkey: null };

test('codes are switched on with a first one, and show the recovery codes once', async () => {
  server.on(calls.beginTotp, {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Pathkeeper:ada?secret=JBSWY3DPEHPK3PXP',
    begun: '2026-11-03T20:06:00Z',
  });
  const confirmed = server.on(calls.confirmTotp, { recoveryCodes: CODES });
  await renderApp('/profile?tab=account');
  await page.getByRole('switch', { name: 'A code from your app' }).click();
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'The key as a square' })).toBeVisible();
  server.on(calls.factors, {
    totpSince: '2026-11-03T20:06:00Z',
    recoveryCodesLeft: 10,
    passkeys: [],
    hasPassword: true,
    isLinked: false,
  });
  await page.getByLabelText('The code that it shows').fill('417000');
  await page.getByRole('button', { name: 'Switch codes on' }).click();
  await expect.element(page.getByText('4H2Q0-91KD7')).toBeVisible();
  await expect.element(page.getByText('10 of ten are left.', { exact: false })).toBeVisible();
  expect(confirmed).toMatchObject([{ body: { code: '417000', begun: '2026-11-03T20:06:00Z' } }]);
  await expectAccessible();
  await page.getByRole('button', { name: 'I have them' }).click();
  await expect.element(page.getByText('4H2Q0-91KD7')).not.toBeInTheDocument();
});

test('passkeys are renamed and removed, and what happened is told', async () => {
  const passkey = {
    ...{ id: 'key-1', name: 'Telephone' },
    ...{ createdAt: '2026-11-03T20:06:00Z', lastUsedAt: null },
  };
  server.on(calls.factors, {
    totpSince: null,
    recoveryCodesLeft: 7,
    passkeys: [passkey],
    hasPassword: true,
    isLinked: false,
  });
  const at = '2026-11-22T21:58:00Z';
  server.on(calls.activity, [
    { id: 2, at, kind: 'sign-in', address: '192.0.2.7', userAgent: null, here: true },
    { id: 1, at, kind: 'sign-in-failed', address: '192.0.2.9', userAgent: null, here: false },
  ]);
  const renamed = server.on(calls.renamePasskey, { ...passkey, name: 'Blue key' });
  const removed = server.on(calls.removePasskey, { success: true });
  await renderApp('/profile?tab=account');
  await page.getByRole('button', { name: 'Rename Telephone' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Blue key');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.poll(() => renamed).toMatchObject([{ body: { name: 'Blue key' } }]);
  await page.getByRole('button', { name: 'Remove Telephone' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect.poll(() => removed).toMatchObject([{ params: { id: 'key-1' } }]);
  await expect.element(page.getByText('A wrong password')).toBeVisible();
  await expect.element(page.getByText(/192\.0\.2\.9/)).toBeVisible();
  await expectAccessible();
});

test('what asks for a proof is done once the password is given, and not when the question is closed', async () => {
  let isProven = false;
  const begun = server.on(calls.makeRecoveryCodes, () =>
    isProven ? { recoveryCodes: CODES } : refuse(403, 'step_up_required', 'Please prove it.'),
  );
  server.on(calls.factors, {
    totpSince: '2026-11-03T20:06:00Z',
    recoveryCodesLeft: 3,
    passkeys: [],
    hasPassword: true,
    isLinked: false,
  });
  server.on(calls.beginProof, { ticket: null, methods: null, hasPassword: true });
  const sentence = 'That is not your password.';
  const proofs = server.on(calls.prove, ({ body }) => {
    isProven = body.password === 'a quiet harbour';
    return isProven
      ? { success: true as const }
      : refuse(400, 'invalid_request', sentence, { fields: { password: sentence } });
  });
  await renderApp('/profile?tab=account');
  const make = page.getByRole('button', { name: 'Make ten new ones' });
  await make.click();
  const dialog = page.getByRole('dialog', { name: 'Still you?' });
  const password = dialog.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveFocus();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('No New Codes')).toBeVisible();

  await make.click();
  await password.fill('a guess');
  await page.getByRole('button', { name: 'It is' }).click();
  await expect.element(password).toHaveAccessibleDescription(sentence);
  await expectAccessible();
  await password.fill('a quiet harbour');
  await page.getByRole('button', { name: 'It is' }).click();
  await expect.element(page.getByText('4H2Q0-91KD7')).toBeVisible();
  expect(proofs).toHaveLength(2);
  expect(begun).toHaveLength(3);
});

test('signing out everywhere leads to the sign-in', async () => {
  const ended = server.on(calls.endAllSessions, { success: true });
  await renderApp('/profile?tab=account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.poll(() => departed()).toEqual(['/login']);
  expect(ended).toHaveLength(1);
});

test('a sign-in with a second step asks for the code, or for a recovery code', async () => {
  const asked = { ticket: '7.ticket', methods: METHODS };
  server.on(calls.login, refuse(401, 'second_factor_required', 'Still to come.', asked));
  const wrong = 'That is not the code of this half minute.';
  let isRight = false;
  const steps = server.on(calls.secondStep, () =>
    isRight
      ? { ...tokensOf(aUser()), user: aUser() }
      : refuse(400, 'invalid_request', wrong, { fields: { code: wrong } }),
  );
  await renderApp('/login?next=%2Fentries', { user: null });
  await page.getByLabelText('Username or Email').fill('ada');
  await page.getByLabelText('Password', { exact: true }).fill('a quiet harbour');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(page.getByRole('heading', { name: 'And the code, please.' })).toBeVisible();
  const code = page.getByLabelText('Code', { exact: true });
  await expect.element(code).toHaveFocus();
  await code.fill('417 000');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(code).toHaveAccessibleDescription(wrong);
  await expectAccessible();

  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  isRight = true;
  await page.getByLabelText('Recovery code').fill('4h2qx 91kd7');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => departed()).toEqual(['/entries']);
  expect(steps.map(({ body }) => body)).toEqual([
    { ticket: '7.ticket', code: '417 000' },
    { ticket: '7.ticket', recoveryCode: '4h2qx 91kd7' },
  ]);
});
