import type { Page } from '@playwright/test';
import { callApi, expect, raiseTo, signUp, test } from '../fixtures.ts';

// Requests that fail are reported by the browser itself, and some are made to.
test.use({ expectedErrors: [/Failed to load resource/] });

const GOALS_TAB = '/profile?tab=goals';
const TITLE = 'Finish the breakwater drawings';

interface Kept {
  milestones: { title: string; isCompleted: boolean }[];
}

const kept = (page: Page) => callApi<Kept[]>(page, 'GET', '/api/goals');
const goalOf = (page: Page, title = TITLE) => page.getByRole('region', { name: title });

async function choose(page: Page, ofWhat: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${ofWhat}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Opens the tab for somebody who has reached the level of goals. */
async function enter(page: Page): Promise<void> {
  await signUp(page);
  await page.goto('/about');
  await raiseTo(page, 5);
}

test('a goal is set, walked step by step, finished and deleted', async ({ page }) => {
  await enter(page);
  await callApi(page, 'POST', '/api/entries', { content: 'Six sheets and a blister.' });
  await callApi(page, 'POST', '/api/entries', { content: 'A seal like a librarian.' });
  await page.goto(GOALS_TAB);
  await expect(page.getByText('Nothing to steer by yet.')).toBeVisible();

  // By keyboard alone; what is typed outlives an Escape and a reload.
  await page.getByRole('button', { name: 'New goal' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const title = dialog.getByLabel('Title');
  await expect(title).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('A goal needs a title.')).toBeVisible();
  await page.keyboard.type(TITLE);
  await dialog.getByLabel('First milestones').fill('Survey redrawn\nNorth arm\n\nSouth arm');
  await dialog.getByLabel('By (optional)').fill('1066-10-14');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'New goal' }).click();
  await expect(dialog.getByText('What you had typed is back.')).toBeVisible();
  await expect(title).toHaveValue(TITLE);
  await dialog.getByRole('button', { name: 'Set goal' }).click();
  const tooEarly = 'The date must lie between the years 1900 and 2999.';
  await expect(dialog.getByText(tooEarly)).toBeVisible();
  expect(await kept(page)).toEqual([]);
  await dialog.getByLabel('By (optional)').fill('2998-12-18');
  await title.press('Enter');
  const goal = goalOf(page);
  await expect(goal.getByText('By December 18, 2998')).toBeVisible();
  await expect(page.getByText('One goal kept.')).toBeVisible();

  // Two of three steps; a third is ticked while nobody answers, and goes back.
  await goal.getByRole('checkbox', { name: 'Survey redrawn' }).press('Space');
  await goal.getByRole('checkbox', { name: 'North arm' }).click();
  await expect(goal.getByText('67%')).toBeVisible();
  // Both are shown before they are saved, and they are to be saved before nobody answers.
  await expect
    .poll(async () => (await kept(page))[0]?.milestones.filter((step) => step.isCompleted).length)
    .toBe(2);
  await page.route('**/milestones/*', (route) => route.abort('connectionrefused'));
  const south = goal.getByRole('checkbox', { name: 'South arm' });
  await south.click();
  await expect(page.getByText('Milestone Not Saved')).toBeVisible();
  await expect(south).not.toBeChecked();
  await page.unroute('**/milestones/*');
  await choose(page, 'South arm', 'Move up');
  await expect(goal.getByRole('listitem').nth(1)).toContainText('South arm');
  // It is shown before it is saved, and a reload would take a call that is under way with it.
  await expect
    .poll(async () => (await kept(page))[0]?.milestones.map((step) => step.title))
    .toEqual(['Survey redrawn', 'South arm', 'North arm']);
  await page.reload();
  await expect(goal.getByRole('checkbox')).toHaveCount(3);
  await expect(goal.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(goal.getByRole('listitem').nth(1)).toContainText('South arm');

  // A page and a note on the way.
  await goal.getByRole('button', { name: 'Link an entry' }).click();
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await dialog.getByLabel('Search your entries').fill('blister');
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await dialog.getByRole('radio').check();
  await dialog.getByLabel('A word about it').fill('The north arm, all of it.');
  await dialog.getByRole('button', { name: 'Link entry' }).click();
  await expect(goal.getByText('The north arm, all of it.')).toBeVisible();
  await goal.getByRole('button', { name: 'Add a note' }).click();
  await dialog.getByLabel('What happened').fill('Marit wants them by Friday.');
  await dialog.getByLabel('About').selectOption('South arm');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(goal.getByText('Marit wants them by Friday.')).toBeVisible();
  await goal.getByRole('link', { name: 'Six sheets and a blister.' }).click();
  await expect(page).toHaveURL(/\/entry\/\d+$/);
  await page.goBack();

  // Finished in one line, taken back with Undo, finished again, deleted; the page stays.
  await choose(page, TITLE, 'Finish');
  // It stays as long as the pointer is on it.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await expect(page.getByText('No goals kept, one finished')).toBeVisible();
  await expect(goal).toBeHidden();
  await undo.click();
  await expect(goal.getByText('67%')).toBeVisible();
  await choose(page, TITLE, 'Finish');
  await page.getByRole('button', { name: 'One finished' }).click();
  await expect(goal.getByText('100%')).toBeVisible();
  await choose(page, TITLE, 'Delete');
  await expect(dialog.getByText(/Every entry tied to it stays/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete goal' }).click();
  await expect(page.getByText('Nothing to steer by yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New goal' })).toBeFocused();
  await expect.poll(() => kept(page)).toEqual([]);
  expect(await callApi(page, 'GET', '/api/user/entry-count')).toMatchObject({ count: 2 });
});
