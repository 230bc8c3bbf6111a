import type { Locator, Page } from '@playwright/test';
import { expect, sheet, signUp, test } from './fixtures.ts';

const inspiration = (page: Page) => page.getByRole('region', { name: 'Daily Inspiration' });
const quote = (page: Page) => inspiration(page).getByRole('blockquote');
const hint = (page: Page) =>
  inspiration(page).getByRole('figure').filter({ hasText: 'The Path Keeper' });
const bubble = (page: Page) => page.getByRole('complementary', { name: 'A hint from Merlin' });

/** The desk of somebody new at a chosen hour, in a world where chance always says the same. */
async function deskAt(page: Page, time: Date, chance: number) {
  await page.clock.install({ time });
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);
  await signUp(page);
  await page.goto('/');
  await expect(sheet(page)).toBeVisible();
  await expect(quote(page)).toBeVisible();
}

/** From here on time passes only when a test says so. */
async function stopTheClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Whether it comes within so many seconds, watched one by one. */
async function comesWithin(page: Page, seconds: number, what: Locator): Promise<boolean> {
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(1000);
    if (await what.isVisible()) return true;
  }
  return false;
}

const EVENING = new Date(2026, 10, 21, 20, 0);

test('the quote is that of the date, and another one after midnight', async ({ page }) => {
  await deskAt(page, EVENING, 0.99);
  const today = await quote(page).innerText();
  await page.reload();
  await expect(quote(page)).toHaveText(today, { useInnerText: true });
  await page.clock.fastForward('03:00:00');
  await expect(quote(page)).toHaveText(today, { useInnerText: true });
  await page.clock.fastForward('02:00:00');
  await expect(quote(page)).not.toHaveText(today, { useInnerText: true });
});

test('a hint takes the quote’s place for seven seconds and moves nothing', async ({ page }) => {
  await deskAt(page, EVENING, 0);
  const today = await quote(page).innerText();
  await stopTheClock(page);
  const before = await inspiration(page).boundingBox();
  expect(await comesWithin(page, 30, hint(page))).toBe(true);
  await expect(quote(page)).toHaveCount(1);
  await expect(quote(page)).not.toHaveText(today, { useInnerText: true });
  expect((await inspiration(page).boundingBox())?.height).toBe(before?.height);
  await page.clock.runFor(5900);
  await expect(hint(page)).toBeVisible();
  await page.clock.runFor(1200);
  await expect(hint(page)).toBeHidden();
  await expect(quote(page)).toHaveText(today, { useInnerText: true });
});

test('somebody who wants it still has it still, also the next time', async ({ page }) => {
  await deskAt(page, EVENING, 0);
  await inspiration(page).getByRole('button', { name: 'Keep still' }).click();
  await page.reload();
  await expect(inspiration(page).getByRole('button', { name: 'Let it wander' })).toBeVisible();
  await stopTheClock(page);
  expect(await comesWithin(page, 30, hint(page))).toBe(false);
  await inspiration(page).getByRole('button', { name: 'Let it wander' }).click();
  expect(await comesWithin(page, 30, hint(page))).toBe(true);
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' } as object);

  test('nothing swaps and nothing needs to be stopped', async ({ page }) => {
    await deskAt(page, EVENING, 0);
    await stopTheClock(page);
    expect(await comesWithin(page, 30, hint(page))).toBe(false);
    await expect(inspiration(page).getByRole('button')).toHaveCount(0);
  });
});

test('Merlin comes by every seven minutes, but not on a phone', async ({ page, isMobile }) => {
  await deskAt(page, EVENING, 0.99);
  await stopTheClock(page);
  await page.clock.runFor(6.5 * 60_000);
  await expect(bubble(page)).toBeHidden();
  expect(await comesWithin(page, 40, bubble(page))).toBe(!isMobile);
  if (isMobile) return;
  const [his, writing] = await Promise.all([bubble(page).boundingBox(), sheet(page).boundingBox()]);
  expect(his?.x).toBeGreaterThan((writing?.x ?? 0) + (writing?.width ?? 0));
  await page.clock.runFor(10_000);
  await expect(bubble(page)).toBeHidden();

  await page.clock.runFor(7 * 60_000 - 10_000);
  await bubble(page).getByRole('button', { name: 'Close Merlin’s hint' }).focus();
  await page.clock.runFor(60_000);
  await expect(bubble(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toBeHidden();
});
