import { callApi, expect, raiseTo, sheet, test } from '../fixtures.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

test('a whole entry is written, found and deleted by keyboard alone', async ({
  page,
  writer: _,
}) => {
  await expect(sheet(page)).toBeFocused();
  await page.keyboard.type('Written without a mouse.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Entry Saved')).toBeVisible();

  const tabTo = async (name: RegExp) => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const label = await focused.evaluate(
        (el) => el.getAttribute('aria-label') ?? el.textContent ?? '',
      );
      if (name.test(label)) return;
    }
    throw new Error(`Nothing called ${name} can be reached with Tab.`);
  };
  await page.reload();
  // What is put in above the focus later on would be passed by.
  await expect(page.getByRole('link', { name: 'Manage All Entries' })).toBeVisible();
  await expect(sheet(page)).toBeFocused();
  await tabTo(/Manage All Entries/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo(/^Actions for the entry/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit Entry' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No journal entries yet.')).toBeVisible();
});

test('where colours are the reader’s own, what is ticked still looks it', async ({
  page,
  writer: _,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await callApi(page, 'POST', '/api/entries', { content: 'A page to be ticked.' });
  await page.goto('/entries');
  const box = page.getByRole('article').getByRole('checkbox');
  await page.getByRole('heading', { level: 1 }).hover();
  const empty = await box.screenshot();
  await box.check();
  await page.getByRole('heading', { level: 1 }).click();
  expect((await box.screenshot()).equals(empty)).toBe(false);
  const ground = await box.evaluate((tick) => [
    getComputedStyle(tick).backgroundColor,
    getComputedStyle(tick, '::after').backgroundColor,
  ]);
  expect(ground[0]).not.toBe(ground[1]);
});

test.describe('on the way from page to page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a press stops the page that still moves to its top', async ({ page }) => {
    // A slow machine may draw nothing of the way: then it goes once more.
    await expect(async () => {
      await page.goto('/rules');
      await page.evaluate(() => {
        window.scrollTo({ top: 3000, behavior: 'instant' });
        const press = () => {
          if (window.scrollY === 0 || window.scrollY > 2900) return;
          window.removeEventListener('scroll', press);
          document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        };
        window.addEventListener('scroll', press);
      });
      const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
      await about.evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL('/about');
      await page.waitForTimeout(1500);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    }).toPass({ timeout: 60_000 });
  });

  test('the way back leads to where the page was left', async ({ page, writer: _ }) => {
    await raiseTo(page, 2);
    const { accessToken } = (await (await page.request.post('/api/refresh')).json()) as {
      accessToken: string;
    };
    for (let number = 1; number <= 40; number++) {
      await page.request.post('/api/entries', {
        headers: { Authorization: `Bearer ${accessToken}` },
        data: { content: `Page number ${number}. ${'And so on. '.repeat(number % 9)}` },
      });
    }
    await page.goto('/entries');
    const link = page.getByRole('link', { name: /^Page number 12\./ });
    await link.focus();
    await link.scrollIntoViewIfNeeded();
    // Once a smooth scroll has come to rest.
    const top = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN);
    await expect(async () => {
      const before = await top();
      await page.waitForTimeout(200);
      expect(await top()).toBe(before);
    }).toPass();
    const left = await top();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toContainText('Page number 12.');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(top).toBe(left);
  });
});
