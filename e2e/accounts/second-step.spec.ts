import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, type Person, sheet, signUp, test } from '../fixtures.ts';

// A step that is still to come is a 401.
test.use({ expectedErrors: [/Failed to load resource/] });

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an app shows for a key, as RFC 6238 has it; `ahead` steps of thirty seconds from now. */
function codeOf(key: string, ahead = 0): string {
  const bits = [...key].map((c) => ALPHABET.indexOf(c).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** The first of ten recovery codes, which are shown once. */
async function firstRecoveryCode(page: Page): Promise<string> {
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have them' }).click();
  return code;
}

async function takeRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await finish(page);
}

/** Types name and password where nobody is signed in, as far as the second step. */
async function begin(page: Page, { username, password }: Person): Promise<void> {
  // A page without the application, which would go to its sign-in by itself.
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Username or Email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(
    page.getByRole('heading', { name: /^And the (code|passkey), please\.$/ }),
  ).toBeVisible();
}

const finish = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(sheet(page)).toBeVisible();
};

test('codes are set up, and one of them or a recovery code opens the door', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/profile?tab=account');
  await page.getByRole('switch', { name: 'A code from your app' }).click();
  const shown = page.getByText(/^([A-Z2-7]{4} ?){8}$/);
  const key = ((await shown.textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('The code that it shows').fill(codeOf(key));
  await page.getByRole('button', { name: 'Switch codes on' }).click();
  const recovery = await firstRecoveryCode(page);

  await begin(page, person);
  // The code of this half minute was used up by the set-up.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key, 1));
  await finish(page);

  await begin(page, person);
  await takeRecoveryCode(page, recovery.toLowerCase());
});

test.describe('where the address has a name', () => {
  // Browsers make no passkey for a number such as 127.0.0.1.
  test.use({ baseURL: `http://localhost:${process.env.E2E_PORT}` });

  test('a passkey opens the door, and a recovery code once its device is lost', async ({
    page,
  }) => {
    const person = await signUp(page);
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
        ...{ hasUserVerification: true, isUserVerified: true },
      },
    });
    await page.goto('/profile?tab=account');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Telephone');
    await page.getByRole('button', { name: 'Make it' }).click();
    const recovery = await firstRecoveryCode(page);
    await expect(page.getByText('never used')).toBeVisible();

    await begin(page, person);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(sheet(page)).toBeVisible();

    await device.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await begin(page, person);
    await takeRecoveryCode(page, recovery);
    await page.goto('/profile?tab=account');
    await page.getByRole('button', { name: 'Remove Telephone' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByText('Telephone', { exact: true })).toBeHidden();
  });
});
