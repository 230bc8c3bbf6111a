import type { Page } from '@playwright/test';
import { callApi, expect, expectClean, PHONE_ONLY, signIn, signUp, test } from '../fixtures.ts';

// Answers that a page leaves behind are broken off.
test.use({ expectedErrors: [/Failed to load resource/] });

interface Goal {
  id: number;
  milestones: { id: number; isCompleted: boolean }[];
}

const setGoal = (page: Page, pillar: string, steps: string[]) =>
  callApi<Goal>(page, 'POST', '/api/vision/goals', {
    pillar,
    title: `My ${pillar}`,
    phrase: `What I want of ${pillar}.`,
    milestones: steps.map((title) => ({ title })),
  });

const goals = (page: Page) => callApi<Goal[]>(page, 'GET', '/api/vision/goals');
const cards = async (page: Page) => {
  const { layout } = await callApi<{ layout: { cards: Record<string, { x: number; y: number }> } }>(
    page,
    'GET',
    '/api/vision/board',
  );
  return layout.cards;
};

test('by keys alone: the wheel is walked, a step done and undone; two devices move cards at once', async ({
  page,
  browser,
}) => {
  const person = await signUp(page);
  const health = await setGoal(page, 'health', ['Swim before winter', 'Asleep by midnight']);
  const love = await setGoal(page, 'love', ['Ring Tomas']);
  await page.goto('/vision-board');
  const pillar = page.getByRole('button', { name: /^Health, 0 of 2/ });
  await expect(pillar).toBeVisible();
  // The wheel is one stop of the tab key.
  await page.getByRole('button', { name: 'List' }).focus();
  await page.keyboard.press('Tab');
  await expect(pillar).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Health, step (one|two) of two$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark as done' }).press('Enter');
  await expect
    .poll(async () => (await goals(page))[0]?.milestones.filter((s) => s.isCompleted).length)
    .toBe(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect
    .poll(async () => (await goals(page))[0]?.milestones.filter((s) => s.isCompleted).length)
    .toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Cards' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Health' })).toBeVisible();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await signIn(other, person);
  await other.goto('/vision-board?view=cards');
  await other.getByRole('button', { name: 'Move Love' }).focus();
  await page.getByRole('button', { name: 'Move Health' }).focus();
  await Promise.all([
    (async () => {
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowDown');
    })(),
    (async () => {
      for (let times = 0; times < 3; times += 1) await other.keyboard.press('ArrowRight');
    })(),
  ]);
  await expect
    .poll(() => cards(page))
    .toEqual({ [health.id]: { x: 100, y: 220 }, [love.id]: { x: 520, y: 100 } });

  // By pointer too, and it lies there after a reload.
  const card = other.getByRole('article', { name: 'Love' });
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not drawn.');
  await other.mouse.move(box.x + 100, box.y + box.height - 10);
  await other.mouse.down();
  await other.mouse.move(box.x + 130, box.y + box.height + 40, { steps: 3 });
  await other.mouse.move(box.x + 100, box.y + box.height + 70, { steps: 3 });
  await other.mouse.up();
  await expect.poll(async () => (await cards(page))[love.id]).toEqual({ x: 520, y: 180 });
  await context.close();
});

test(
  'by touch: a list on a phone, a step ticked and undone, a commitment made',
  PHONE_ONLY,
  async ({ page }) => {
    await signUp(page);
    await setGoal(page, 'love', ['Ring Tomas', 'Go north', 'Return the jar', 'Write']);
    await page.goto('/vision-board?view=list');
    await expect(page.getByRole('heading', { name: 'Love' })).toBeVisible();
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('checkbox', { name: 'Go north: done' }).click();
    await expect.poll(async () => (await goals(page))[0]?.milestones[1]?.isCompleted).toBe(true);
    await tap('Undo');
    await expect.poll(async () => (await goals(page))[0]?.milestones[1]?.isCompleted).toBe(false);
    await tap('Cards');
    await expect(page.getByText('+1 more...')).toBeVisible();
    await tap("I'm Ready to Commit");
    await page.getByLabel('At what time?').fill('21:15');
    await tap('I Commit to My Vision');
    await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
    await tap('Done');
    await expect(page.getByText('At 21:15 you are asked, once:')).toBeVisible();
    await expectClean(page);
    await page.reload();
    await expect(page.getByText('At 21:15 you are asked, once:')).toBeVisible();
  },
);
