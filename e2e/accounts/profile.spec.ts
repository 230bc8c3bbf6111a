import { callApi, expect, raiseTo, sheet, signIn, signUp, test } from '../fixtures.ts';

// Requests that fail are reported by the browser itself, and some are made to.
test.use({ expectedErrors: [/Failed to load resource/] });

test('a theme opens with its level, and the next page is printed in it from the start', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/profile?tab=settings');
  const themes = page.getByRole('group', { name: 'Theme' });
  await expect(themes.getByRole('radio', { name: /Heath.*Level 7/ })).toBeDisabled();
  await raiseTo(page, 7);
  await page.reload();
  await expect(themes.getByRole('radio', { name: /Secret Grove.*Level 10/ })).toBeDisabled();
  await themes.getByText('Heath', { exact: true }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-skin', 'heath');
  await expect
    .poll(async () => {
      const { activeTheme } = await callApi<{ activeTheme: string }>(
        page,
        'GET',
        '/api/user/progress',
      );
      return activeTheme;
    })
    .toBe('heath');
  // Nobody answers which theme it is, and still it is this one.
  await page.route('**/api/user/progress', () => {});
  await page.goto('/');
  await expect(sheet(page)).toBeVisible();
  await expect(html).toHaveAttribute('data-skin', 'heath');
  await page.unroute('**/api/user/progress');
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged Out')).toBeVisible();
  await expect(html).not.toHaveAttribute('data-skin');
});

test('somewhere else is signed out from here', async ({ page, browser, baseURL }) => {
  const person = await signUp(page);
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const other = await elsewhere.newPage();
  await signIn(other, person);
  await page.goto('/profile?tab=account');
  await expect(page.getByText('Here', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: /^Sign out Firefox on Linux/ }).click();
  await expect(page.getByText('Signed out there.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out Firefox on Linux/ })).toHaveCount(0);
  expect((await other.request.post('/api/refresh')).status()).toBe(401);
  await elsewhere.close();
});
