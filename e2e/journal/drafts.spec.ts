import type { Page, Request } from '@playwright/test';
import { readManifest } from '../../scripts/first-screen.mjs';
import { callApi, expect, gate, sheet, signUp, test } from '../fixtures.ts';

const WORDS = 'The lamp on at three, because November has no patience.';
const save = { name: 'Save Entry' };

/** The desk with every part of it there: what is fetched when needed could not be had offline. */
async function expectWholeDesk(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Periodic Reflections' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Growth Map' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'A word with Merlin' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The Vault' })).toBeVisible();
}

/** Saves a page that the network keeps from the server: it waits in the browser. */
async function saveWithoutNetwork(page: Page): Promise<void> {
  await page.route('**/api/entries', (route) => route.abort('internetdisconnected'));
  await sheet(page).fill(WORDS);
  await page.getByRole('button', save).click();
  await expect(page.getByText('Waiting to be saved.')).toBeVisible();
}

/** Opens the desk in a tab once no other page holds a draft: one that was closed lets go soon after. */
async function openDeskAlone(tab: Page): Promise<void> {
  await tab.goto('/robots.txt');
  await expect
    .poll(() => tab.evaluate(async () => (await navigator.locks.query()).held?.length))
    .toBe(0);
  await tab.goto('/');
}

/** Opens the desk anew and waits until nothing is asked of the server any more. */
async function openDeskAtRest(page: Page): Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.url().includes('/api/') && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const lookedForLevel = page.waitForResponse('**/api/user/progress/check-level');
  await page.reload();
  await lookedForLevel;
  await expectWholeDesk(page);
  await expect.poll(() => underWay.size).toBe(0);
}

