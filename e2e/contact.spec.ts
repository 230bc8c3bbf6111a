import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { letterBox } from '../scripts/test-post.mjs';
import { expect, expectClean, gate, signUp, test } from './fixtures.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

/** What a letter that holds these words says in this place, once all of it has arrived. */
async function inLetterWith(words: string, place: RegExp): Promise<string> {
  const folder = letterBox(process.env.E2E_PORT);
  let found: string | undefined;
  await expect(() => {
    found = readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(/=\r\n/g, ''))
      .filter((letter) => letter.includes(words))
      .map((letter) => place.exec(letter)?.[0])
      .find(Boolean);
    expect(found).toBeTruthy();
  }).toPass();
  return found ?? '';
}

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

test('a stranger writes to the operator, and nothing they wrote is lost on the way', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveTitle('Contact · Pathkeeper');
  await expect(page.getByText('Pathkeeper’s own guide: it runs on this server')).toBeVisible();
  await expectClean(page);

  await send(page);
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByText('The message is still missing.')).toBeVisible();
  await expectClean(page);

  const text = 'The moon is upside down here.';
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('General enquiries');
  await page.getByLabel('Name').fill('Ada Marsh');
  await page.getByLabel('Email').fill('ada at home');
  await message(page).fill(text);
  await send(page);
  await expect(page.getByText('That does not look like an email address.').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.getByLabel('Email').fill('ada@example.org');
  const { open: lose, opened: held } = gate();
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.abort();
  });
  await send(page);
  // What were typed now would not be in the letter.
  await expect(message(page)).not.toBeEditable();
  lose();
  await expect(page.getByText(/contact us directly at support@example.org/)).toBeVisible();
  await expect(page.getByText(/is kept on this device until it is sent/)).toBeVisible();
  await expect(message(page)).toBeEditable();
  await page.unroute('**/api/contact');
  await page.reload();
  await expect(message(page)).toHaveValue(text);

  await send(page);
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  await expect(page.getByText('The answer goes to ada@example.org.')).toBeVisible();
  await expect(message(page)).toHaveValue('');
  await inLetterWith(text, /^Reply-To: Ada Marsh <ada@example.org>/m);
});

test('a machine that fills in every field is told so, and a person’s browser can be mended', async ({
  page,
}) => {
  const { username } = await signUp(page);
  await page.goto('/contact');
  await expect(page.getByLabel('Name')).toHaveValue(username);
  await expect(page.getByLabel('Email')).toHaveValue(`${username}@example.org`);
  await message(page).fill('Cheap lanterns, madam');
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  await page.locator('input[name=website]').fill('https://casino.example', { force: true });
  await send(page);
  await expect(page.getByText(/as if a machine had filled it in/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Website' }).fill('');
  await send(page);
  await expect(page.getByText('Message Sent!')).toBeVisible();
});

test('a forgotten password is replaced through a letter', async ({ page }) => {
  const { username } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgotten password' }).click();
  await expect(page).toHaveTitle('Forgotten Password · Pathkeeper');
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await expectClean(page);
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(page.getByRole('heading', { name: 'Look in your post.' })).toBeVisible();
  await expectClean(page);

  const link = await inLetterWith(username, /http:\S+#\S+(?=\s)/);
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await page.getByRole('textbox', { name: 'New password' }).fill('a louder harbour');
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('a lower harbour');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await expectClean(page);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('a louder harbour');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password Changed')).toBeVisible();

  await page.getByLabel('Username or Email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('a louder harbour');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome Back!')).toBeVisible();

  // The letter has been used up; it leads to a new one, also for somebody signed in.
  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill('a third harbour');
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('a third harbour');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText(/has been used or is too old/)).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new letter' }).click();
  await expect(page.getByRole('heading', { name: 'It happens.' })).toBeVisible();
});
