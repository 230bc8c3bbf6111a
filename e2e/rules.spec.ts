import { callApi, expect, expectClean, PHONE_TOO, signUp, test } from './fixtures.ts';

test('a visitor reads the rules, and goes back home', PHONE_TOO, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules of the Game', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of the Game' })).toBeVisible();
  await expect(page.getByText(/An entry each time, whatever its length/)).toBeVisible();
  const ranks = page.getByRole('list', { name: 'The ten ranks' });
  await expect(ranks.getByRole('heading')).toHaveCount(10);
  await expect(ranks.getByText('600 to 999 XP')).toBeVisible();
  await expect(ranks.getByText('10,000 XP and up')).toBeVisible();
  const tags = page.getByRole('row', { name: /^Custom tags/ }).getByRole('cell');
  await expect(tags).toHaveText(['5', '5', '5', '10', '10', '10', '10', '15', '15', '15']);
  // Nobody is here yet.
  await expect(page.getByText('You are here')).toBeHidden();
  await page.getByRole('link', { name: 'Back to Home' }).first().click();
  await expect(page).toHaveURL('/');
});

test('a reader finds where they stand, unless the game is put away', async ({ page }) => {
  await signUp(page);
  await page.goto('/rules');
  const here = page.getByRole('list', { name: 'The ten ranks' }).getByRole('listitem').first();
  await expect(here).toHaveAttribute('aria-current', 'step');
  await expect(here.getByText('You are here')).toBeVisible();
  await callApi(page, 'POST', '/api/user/settings', {
    settingType: 'game',
    settings: { quietMode: true, onLeaderboard: true },
  });
  await page.reload();
  await expect(page.getByText('10,000 XP and up')).toBeVisible();
  await expect(page.getByText('You are here')).toBeHidden();
});

test(`the rules are in nobody’s way`, PHONE_TOO, async ({ page }) => {
  await page.goto('/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectClean(page);
});