test.describe('no word is ever lost', () => {
  test('what is typed survives a closed tab', async ({ page, writer: _, context }) => {
    await sheet(page).fill(WORDS);
    await page.close();
    const next = await context.newPage();
    await openDeskAlone(next);
    await expect(sheet(next)).toHaveValue(WORDS);
  });

  test('a page saved without a network is saved on the next visit, by itself', async ({
    page,
    writer: _,
    context,
  }) => {
    await saveWithoutNetwork(page);
    await page.close();
    const next = await context.newPage();
    await openDeskAlone(next);
    const recent = next.getByRole('region', { name: 'Recent Entries' });
    await expect(recent.getByText(WORDS)).toBeVisible();
    await expect(sheet(next)).toHaveValue('');
    expect(await callApi<unknown[]>(next, 'GET', '/api/entries')).toHaveLength(1);
  });

  test('a page written on in another tab comes back as it is by then', async ({
    page,
    writer: _,
    context,
  }) => {
    const gone = await context.newPage();
    await gone.goto('/');
    await sheet(gone).fill('The other page.');
    await sheet(page).fill(WORDS);
    await gone.close();
    await openDeskAlone(page);
    const other = page.getByRole('button', { name: 'Open another unsaved page' });
    await expect(other).toBeVisible();
    const second = await context.newPage();
    await second.goto('/');
    await expect(sheet(second)).toHaveValue('The other page.');
    await sheet(second).fill('The other page, and more of it.');
    await second.close();
    await expect(async () => {
      await other.click();
      await expect(sheet(page)).toHaveValue('The other page, and more of it.', { timeout: 1000 });
    }).toPass();
  });

  test('a page that waits is saved for nobody else who signs in meanwhile', async ({
    page,
    writer: _,
    context,
  }) => {
    await saveWithoutNetwork(page);
    const second = await context.newPage();
    await second.goto('/robots.txt');
    await signUp(second);
    await second.evaluate(() => localStorage.removeItem('pathkeeper-access-token'));
    await second.goto('/');
    await expect(sheet(second)).toHaveValue('');
    await page.unroute('**/api/entries');
    // By its next try, which may be a while off.
    await expect(sheet(page)).toHaveValue('', { timeout: 90_000 });
    expect(await callApi<unknown[]>(second, 'GET', '/api/entries')).toHaveLength(0);
  });

  test('a page that is being saved gives its place to no other', async ({
    page,
    writer: _,
    context,
  }) => {
    const second = await context.newPage();
    await second.goto('/');
    await sheet(second).fill('The other page.');
    await second.close();
    await openDeskAlone(page);
    await expect(sheet(page)).toHaveValue('The other page.');
    const third = await context.newPage();
    await third.goto('/');
    await sheet(third).fill(WORDS);
    await page.close();
    await openDeskAlone(third);
    const other = third.getByRole('button', { name: 'Open another unsaved page' });
    await expect(other).toBeEnabled();
    const { open: answer, opened: held } = gate();
    await third.route('**/api/entries', async (route) => {
      if (route.request().method() === 'POST') await held;
      return route.fallback();
    });
    await third.getByRole('button', save).click();
    await expect(other).toBeDisabled();
    answer();
    await expect(third.getByText('Entry Saved')).toBeVisible();
    await other.click();
    await expect(sheet(third)).toHaveValue('The other page.');
  });

  test('a save whose answer is lost makes one entry, with all that was written since', async ({
    page,
    writer: _,
  }) => {
    await sheet(page).fill(WORDS);
    // Further tries that the page makes by itself, before more is written, are not answered either.
    await page.route('**/api/entries', async (route) => {
      const request = route.request();
      if (request.method() !== 'POST') return route.fallback();
      if ((request.postDataJSON() as { content: string }).content !== WORDS) {
        return route.fallback();
      }
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', save).click();
    await expect(page.getByText('Save Failed')).toBeVisible();
    await sheet(page).fill(`${WORDS} And the tide turned.`);
    await sheet(page).press('Control+Enter');
    await expect(page.getByText('Entry Saved')).toBeVisible();
    const entries = await callApi<{ content: string }[]>(page, 'GET', '/api/entries');
    expect(entries.map(({ content }) => content)).toEqual([`${WORDS} And the tide turned.`]);
  });

  test('what is typed survives an expired session and is there after signing in', async ({
    page,
    writer,
  }) => {
    // An answer that comes late would lead to the sign-in page before anybody saves.
    await openDeskAtRest(page);
    await sheet(page).fill(WORDS);
    const sessions = await callApi<{ id: string }[]>(page, 'GET', '/api/auth/sessions');
    await callApi(page, 'DELETE', `/api/auth/sessions/${sessions[0]?.id}`);
    await page.getByRole('button', save).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(/kept on this device/i)).toBeVisible();
    await page.getByLabel('Username or Email').fill(writer.username);
    await page.getByLabel('Password', { exact: true }).fill(writer.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(sheet(page)).toHaveValue(WORDS);
    await page.getByRole('button', save).click();
    await expect(page.getByText('Entry Saved')).toBeVisible();
  });

  test('two tabs write two pages, and neither overwrites the other', async ({
    page,
    writer: _,
    context,
  }) => {
    await sheet(page).fill('In the first tab.');
    const second = await context.newPage();
    await second.goto('/');
    await expect(sheet(second)).toHaveValue('');
    await sheet(second).fill('In the second tab.');
    await page.reload();
    await expect(sheet(page)).toHaveValue('In the first tab.');
    await page.close();
    await openDeskAlone(second);
    await expect(sheet(second)).toHaveValue('In the second tab.');
    await second.getByRole('button', { name: 'Open another unsaved page' }).click();
    await expect(sheet(second)).toHaveValue('In the first tab.');
  });
});

// The browser itself reports requests that fail, and these are made to.
test.use({ expectedErrors: [/Failed to load resource/] });

test.describe('a part of the desk', () => {
  test.use({ expectedErrors: [/Failed to load resource|imported module|Unable to preload/] });

  test('that cannot be fetched leaves the rest of it to write on', async ({ page }) => {
    await signUp(page);
    const { file } = readManifest()['src/features/guide/merlin/WordWithMerlin.tsx'] ?? {};
    expect(file).toBeTruthy();
    const isMissing = (url: URL) => url.pathname === `/${file}`;
    await page.route(isMissing, (route) => route.abort());
    const missed = page.waitForEvent('requestfailed', (request) =>
      isMissing(new URL(request.url())),
    );
    await page.goto('/');
    await sheet(page).fill(WORDS);
    await missed;
    await page.getByRole('button', save).click();
    await expect(page.getByRole('article').getByText(WORDS)).toBeVisible();
    await expect(page.getByRole('button', { name: 'A word with Merlin' })).toHaveCount(0);
  });
});
