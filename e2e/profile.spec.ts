import type { Page } from '@playwright/test';
import {
  callApi,
  expect,
  expectClean,
  expectClearColours,
  PHONE_TOO,
  raiseTo,
  sheet,
  signIn,
  signUp,
  test,
} from './fixtures.ts';

// Requests that fail are reported by the browser itself, and some are made to.
test.use({ expectedErrors: [/Failed to load resource/] });

interface Kept {
  settings: {
    notifications: Record<string, boolean>;
    game: { quietMode: boolean; onLeaderboard: boolean };
  };
}

const settingsOf = async (page: Page) =>
  (await callApi<Kept>(page, 'GET', '/api/user/settings')).settings;

const path = (page: Page) => page.getByRole('complementary', { name: 'Your path' });
const goQuiet = (page: Page) =>
  callApi(page, 'POST', '/api/user/settings', {
    settingType: 'game',
    settings: { quietMode: true, onLeaderboard: true },
  });

test(
  'the profile is found in the menu, and its rooms have addresses',
  PHONE_TOO,
  async ({ page, writer }) => {
    await page.getByRole('button', { name: `Menu of ${writer.username}` }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: writer.username })).toBeVisible();
    await expect(page.getByText('The first is yours to write')).toBeVisible();
    const rooms = page.getByRole('navigation', { name: 'Profile' });
    await rooms.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/profile?tab=settings');
    await expect(rooms.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(rooms.locator('[aria-current]')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByText('The first is yours to write')).toBeVisible();
  },
);

test('a display name is changed with Enter, and never to nothing', async ({ page }) => {
  const { username } = await signUp(page);
  await page.goto('/profile?tab=account');
  await page.getByRole('button', { name: 'Edit display name' }).click();
  const field = page.getByRole('textbox', { name: 'Display name' });
  await expect(field).toHaveValue(username);
  await field.fill('   ');
  await expect(page.getByRole('button', { name: 'Save name' })).toBeDisabled();
  await field.press('Enter');
  await field.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit display name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await field.fill('Ada of the Harbour');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada of the Harbour');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada of the Harbour');
});

test('an emblem is worn at once, kept, and given back', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile?tab=account');
  const tray = page.getByRole('group', { name: 'Emblem' });
  await expect(tray.getByRole('radio', { name: /Initial/ })).toBeChecked();
  await expect(tray.getByRole('radio', { name: /Kite.*Level 2/ })).toBeDisabled();
  await expect(tray.getByRole('radio', { name: /Beacon.*Level 10/ })).toBeDisabled();
  await expect(tray.getByRole('radio', { disabled: false })).toHaveCount(6);
  await tray.getByText('Hare', { exact: true }).click();
  await expect(page.getByText('Hare it is.')).toBeVisible();
  await page.reload();
  await expect(tray.getByRole('radio', { name: /Hare/ })).toBeChecked();
  await tray.getByText('Fern', { exact: true }).click();
  await expect(page.getByText('Fern it is.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tray.getByRole('radio', { name: /Hare/ })).toBeChecked();
  await expect
    .poll(async () => (await callApi<{ emblem: string }>(page, 'GET', '/api/auth/user')).emblem)
    .toBe('hare');
});

test('a theme opens with its level, and the next page is printed in it from the start', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/profile?tab=settings');
  const themes = page.getByRole('group', { name: 'Theme' });
  await expect(themes.getByRole('radio', { name: /Heath.*Level 7/ })).toBeDisabled();
  await raiseTo(page, 7);
  await page.reload();
  await expect(themes.getByRole('radio', { name: /Secret Grove.*Level 10/ })).toBeDisabled();
  await themes.getByText('Heath', { exact: true }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-skin', 'heath');
  await expect
    .poll(async () => {
      const { activeTheme } = await callApi<{ activeTheme: string }>(
        page,
        'GET',
        '/api/user/progress',
      );
      return activeTheme;
    })
    .toBe('heath');
  // Nobody answers which theme it is, and still it is this one.
  await page.route('**/api/user/progress', () => {});
  await page.goto('/');
  await expect(sheet(page)).toBeVisible();
  await expect(html).toHaveAttribute('data-skin', 'heath');
  await page.unroute('**/api/user/progress');
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged Out')).toBeVisible();
  await expect(html).not.toHaveAttribute('data-skin');
});

test('a switch is saved as it is turned', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile?tab=settings');
  const reminders = page.getByRole('switch', { name: 'Progress Reminders' });
  await expect(reminders).not.toBeChecked();
  await reminders.click();
  await expect(page.getByText('Progress Reminders enabled successfully.')).toBeVisible();
  await page.reload();
  await expect(reminders).toBeChecked();
  await reminders.press('Space');
  await expect(page.getByText('Progress Reminders disabled successfully.')).toBeVisible();
  const dark = page.getByRole('switch', { name: 'Dark Mode' });
  const before = await dark.isChecked();
  await dark.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', before ? 'light' : 'dark');
  await expect.poll(async () => (await settingsOf(page)).notifications.darkMode).toBe(!before);
});

