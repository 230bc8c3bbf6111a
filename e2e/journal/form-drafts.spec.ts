import type { Page } from '@playwright/test';
import { callApi, expect, raiseTo, signUp, test } from '../fixtures.ts';

// Some answers are lost on purpose, and a second try with other words is answered 409.
test.use({ expectedErrors: [/Failed to load resource/] });

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });

/** Signs somebody up who has reached the level of goals. */
async function enter(page: Page): Promise<void> {
  await signUp(page);
  await page.goto('/about');
  await raiseTo(page, 5);
}

async function openInsights(page: Page) {
  await page.goto('/vault');
  return titleOf(page);
}

async function openNewGoal(page: Page) {
  await page.goto('/profile?tab=goals');
  await page.getByRole('button', { name: 'New goal' }).click();
  return titleOf(page);
}

test('two tabs that write a new goal keep the words of both', async ({ page, context }) => {
  await enter(page);
  const other = await context.newPage();
  await (await openNewGoal(page)).fill('In the first tab.');
  await (await openNewGoal(other)).fill('In the second tab.');
  await expect(await openNewGoal(page)).toHaveValue('In the first tab.');
  await expect(await openNewGoal(other)).toHaveValue('In the second tab.');
});

/** From now on what is sent to the vault arrives there, and the answer is lost. */
async function loseAnswers(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/insights', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute('**/api/insights');
}

test('an insight whose answer is lost is there once when it is saved again', async ({ page }) => {
  await enter(page);
  const titles = async () => {
    const insights = await callApi<{ title: string }[]>(page, 'GET', '/api/insights');
    return insights.map(({ title }) => title).sort();
  };
  const save = () => page.getByRole('button', { name: 'Keep it' }).click();
  const saveInVain = async (title: string) => {
    await (await openInsights(page)).fill(title);
    await page.getByRole('textbox', { name: 'The insight' }).fill('Its words.');
    const heal = await loseAnswers(page);
    await save();
    await expect(page.getByText('The network is out of reach.').first()).toBeVisible();
    await heal();
  };
  const isForgotten = () =>
    expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => /drafts:/.test(key))),
      )
      .toEqual([]);

  await saveInVain('Draw it');
  await expect(await openInsights(page)).toHaveValue('Draw it');
  await save();
  await isForgotten();
  expect(await titles()).toEqual(['Draw it']);

  // Changed since: neither is lost, and nothing is doubled without being asked for.
  await saveInVain('Ink it');
  await titleOf(page).fill('Ink it twice');
  await save();
  await expect(page.getByText(/is already saved\. Save again/)).toBeVisible();
  expect(await titles()).toEqual(['Draw it', 'Ink it']);
  await save();
  await isForgotten();
  expect(await titles()).toEqual(['Draw it', 'Ink it', 'Ink it twice']);
});
