import type { Page } from '@playwright/test';
import { addressOfScript } from '../../scripts/first-screen.mjs';
import { callApi, expect, expectClean, PHONE_ONLY, sheet, signUp, test } from '../fixtures.ts';

// The browser itself reports requests that fail, and these are made to.
test.use({
  expectedErrors: [/Failed to load resource|could not be told|did not arrive|preload CSS/],
});

const OFFLINE = 'Offline: these are the pages read last here.';
const OLD = 'The ferry was late, and nobody minded.';
const NEW = 'Written with the line down.';

/** What the browser's database holds of anybody's journal. */
const copyOf = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'pathkeeper-offline')) return '';
    const opening = indexedDB.open('pathkeeper-offline');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction('copies').objectStore('copies').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    return reading.result.length === 0 ? '' : JSON.stringify(reading.result);
  });

/** Every address in the browser's caches. */
const cachedOf = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** Signs up somebody with one entry, who has read it here with the worker installed. */
async function settle(page: Page, words: string): Promise<number> {
  await signUp(page);
  const { id } = await callApi<{ id: number }>(page, 'POST', '/api/entries', { content: words });
  await page.goto('/');
  await expect(page.getByRole('link', { name: words })).toBeVisible();
  // The worker is there, and this page is already its own.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await expect.poll(() => copyOf(page)).toContain(words);
  return id;
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the application opens with the pages read last, and a page written then is saved once', async ({
    page,
    context,
  }) => {
    const id = await settle(page, OLD);
    await context.setOffline(true);
    await page.goto('/entries');
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(page.getByRole('link', { name: OLD })).toBeVisible();
    await page.goto(`/entry/${id}`);
    await expect(page.getByRole('article')).toContainText(OLD);
    await page.goto('/');
    await sheet(page).fill(NEW);
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await expect(page.getByText('Save Failed')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Entry Saved')).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeHidden();
    const entries = await callApi<{ content: string }[]>(page, 'GET', '/api/entries');
    expect(entries.map(({ content }) => content)).toEqual([NEW, OLD]);
    expect((await cachedOf(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
    await expect.poll(() => copyOf(page)).toContain(NEW);

    // As after a night away: the access token has expired, and nobody can renew it.
    await context.setOffline(true);
    await page.evaluate(() => localStorage.setItem('pathkeeper-token-expiry', '0'));
    await page.goto('/');
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(page.getByRole('link', { name: NEW })).toBeVisible();
    await expectClean(page);
  });

  test('signing out leaves nothing behind, not even offline, and the next person sees nothing', async ({
    page,
    context,
  }) => {
    await settle(page, OLD);
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Menu of/ }).click();
    const left = page.waitForEvent('load');
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await left;
    await expect(page.getByText('The network is out of reach.')).toBeVisible();
    await expect.poll(() => copyOf(page)).toBe('');
    await page.goto('/entries');
    await expect(page.getByText(OLD)).toHaveCount(0);

    // The server hears of it as soon as it can be told.
    await context.setOffline(false);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    await expect.poll(async () => (await page.request.post('/api/refresh')).status()).toBe(401);

    await settle(page, 'Somebody else’s first page.');
    await context.setOffline(true);
    await page.goto('/entries');
    await expect(page.getByRole('link', { name: 'Somebody else’s first page.' })).toBeVisible();
    await expect(page.getByText(OLD)).toHaveCount(0);
    expect(await copyOf(page)).not.toContain(OLD);
  });

  test('a new version is announced, waits to be let in, and eats no draft', async ({ page }) => {
    await settle(page, OLD);
    await sheet(page).fill(NEW);
    await page.evaluate(async () => {
      // A page of an older build, which names another script than the worker that arrives.
      document.querySelector('script[type="module"]')?.setAttribute('src', '/assets/older.js');
      await navigator.serviceWorker.register('/sw.js?newer');
    });
    await expect(page.getByText('A new version is here.')).toBeVisible();
    await expect(sheet(page)).toHaveValue(NEW);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText(/^Kept from .*, not saved yet\.$/)).toBeVisible();
    await expect(sheet(page)).toHaveValue(NEW);
    // The page is of the new version now: that one is not announced again.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect(page.getByText('A new version is here.')).toBeHidden();
  });
});

/** What Chromium sends where the application could be installed; notes whether it was asked. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      document.documentElement.dataset.asked = 'yes';
      return { outcome: 'accepted' };
    };
    window.dispatchEvent(Object.assign(event, { prompt }));
    return event.defaultPrevented;
  });

test(
  'the application is offered for the home screen, and Not now holds for seven days',
  PHONE_ONLY,
  async ({ page, writer: _ }) => {
    const banner = page.getByRole('region', { name: 'Install App' });
    await expect(banner).toBeHidden();

    // Nobody's lines jump under their hand.
    await sheet(page).fill(NEW);
    // The sheet is there before the application, which is offered by itself.
    await page.getByRole('button', { name: 'Save Entry' }).waitFor();
    expect(await offerInstall(page)).toBe(true);
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: 'Save Entry' }).focus();
    await expect(banner).toContainText('Add to home screen for quick access');
    await expectClean(page);
    await page.getByRole('button', { name: 'Manage Custom Tags' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(banner).toBeHidden();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await banner.getByRole('button', { name: 'Not now' }).click();
    await expect(banner).toBeHidden();

    const returnAfter = async (days: number) => {
      await page.evaluate((ago) => {
        const at = Date.now() - ago * 24 * 60 * 60_000;
        localStorage.setItem('pathkeeper-install-dismissed', String(at));
      }, days);
      await page.goto('/entries');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await offerInstall(page);
    };
    await returnAfter(6.9);
    await expect(banner).toBeHidden();
    await returnAfter(7.1);
    await banner.getByRole('button', { name: 'Install' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
    await expect(banner).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await returnAfter(100);
    await expect(banner).toBeHidden();

    // A page whose script is gone offers a reload, and does not reload by itself.
    await page.route(`**${addressOfScript('src/pages/GrowthPage.tsx')}`, (route) => route.abort());
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Growth Map' }).click();
    await expect(page.getByRole('heading', { name: 'This page did not arrive.' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);
