import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { letterBox } from '../../scripts/tests/test-post.mjs';
import { expect, signUp, test } from '../fixtures.ts';

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

test('a stranger writes to the operator', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveTitle('Contact · Pathkeeper');
  await expect(page.getByText('Pathkeeper’s own guide: it runs on this server')).toBeVisible();

  const text = 'The moon is upside down here.';
  await page.getByLabel('Name').fill('Ada Marsh');
  await page.getByLabel('Email').fill('ada@example.org');
  await message(page).fill(text);
  await send(page);
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  await expect(page.getByText('The answer goes to ada@example.org.')).toBeVisible();
  await expect(message(page)).toHaveValue('');
  await inLetterWith(text, /^Reply-To: Ada Marsh <ada@example.org>/m);
});

test('a forgotten password is replaced through a letter', async ({ page }) => {
  const { username } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgotten password' }).click();
  await expect(page).toHaveTitle('Forgotten Password · Pathkeeper');
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(page.getByRole('heading', { name: 'Look in your post.' })).toBeVisible();

  const link = await inLetterWith(username, /http:\S+#\S+(?=\s)/);
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await page.getByRole('textbox', { name: 'New password' }).fill('a louder harbour');
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
