import type { Page } from '@playwright/test';
import { callApi, expect, OWNER, signIn, test } from '../fixtures.ts';

// What is locked is refused with 403.
test.use({ expectedErrors: [/status of 40[03]/] });

const moods = (page: Page) => page.getByLabel('Mood').first().locator('option');

/** Opens the menu of the first entry on the entries page. */
async function openEntryMenu(page: Page) {
  await page.goto('/entries');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  return page.getByRole('menuitem', { name: /Pin Entry/ });
}

test('the owner switches to level 10, and every gate opens', async ({ page }) => {
  await signIn(page, OWNER);
  await page.goto('/profile?tab=settings');
  await page.getByRole('switch', { name: 'Level Testing' }).click();
  await expect(page.getByText('Level Testing enabled successfully.')).toBeVisible();
  await page.goto('/');
  const switchTo = async (item: RegExp) => {
    await page.getByRole('button', { name: 'Level Testing' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('button', { name: 'Set it by hand' }).click();
  };
  await switchTo(/^1 · Wanderer/);
  await expect(page.getByText(/^Level 1, Wanderer/)).toBeVisible();
  await expect(moods(page)).toHaveCount(7);
  const before = await callApi<{ xp: number }>(page, 'GET', '/api/user/progress');
  const { id } = await callApi<{ id: number }>(page, 'POST', '/api/entries', { content: 'First.' });
  expect(await callApi(page, 'PATCH', `/api/entries/${id}/pin`, { isPinned: true })).toMatchObject({
    code: 'level_required',
  });

  await switchTo(/^10 · Legendary Oracle/);
  await expect(page.getByText(/^Level 10, Legendary Oracle/)).toBeVisible();
  await expect(moods(page)).toHaveCount(12);
  await expect(
    page.getByRole('region', { name: /Quests? of the day|Today’s Quests?/ }).getByRole('article'),
  ).toHaveCount(3);
  const pin = await openEntryMenu(page);
  await expect(pin).toHaveText('Pin Entry');
  await pin.click();
  await expect(page.getByRole('article').first().getByText('Pinned')).toBeVisible();
  await page.getByRole('button', { name: /^Manage/ }).click();
  await expect(page.getByRole('button', { name: 'New Folder' })).toBeVisible();
  const after = await callApi<{ xp: number; currentLevel: number }>(
    page,
    'GET',
    '/api/user/progress',
  );
  expect(after.currentLevel).toBe(10);
  expect(after.xp - before.xp).toBeLessThan(100);

  expect(await callApi(page, 'POST', '/api/admin/set-level', { level: 11 })).toMatchObject({
    code: 'invalid_request',
  });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'As earned' }).click();
  await expect(page.getByText(/is set by hand, for testing/)).toBeHidden();
});
