import { readFile } from 'node:fs/promises';
import { unzip } from '../../server/test/unzip.ts';
import { callApi, expect, expectClean, signIn, signUp, test } from '../fixtures.ts';

// Requests that fail are reported by the browser itself, and some are made to.
test.use({ expectedErrors: [/Failed to load resource/] });

test('everything is exported from the profile', async ({ page }) => {
  const { username } = await signUp(page);
  await callApi(page, 'POST', '/api/entries', { content: 'The tide came in at nine.\n\n潮' });
  await page.goto('/profile?tab=data');
  await expect(page.getByText('nothing you write leaves this server')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect(page.getByText('Your download has begun.')).toBeVisible();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^pathkeeper-${username}-\\d{4}-\\d\\d-\\d\\d\\.zip$`),
  );
  const files = await unzip(await readFile(await file.path()));
  const [entry] = JSON.parse(files.get('entries.json') ?? '') as { content: string }[];
  expect(entry?.content).toBe('The tide came in at nine.\n\n潮');
  expect([...files.keys()].filter((name) => name.endsWith('.md'))).toHaveLength(1);

  // A refusal is said, and the page stays.
  await page.route('**/api/user/export', (route) =>
    route.fulfill({ status: 409, json: { error: 'One is under way.', code: 'conflict' } }),
  );
  // A press within a second of the last is that one.
  await expect(async () => {
    await page.getByRole('button', { name: 'Download everything' }).click();
    await expect(page.getByText('One is under way.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectClean(page);
});

test('a new password signs out everywhere else, and the old one opens nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const { username, password } = await signUp(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await signIn(other, { username, password });

  await page.goto('/profile?tab=account');
  const form = page.getByRole('form', { name: 'Change password' });
  const current = form.getByLabel('Current password');
  const change = form.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(form.getByText('Your current password is needed.')).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill('not it at all');
  await form.getByLabel('New password', { exact: true }).fill('the tide tables');
  await form.getByLabel('New password again').fill('the tide');
  await change.click();
  await expect(form.getByText('Passwords do not match.')).toBeVisible();
  await form.getByLabel('New password again').fill('the tide tables');
  await change.click();
  await expect(form.getByText('That is not your current password.')).toBeVisible();
  await expect(current).toBeFocused();
  await expectClean(page);
  await current.fill(password);
  await current.press('Enter');
  await expect(page.getByText('Password Changed', { exact: true })).toBeVisible();
  await expect(current).toHaveValue('');

  expect((await other.request.post('/api/refresh')).status()).toBe(401);
  await page.reload();
  await expect(page.getByText('Here', { exact: true })).toBeVisible();
  await signIn(other, { username, password: 'the tide tables' });
  await elsewhere.close();

  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the light chosen in the settings is the same on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signUp(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/profile?tab=settings');
  // A switch of another kind chooses no light.
  await page.getByRole('switch', { name: 'Weekly Reflections' }).click();
  await expect(page.getByText('Weekly Reflections disabled successfully.')).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', colorScheme: 'light' });
  const other = await elsewhere.newPage();
  await signIn(other, person);
  await other.goto('/profile?tab=settings');
  const weekly = other.getByRole('switch', { name: 'Weekly Reflections' });
  await expect(weekly).not.toBeChecked();
  const html = other.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');

  await page.getByRole('switch', { name: 'Dark Mode' }).click();
  await expect(page.getByText('Dark Mode enabled successfully.')).toBeVisible();
  await other.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByRole('switch', { name: 'Dark Mode' })).toBeChecked();
  await elsewhere.close();
});
