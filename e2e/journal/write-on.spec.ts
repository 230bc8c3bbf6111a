import type { Page } from '@playwright/test';
import { callApi, expect, gate, sheet, signIn, test } from '../fixtures.ts';

// The browser itself reports requests that fail, and these are made to.
test.use({ expectedErrors: [/Failed to load resource/] });

const SENT = 'The lamp on at three.';
const button = { name: 'Save Entry' };

const contents = async (page: Page) => {
  const entries = await callApi<{ content: string }[]>(page, 'GET', '/api/entries');
  return entries.map(({ content }) => content);
};

/** Sends an entry; it reaches the server, but its answer is held until it is let go or lost. */
async function send(page: Page, { reaches = true } = {}) {
  const { opened, open } = gate();
  let isLost = false;
  const tried = page.waitForRequest((request) => isSave(request.method(), request.url()));
  await page.route('**/api/entries', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = reaches ? await route.fetch() : undefined;
    await opened;
    return isLost || !response ? route.abort('connectionreset') : route.fulfill({ response });
  });
  await sheet(page).fill(SENT);
  await sheet(page).press('Control+Enter');
  await tried;
  const end = async () => {
    open();
    await page.unrouteAll({ behavior: 'wait' });
  };
  return {
    answer: end,
    lose: () => {
      isLost = true;
      return end();
    },
  };
}

const isSave = (method: string, url: string) => method === 'POST' && url.endsWith('/api/entries');

test.describe('while an entry is being saved', () => {
  test('what is typed is the next entry, and two presses save once', async ({
    page,
    writer: _,
  }) => {
    const { answer } = await send(page);
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await sheet(page).press('Control+Enter');
    await expect(page.getByText('Entry Required')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(sheet(page)).toHaveValue('');
    await page.keyboard.type('And the next');
    await sheet(page).press('Control+Enter');
    await page.getByLabel('Mood').selectOption('calm');
    await answer();
    await expect(page.getByText('Entry Saved')).toBeVisible();
    await expect(sheet(page)).toHaveValue('And the next');
    await expect(page.getByLabel('Mood')).toHaveValue('calm');
    await page.reload();
    await expect(sheet(page)).toHaveValue('And the next');
    expect(await contents(page)).toEqual([SENT]);
    await page.getByRole('button', button).click();
    await expect(page.getByText('Entry Saved')).toBeVisible();
    expect(await contents(page)).toEqual(['And the next', SENT]);
  });

  test('and its answer is lost, its words come back above what was typed, for the one entry', async ({
    page,
    writer: _,
  }) => {
    const { lose } = await send(page);
    await page.keyboard.type('And moe');
    await page.keyboard.press('ArrowLeft');
    await lose();
    await expect(sheet(page)).toHaveValue(`${SENT}\n\nAnd moe`);
    await page.keyboard.type('r');
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    const whole = `${SENT}\n\nAnd more!`;
    await expect(sheet(page)).toHaveValue(whole);
    await page.reload();
    await expect(sheet(page)).toHaveValue(whole);
    await page.getByRole('button', button).click();
    await expect(page.getByText('Entry Saved')).toBeVisible();
    expect(await contents(page)).toEqual([whole]);
  });

  test('and the page is loaded anew, it is saved by itself, once', async ({ page, writer: _ }) => {
    const { answer } = await send(page);
    await page.keyboard.type('And the next');
    // The answer is still awaited as the page goes: one that is lost before brings the words back to it.
    await page.reload();
    await answer();
    await expect(async () => expect(await contents(page)).toEqual([SENT])).toPass();
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => /drafts:/.test(key))),
      )
      .toHaveLength(1);
    await page.reload();
    await expect(sheet(page)).toHaveValue('And the next');
  });

  test('and its writer signs out, they are asked first, and nothing is left of it', async ({
    page,
    writer,
  }) => {
    const { lose } = await send(page, { reaches: false });
    await page.keyboard.type('And more');
    await page.getByRole('button', { name: `Menu of ${writer.username}` }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Sign out anyway' }).click();
    // The page that sent it is gone: while it is there, a lost answer brings the words back to it.
    await expect(page.getByText("You've been successfully logged out.")).toBeVisible();
    await lose();
    await signIn(page, writer);
    await page.goto('/');
    await expect(sheet(page)).toHaveValue('');
    expect(await contents(page)).toEqual([]);
  });
});
