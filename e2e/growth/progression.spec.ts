import type { Page } from '@playwright/test';
import { callApi, expect, expectSaved, PHONE_ONLY, sheet, test } from '../fixtures.ts';

// A quest that is not written yet is refused with 400.
test.use({ expectedErrors: [/status of 400/] });

const LONG =
  'The four-o’clock boat went out without me today, and for once I did not stand on the quay feeling robbed.';

const path = (page: Page) => page.getByRole('complementary', { name: 'Your path' });

/** What a phone folds away into its one line. */
async function openPath(page: Page) {
  await path(page).getByRole('button', { name: / XP/ }).click();
}

async function save(page: Page, words: string) {
  // Until it is known that the game is out, a save says nothing of it.
  await expect(path(page)).toBeVisible();
  await sheet(page).fill(words);
  await page.getByRole('button', { name: 'Save Entry' }).click();
}

const xpOf = async (page: Page) =>
  (await callApi<{ xp: number }>(page, 'GET', '/api/user/progress')).xp;

/** Writes on until a hundred XP are reached; how many pages it takes depends on the time of day. */
async function reachLevelTwo(page: Page) {
  for (let i = 0; (await xpOf(page)) < 100; i++) {
    await save(page, `${LONG} ${i}`);
    await expectSaved(page);
  }
  return page.getByRole('dialog', { name: /Level 2/ });
}

test(
  'the first evening reaches level 2: entry, quest, badges',
  PHONE_ONLY,
  async ({ page, context, writer: _ }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await save(page, LONG);
    await expect(
      page.getByText(/Entry Saved \+\d+ XP, and the badges? .*First Page/),
    ).toBeVisible();
    await openPath(page);
    await expect(path(page).getByRole('button', { name: /First Page/ })).toBeVisible();
    await expect(path(page).getByText('1 day', { exact: true }).first()).toBeVisible();

    const quest = page.getByRole('region', { name: 'Today’s Quest' }).getByRole('article').first();
    await quest.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Quest Prompt Added')).toBeVisible();
    const prompt = await page.evaluate(() => navigator.clipboard.readText());
    await expect(sheet(page)).toHaveAccessibleDescription(prompt);
    await expect(sheet(page)).toHaveValue('');
    await expect(sheet(page)).toBeFocused();

    await quest.getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByText('Quest Not Complete')).toBeVisible();

    await save(page, LONG);
    await expect(page.getByText(/^Completed: Kept/)).toBeVisible();
    const levelUp = await reachLevelTwo(page);
    await expect(levelUp.getByText('Mindful Seeker')).toBeVisible();
    await expect(levelUp.getByText('Unlimited entries')).toBeVisible();
    await levelUp.getByRole('button', { name: 'Walk on' }).click();
    await expect(levelUp).toBeHidden();
    await expect(quest.getByText(/^Completed: Kept \d\d:\d\d$/)).toBeVisible();
    await expect(path(page).getByText(/to the next rank, Student/)).toBeVisible();
  },
);
