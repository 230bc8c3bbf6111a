import type { Locator, Page } from '@playwright/test';
import { expect, PHONE_TOO, sheet, signUp, test } from './fixtures.ts';

const inspiration = (page: Page) => page.getByRole('region', { name: 'Daily Inspiration' });
const quote = (page: Page) => inspiration(page).getByRole('blockquote');
const hint = (page: Page) =>
  inspiration(page).getByRole('figure').filter({ hasText: 'The Path Keeper' });
/** What keeps the place as high as the longest hint: there as soon as the hints are known. */
const struts = (page: Page) => inspiration(page).locator('figure[aria-hidden=true]');
const bubble = (page: Page) => page.getByRole('complementary', { name: 'A hint from Merlin' });

/** A minute after this the clock stands still. */
const EVENING = new Date(2026, 10, 21, 20, 0);
const MINUTE = 60_000;

/** Lets time pass in small steps until something is so. */
async function passUntil(page: Page, isSo: () => Promise<boolean>) {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await isSo()).toBe(true);
  }).toPass({ intervals: [50] });
}

/**
 * The desk of somebody new in the evening, in a world where chance always says the same and time
 * passes only when a test says so. The hints have just become known.
 */
async function deskWith(page: Page, chance: number) {
  await page.clock.install({ time: EVENING });
  await page.clock.pauseAt(EVENING.getTime() + MINUTE);
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);
  await signUp(page);
  await page.goto('/');
  await passUntil(page, () => quote(page).isVisible());
  await passUntil(page, async () => (await struts(page).count()) > 0);
  await expect(sheet(page)).toBeVisible();
}

/** Whether it comes within so many seconds, watched one by one. */
async function comesWithin(page: Page, seconds: number, what: Locator): Promise<boolean> {
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(1000);
    if (await what.isVisible()) return true;
  }
  return false;
}

/** From the moment that hints may come, the first is there after fifteen seconds. */
async function expectHintInTime(page: Page) {
  await page.clock.runFor(14_800);
  await expect(hint(page)).toBeHidden();
  await page.clock.runFor(400);
  await expect(hint(page)).toBeVisible();
}

test('the quote is that of the date, and another one after midnight', async ({ page }) => {
  await deskWith(page, 0.99);
  const today = await quote(page).innerText();
  await page.reload();
  await passUntil(page, () => quote(page).isVisible());
  await expect(quote(page)).toHaveText(today, { useInnerText: true });
  await page.clock.fastForward('03:00:00');
  await expect(quote(page)).toHaveText(today, { useInnerText: true });
  await page.clock.fastForward('02:00:00');
  await expect(quote(page)).not.toHaveText(today, { useInnerText: true });
});

test('a hint takes the quote’s place for seven seconds and moves nothing', async ({ page }) => {
  await deskWith(page, 0);
  const today = await quote(page).innerText();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const height = async () => (await inspiration(page).boundingBox())?.height;
  const before = await height();
  await expectHintInTime(page);
  await expect(quote(page)).toHaveCount(1);
  await expect(quote(page)).not.toHaveText(today, { useInnerText: true });
  await expect.poll(height).toBe(before);
  await page.clock.runFor(6_600);
  await expect(hint(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(hint(page)).toBeHidden();
  await expect(quote(page)).toHaveText(today, { useInnerText: true });
});

test('somebody who wants it still has it still, also the next time', async ({ page }) => {
  await deskWith(page, 0);
  await inspiration(page).getByRole('button', { name: 'Keep still' }).click();
  await page.reload();
  const wander = inspiration(page).getByRole('button', { name: 'Let it wander' });
  await passUntil(page, () => wander.isVisible());
  expect(await comesWithin(page, 30, hint(page))).toBe(false);
  await wander.click();
  await expect(inspiration(page).getByRole('button', { name: 'Keep still' })).toBeVisible();
  await expectHintInTime(page);
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' } as object);

  test('nothing swaps and nothing needs to be stopped', async ({ page }) => {
    await deskWith(page, 0);
    expect(await comesWithin(page, 30, hint(page))).toBe(false);
    await expect(inspiration(page).getByRole('button')).toHaveCount(0);
  });
});

test(
  'Merlin comes by every seven minutes, but not on a phone',
  PHONE_TOO,
  async ({ page, isMobile }) => {
    await deskWith(page, 0.99);
    await page.clock.runFor(7 * MINUTE - 500);
    await expect(bubble(page)).toBeHidden();
    if (isMobile) {
      expect(await comesWithin(page, 10, bubble(page))).toBe(false);
      return;
    }
    await page.clock.runFor(1_000);
    await expect(bubble(page)).toBeVisible();
    const [his, writing] = await Promise.all([
      bubble(page).boundingBox(),
      sheet(page).boundingBox(),
    ]);
    expect(his?.x).toBeGreaterThan((writing?.x ?? 0) + (writing?.width ?? 0));
    await page.clock.runFor(10_000);
    await expect(bubble(page)).toBeHidden();

    await page.clock.runFor(7 * MINUTE - 10_000);
    await bubble(page).getByRole('button', { name: 'Close Merlin’s hint' }).focus();
    await page.clock.runFor(MINUTE);
    await expect(bubble(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bubble(page)).toBeHidden();
  },
);
