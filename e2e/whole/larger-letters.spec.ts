import type { Page } from '@playwright/test';
import { chromiumArgs } from '../../scripts/tests/chromium.mjs';
import { HARBOUR_ANSWERS } from '../../server/test/answers.data.ts';
import { callApi, expect, raiseTo, signUp, test } from '../fixtures.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

// As somebody has set it in the browser itself: what is measured in `rem` follows, breakpoints too.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=26'],
  },
});

/** What stands out of the page to the right, while the page scrolls sideways for it. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) =>
        `${element.tagName} ${element.className} ${element.textContent}`.slice(0, 80),
      );
  });

async function expectNoSideways(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Served pages stand in #served until the application's own are drawn.
  await expect(page.locator('#served')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // No part holds its place for what is to come any more. To wait until the network is idle takes half a
  // second a screen, which was most of the test.
  await expect(page.locator('[role="status"]:has(> [aria-hidden])')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await tooWide(page), path).toEqual([]);
}

test('no screen for everybody scrolls sideways', async ({ page }) => {
  await page.goto('/about');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '26px',
  );
  await page.evaluate(
    (texts) =>
      localStorage.setItem('pathkeeper-questionnaire-visitor', JSON.stringify({ texts, at: 3 })),
    HARBOUR_ANSWERS.with(15, ''),
  );
  for (const path of [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/about',
    '/rules',
    '/contact',
    '/questionnaire',
    '/blog',
    '/blog/a-streak-is-a-fence-not-a-field',
    '/nowhere',
  ]) {
    await expectNoSideways(page, path);
  }
});

test('no screen of a kept journal scrolls sideways', async ({ page }) => {
  await signUp(page);
  await page.goto('/about');
  await raiseTo(page, 6);
  const { id: folderId } = await callApi<{ id: number }>(page, 'POST', '/api/folders', {
    name: 'Breakwater drawings',
    color: '#10B981',
  });
  const entry = await callApi<{ id: number; localDate: string }>(page, 'POST', '/api/entries', {
    content: 'Tomas rang while I was washing the pens. I said that I was fine, and was not.',
    mood: 'determined',
    tags: ['harbour', 'Daily Challenge'],
    folderId,
    isPinned: true,
  });
  await callApi(page, 'POST', `/api/entries/${entry.id}/analyze`);
  await callApi(page, 'POST', '/api/insights', {
    title: 'Rest after telling',
    content: 'You rest best afterwards.',
    entryId: entry.id,
  });
  const { id: goalId } = await callApi<{ id: number }>(page, 'POST', '/api/goals', {
    title: 'Finish the breakwater drawings',
    targetDate: '2998-12-18',
    milestones: [{ title: 'Survey redrawn', targetDate: '2998-10-02' }, { title: 'North arm' }],
  });
  await callApi(page, 'POST', `/api/goals/${goalId}/progress`, { entryId: entry.id });
  const { id } = await callApi<{ id: number }>(page, 'GET', '/api/auth/user');
  const month = entry.localDate.slice(0, 7);
  const all = [
    '/',
    '/entries',
    '/entries?query=tomas',
    `/entry/${entry.id}`,
    `/reflect/week?start=${entry.localDate}`,
    `/reflect/month?month=${month}`,
    '/growth',
    '/growth?tab=analysis',
    '/vault',
    '/profile',
    '/profile?tab=goals',
    '/profile?tab=settings',
    '/profile?tab=account',
    '/profile?tab=data',
    '/profile?tab=subscription',
    '/rules',
    '/contact',
    '/questionnaire',
  ];
  for (const path of all) await expectNoSideways(page, path);
  await callApi(page, 'POST', '/api/life-path-analysis', { answers: HARBOUR_ANSWERS });
  await expectNoSideways(page, '/questionnaire');
  // Answers that were begun come before what was read.
  await page.evaluate(
    ([key, texts]) => localStorage.setItem(key as string, JSON.stringify({ texts, at: 9 })),
    [`pathkeeper-questionnaire-${id}`, HARBOUR_ANSWERS.with(15, '')] as const,
  );
  await expectNoSideways(page, '/questionnaire');
});
