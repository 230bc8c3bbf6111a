import type { Page } from '@playwright/test';
import { callApi, expect, OWNER, PHONE_TOO, sheet, signIn, test } from './fixtures.ts';

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

test(
  'a newcomer sees what is locked and what opens it, and the API says the same',
  PHONE_TOO,
  async ({ page, writer }) => {
    expect(writer.username).toBeTruthy();
    const { id } = await callApi<{ id: number }>(page, 'POST', '/api/entries', {
      content: 'First.',
    });

    // No mood, five moods, and when there are more.
    await expect(moods(page)).toHaveCount(7);
    await expect(moods(page).last()).toHaveText('5 more at level 3');
    await expect(moods(page).last()).toBeDisabled();

    const pin = await openEntryMenu(page);
    await expect(pin).toHaveText('Pin EntryLevel 3');
    await pin.click();
    await expect(page.getByText(/^Pinned entries: Level 3/)).toBeVisible();
    await expect(page.getByText(/It opens at level 3, Student. \d+ XP to go/)).toBeVisible();
    const pinned = await callApi(page, 'PATCH', `/api/entries/${id}/pin`, { isPinned: true });
    expect(pinned).toMatchObject({ code: 'level_required', requiredLevel: 3 });

    await page.getByRole('button', { name: /^Manage/ }).click();
    await expect(page.getByRole('dialog').getByText(/Folders open at level 3/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'New Folder' })).toHaveCount(0);
    const folder = await callApi(page, 'POST', '/api/folders', {
      name: 'Harbour',
      color: '#3B82F6',
    });
    expect(folder).toMatchObject({ code: 'level_required', requiredLevel: 3 });
  },
);

test('five tags of one’s own are what the first level holds', async ({ page, writer }) => {
  expect(writer.username).toBeTruthy();
  await page.getByRole('button', { name: 'Manage Custom Tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Custom Tags' });
  for (const tag of ['harbour', 'tide', 'Tomas', 'father', 'rain']) {
    await dialog.getByLabel('New tag').fill(tag);
    await dialog.getByRole('button', { name: 'Add Tag' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: tag })).toBeVisible();
    // The form for the next one has come.
    await expect(dialog.getByLabel('New tag')).toHaveValue('');
  }
  await expect(
    dialog.getByText('Tag limit reached. Level up to unlock more custom tags!'),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add Tag' })).toBeDisabled();
  const sixth = await callApi(page, 'POST', '/api/custom-tags', { tagName: 'sixth' });
  expect(sixth).toMatchObject({ code: 'limit_reached', max: 5 });
});

test('a full first level keeps the page and says what to do', async ({ page, writer }) => {
  expect(writer.username).toBeTruthy();
  await page.route('**/api/entries', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 403,
          json: { error: 'Entry limit reached: your level holds 30 entries.', max: 30 },
        })
      : route.fallback(),
  );
  await sheet(page).fill('The thirty-first page.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText(/^Entry Limit Reached/)).toBeVisible();
  await expect(
    page.getByText("You've reached your limit of 30 entries. Level up to unlock more!"),
  ).toBeVisible();
  await expect(sheet(page)).toHaveValue('The thirty-first page.');
});

test('the owner switches to level 10, and every gate opens', async ({ page }) => {
  await signIn(page, OWNER);
  await page.goto('/');
  const switchTo = async (item: RegExp) => {
    await page.getByRole('button', { name: 'Level Testing' }).click();
    await page.getByRole('menuitem', { name: item }).click();
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
});