test('a switch leaves alone what was turned on another device', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile?tab=settings');
  const board = page.getByRole('switch', { name: 'Leaderboard' });
  await expect(board).toBeChecked();
  await goQuiet(page);
  await board.click();
  await expect(page.getByText('Leaderboard disabled successfully.')).toBeVisible();
  expect((await settingsOf(page)).game).toEqual({ quietMode: true, onLeaderboard: false });
});

test('a switch turned without a network stays turned, and is saved when it is back', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/profile?tab=settings');
  const letters = page.getByRole('switch', { name: 'Email Notifications' });
  await expect(letters).toBeChecked();
  await context.setOffline(true);
  await letters.click();
  await expect(
    page.getByText('Failed to save setting. Your preference has been saved locally.'),
  ).toBeVisible();
  await expect(letters).not.toBeChecked();
  await context.setOffline(false);
  await expect
    .poll(async () => (await settingsOf(page)).notifications.emailNotifications)
    .toBe(false);
});

test('a switch that the server did not take survives a closed page', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile?tab=settings');
  const weekly = page.getByRole('switch', { name: 'Weekly Reflections' });
  await expect(weekly).toBeChecked();
  await page.route('**/api/user/settings', (route) => route.abort('connectionrefused'));
  await weekly.click();
  await expect(page.getByText(/Your preference has been saved locally/)).toBeVisible();
  await page.reload();
  await expect(weekly).not.toBeChecked();
  await page.unroute('**/api/user/settings');
  await page.reload();
  await expect
    .poll(async () => (await settingsOf(page)).notifications.weeklyReflections)
    .toBe(false);
  await expect(weekly).not.toBeChecked();
});

test('in quiet mode nothing of the game is shown', PHONE_TOO, async ({ page }) => {
  await signUp(page);
  await page.goto('/profile?tab=settings');
  await page.getByRole('switch', { name: 'Quiet Mode' }).click();
  await expect(page.getByText('Quiet Mode enabled successfully.')).toBeVisible();
  await expect(page.getByText(/Level \d| XP/).filter({ visible: true })).toHaveCount(0);

  await page.goto('/');
  await sheet(page).fill('The four-o’clock boat went out without me.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText('Entry Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('No. 2')).toBeVisible();
  await expect(path(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Today’s Quest' })).toBeHidden();
  await expect(page.getByText(/ XP/).filter({ visible: true })).toHaveCount(0);

  await page.goto('/profile');
  await expect(page.getByText('Journal entry', { exact: true })).toBeVisible();
  await expect(page.getByText(/Level|XP|streak|Badges/)).toHaveCount(0);
  await page.goto('/profile?tab=account');
  await expect(page.getByRole('radio', { name: /Hare/ })).toBeEnabled();
  await expect(page.getByText(/Level \d/)).toHaveCount(0);

  // Put back, everything earned meanwhile is there.
  await page.goto('/profile?tab=settings');
  await page.getByRole('switch', { name: 'Quiet Mode' }).click();
  await expect(page.getByText(/\d+ XP/)).toBeVisible();
});

test('no glimpse of the game is seen in quiet, however late the answer', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await expect(path(page)).toBeVisible();
  await goQuiet(page);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('\\"quietMode\\":true');
  await expect(path(page)).toBeHidden();
  // What this browser remembers holds while nobody answers.
  await page.route('**/api/user/settings', () => {});
  await page.reload();
  await expect(sheet(page)).toBeVisible();
  await expect(path(page)).toBeHidden();
  // A browser that remembers nothing shows nothing until it knows.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('pathkeeper-settings')) localStorage.removeItem(key);
    }
  });
  await page.reload();
  await expect(sheet(page)).toBeVisible();
  await expect(page.getByText(/ XP|Badges|Quest/)).toHaveCount(0);
});

test('somewhere else is signed out from here', async ({ page, browser, baseURL }) => {
  const person = await signUp(page);
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const other = await elsewhere.newPage();
  await signIn(other, person);
  await page.goto('/profile?tab=account');
  await expect(page.getByText('Here', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: /^Sign out Firefox on Linux/ }).click();
  await expect(page.getByText('Signed out there.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Firefox on Linux' })).toHaveCount(0);
  expect((await other.request.post('/api/refresh')).status()).toBe(401);
  await elsewhere.close();
});

test('the profile is in nobody’s way', PHONE_TOO, async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  await expect(page.getByText('The first is yours to write')).toBeVisible();
  await expectClean(page);
  await page.goto('/profile?tab=account');
  await expect(page.getByText('Here', { exact: true })).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'Edit display name' }).click();
  await expectClean(page);
  await raiseTo(page, 10);
  await page.goto('/profile?tab=settings');
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  await expectClean(page);
});

test('every theme can be read by day and by night', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await raiseTo(page, 10);
  for (const theme of ['default', 'harbour', 'heath', 'secret-grove']) {
    await callApi(page, 'PATCH', '/api/user/progress', { activeTheme: theme });
    await page.goto('/profile?tab=settings');
    await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
    await expectClearColours(page);
    await page.goto('/');
    await expect(path(page)).toBeVisible();
    await expectClearColours(page);
  }
});
