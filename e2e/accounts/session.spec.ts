import { callApi, expect, gate, sheet, signUp, test } from '../fixtures.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

/** Makes the stored access token look expired, as after a quarter of an hour away. */
const expireToken = () => localStorage.setItem('pathkeeper-token-expiry', '0');

test('two tabs that refresh at once both stay signed in', async ({ page, writer: _, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expect(sheet(other)).toBeVisible();
  await page.evaluate(expireToken);
  await Promise.all([page.reload(), other.reload()]);
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(other)).toBeVisible();
});

test('an expired token is refreshed once, whatever is asked at the same time', async ({
  page,
  writer: _,
}) => {
  // From a page where nothing of the application runs that could refresh by itself.
  await page.goto('/robots.txt');
  await page.evaluate(expireToken);
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/refresh')) refreshes += 1;
  });
  await page.goto('/');
  await expect(page.getByText('No journal entries yet.')).toBeVisible();
  expect(refreshes).toBe(1);
});

test('signing out clears what was shown and comes back to the front page', async ({
  page,
  writer,
}) => {
  await callApi(page, 'POST', '/api/entries', { content: 'Nobody else reads this.' });
  await page.reload();
  await expect(page.getByText('Nobody else reads this.')).toBeVisible();
  await page.getByRole('button', { name: `Menu of ${writer.username}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText("You've been successfully logged out.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => /token/.test(key))).toEqual([]);
  await page.goto('/entries');
  await expect(page).toHaveURL(/\/login/);
});

test('signing out in one tab takes the journal off every other', async ({
  page,
  writer,
  context,
}) => {
  await callApi(page, 'POST', '/api/entries', { content: 'Nobody else reads this.' });
  await page.goto('/entries');
  await expect(page.getByText('Nobody else reads this.')).toBeVisible();
  const rules = await context.newPage();
  await rules.goto('/rules');
  await expect(rules.getByRole('button', { name: `Menu of ${writer.username}` })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: `Menu of ${writer.username}` }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login?next=%2Fentries');
  await expect(rules.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(rules).toHaveURL('/rules');
});

test('a refresh that is answered after somebody signed out does not sign them in again', async ({
  page,
  writer,
}) => {
  const refreshed = gate();
  const told = gate();
  await page.route('**/api/refresh', async (route) => {
    const reply = await route.fetch();
    await refreshed.opened;
    await route.fulfill({ response: reply });
  });
  await page.route('**/api/logout', async (route) => {
    await told.opened;
    await route.continue();
  });
  const menu = page.getByRole('button', { name: `Menu of ${writer.username}` });
  await page.evaluate(expireToken);
  const asked = page.waitForRequest('**/api/refresh');
  await sheet(page).fill('Written at the door.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await asked;
  const left = page.waitForRequest('**/api/logout');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await left;
  const answered = page.waitForResponse('**/api/refresh');
  refreshed.open();
  await answered;
  told.open();
  await expect(page.getByText("You've been successfully logged out.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pathkeeper-access-token'))).toBeNull();
});

test('a page that needs a sign-in is come back to afterwards', async ({ page }) => {
  const { username, password } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/entries?mood=calm');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Username or Email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/entries\?mood=/);
});
