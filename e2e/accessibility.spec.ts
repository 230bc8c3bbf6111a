import {
  callApi,
  expect,
  expectClean,
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
