import {
  callApi,
  expect,
  expectClean,
  gate,
  PHONE_TOO,
  raiseTo,
  sheet,
  signUp,
  test,
} from './fixtures.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

test.describe(`in both themes`, () => {
  test('the pages for everybody have nothing in anybody’s way', PHONE_TOO, async ({ page }) => {
    for (const path of ['/', '/login', '/register', '/about', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectClean(page);
    }
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectClean(page);
  });

  test('a new journal has nothing in its writer’s way', PHONE_TOO, async ({ page, writer }) => {
    expect(writer.username).toBeTruthy();
    await expect(page.getByText('No journal entries yet.')).toBeVisible();
    await expectClean(page);
    await page.goto('/entries');
    await expect(page.getByText('No journal entries yet.')).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: /^Manage/ }).click();
    await expect(page.getByRole('heading', { name: 'No folders yet...' })).toBeVisible();
    await expectClean(page);
    await page.goto('/entry/99999999');
    await expect(page.getByText('Entry Not Found')).toBeVisible();
    await expectClean(page);
  });

  test('a kept journal has nothing in its writer’s way', PHONE_TOO, async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await raiseTo(page, 5);
    const { id: folderId } = await callApi<{ id: number }>(page, 'POST', '/api/folders', {
      name: 'Harbour',
      color: '#10B981',
    });
    const moods = ['happy', 'sad', 'excited', 'anxious', 'calm', 'frustrated', 'grateful'];
    moods.push('determined', 'neutral', 'reflective', 'apathetic', 'content', 'thoughtful');
    let last = 0;
    for (const mood of moods) {
      const entry = await callApi<{ id: number }>(page, 'POST', '/api/entries', {
        content: `A ${mood} day by the harbour, and long enough to say so.`,
        mood,
        tags: ['harbour', 'Daily Challenge', 'Tomas', 'father', 'tide'],
        folderId,
        isPinned: true,
      });
      last = entry.id;
    }
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await sheet(page).fill('Something unsaved.');
    await expectClean(page);
    await page.getByRole('button', { name: 'Manage Custom Tags' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClean(page);

    await page.goto('/entries?query=harbour');
    await expect(page.locator('mark').first()).toBeVisible();
    await page.getByRole('article').getByRole('checkbox').first().check();
    await expectClean(page);
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Actions/ })
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectClean(page);
    await page.getByRole('menuitem', { name: 'Edit Entry' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClean(page);

    await page.goto(`/entry/${last}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClean(page);
  });
});

test('a whole entry is written, found and deleted by keyboard alone', async ({ page, writer }) => {
  expect(writer.username).toBeTruthy();
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

test.describe('the focus of a keyboard is never lost', () => {
  test('a dialog gives it back, also one that was fetched when it was asked for', async ({
    page,
    writer,
  }) => {
    expect(writer.username).toBeTruthy();
    await raiseTo(page, 5);
    const opener = page.getByRole('button', { name: 'Manage Custom Tags' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();

    await page.goto('/profile?tab=goals');
    const newGoal = page.getByRole('button', { name: 'New goal' });
    await newGoal.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(newGoal).toBeFocused();
  });

  test('a tag that is renamed or deleted passes it on; what is typed ahead is kept', async ({
    page,
    writer,
  }) => {
    expect(writer.username).toBeTruthy();
    await callApi(page, 'POST', '/api/custom-tags', { tagName: 'harbour' });
    await callApi(page, 'POST', '/api/custom-tags', { tagName: 'tide' });
    await page.getByRole('button', { name: 'Manage Custom Tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Manage Custom Tags' });
    const field = dialog.getByLabel('New tag');

    // Held until the next one is on its way, as on a slow connection.
    const { open: letGo, opened: held } = gate();
    await page.route('**/api/custom-tags', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.fallback();
    });
    await field.fill('rain');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await page.keyboard.type('snow');
    letGo();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'rain' })).toBeVisible();
    await expect(field).toHaveValue('snow');
    await expect(field).toBeFocused();

    await dialog.getByRole('button', { name: 'Rename harbour' }).press('Enter');
    await expect(dialog.getByLabel('Rename harbour')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Rename harbour' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete harbour' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: /^Delete/ }).first()).toBeFocused();
    await expect(dialog.getByText('harbour')).toHaveCount(0);
  });

  test('a toast is reached by a key, and gives it back when it goes', async ({ page, writer }) => {
    expect(writer.username).toBeTruthy();
    await raiseTo(page, 3);
    await callApi(page, 'POST', '/api/folders', { name: 'Harbour', color: '#10B981' });
    await callApi(page, 'POST', '/api/entries', { content: 'A page to be filed.' });
    await page.goto('/entries');
    const menu = page.getByRole('button', { name: /^Actions for the entry/ });
    await menu.press('Enter');
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Harbour/ })
      .press('Enter');
    await expect(page.getByText('It is in Harbour now.')).toBeVisible();
    await expect(menu).toBeFocused();
    await page.keyboard.press('F8');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeFocused();
    await expect(page.getByRole('article').getByText('Harbour')).toHaveCount(0);
  });
});

test('at four times the size nothing has to be looked for sideways', async ({ page, writer }) => {
  expect(writer.username).toBeTruthy();
  await callApi(page, 'POST', '/api/entries', { content: 'A page, and long enough to say so.' });
  await page.setViewportSize({ width: 320, height: 512 });
  await page.goto('/entries');
  await page.getByRole('article').getByRole('checkbox').check();
  const button = page.getByRole('button', { name: 'Download Selected (1)' });
  const { x, width } = (await button.boundingBox()) ?? { x: -1, width: 0 };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
});

test('who asks the browser for larger letters has them everywhere', async ({ page }) => {
  await page.goto('/about');
  const texts = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { level: 2 }).first(),
    page.getByRole('main').getByRole('paragraph').first(),
  ];
  const sizes = () =>
    Promise.all(
      texts.map((text) =>
        text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
  const usual = await sizes();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  expect(await sizes()).toEqual(usual.map((size) => size * 1.5));
});

test('where colours are the reader’s own, what is ticked still looks it', async ({
  page,
  writer,
}) => {
  expect(writer.username).toBeTruthy();
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
  test('the heading of the next page has the focus', async ({ page, writer }) => {
    expect(writer.username).toBeTruthy();
    await raiseTo(page, 2);
    await callApi(page, 'POST', '/api/entries', { content: 'A page to be read.' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Manage All Entries' }).press('Enter');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('All Entries');
    await expect(heading).toBeFocused();
    await page.getByRole('article').getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /A page to be read/ })).toBeFocused();

    await page.goto('/reflect/week');
    await page.getByRole('link', { name: /^Week \d+$/ }).press('Enter');
    await expect(page).toHaveURL(/start=/);
    await expect(heading).toBeFocused();
  });

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

  test('the way back leads to where the page was left', PHONE_TOO, async ({ page, writer }) => {
    expect(writer.username).toBeTruthy();
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
    await expect(page.getByRole('heading', { level: 1, name: /Page number 12/ })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(top).toBe(left);
  });
});
