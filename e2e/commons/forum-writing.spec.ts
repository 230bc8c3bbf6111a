import type { Page } from '@playwright/test';
import { callApi, expect, PHONE_ONLY, signIn, signUp, test } from '../fixtures.ts';

// Whoever has signed out is refused once, and signs in again.
test.use({ expectedErrors: [/Failed to load resource/] });

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const words = (page: Page) => page.getByRole('textbox', { name: 'Your words' });
const reply = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });

/** Opens the page of the category in which everybody may write. */
async function openWelcome(page: Page): Promise<void> {
  await page.goto('/forum');
  await page.getByRole('link', { name: 'Welcome' }).first().click();
  // Not the one that the server wrote, which gives way as soon as the application is there.
  const screen = page.locator('#main');
  await expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
}

test(
  'a post is begun, waits over a sign-out, is posted and answered',
  PHONE_ONLY,
  async ({ page }) => {
    const ada = await signUp(page);
    const mark = ada.username;
    await openWelcome(page);
    await page.getByRole('button', { name: 'New post' }).click();
    await title(page).fill(`A lamp of ${mark}`);
    await words(page).fill(`Lit at **three**, says ${mark}.`);
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByRole('tabpanel').locator('strong')).toHaveText('three');
    await page.getByRole('button', { name: 'Keep for later' }).click();

    // A page that is open would notice that its session has ended, and load itself anew in the midst of the next way.
    await page.goto('about:blank');
    await callApi(page, 'POST', '/api/logout');
    await page.context().clearCookies();
    await signIn(page, ada);
    await openWelcome(page);
    await page.getByRole('button', { name: 'New post' }).click();
    await expect(title(page)).toHaveValue(`A lamp of ${mark}`);
    await page.getByRole('button', { name: 'Post it' }).click();
    await expect(page).toHaveURL(/\/forum\/post\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: `A lamp of ${mark}` })).toBeVisible();
    await expect(page.locator('strong', { hasText: 'three' })).toBeVisible();

    // Line breaks are doubled by the form that it is sent in, and are as typed in what is read.
    await reply(page).fill(`One ${mark}.\nTwo.`);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Reply posted!')).toBeVisible();
    await expect(reply(page)).toHaveValue('');
    const id = Number(new URL(page.url()).pathname.split('/').pop());
    const replies = await callApi<{ content: string }[]>(
      page,
      'GET',
      `/api/forum/posts/${id}/replies`,
    );
    expect(replies.map(({ content }) => content)).toEqual([`One ${mark}.\nTwo.`]);
  },
);
