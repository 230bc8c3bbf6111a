import { api, DEFAULT_SETTINGS, type SettingsAnswer, type User } from '@pathkeeper/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerInQuiet, SITE } from '../../test/account.ts';
import { DESK, PHONE, reload, renderApp } from '../../test/app.tsx';
import { expectAccessible } from '../../test/axe.ts';
import { press } from '../../test/press.ts';
import {
  anEntry,
  aUser,
  DONE,
  NOTHING_EARNED,
  SAMPLE_DAY,
  SAMPLE_INSTANT,
  someStats,
} from '../../test/samples/samples.ts';
import { gate, NO_NETWORK, server } from '../../test/server.ts';

const SETTINGS = '/profile?tab=settings';
const ACCOUNT = '/profile?tab=account';

const heading = page.getByRole('heading', { level: 1 });
const section = (name: string) => page.getByRole('region', { name, exact: true });
const figure = (name: string) => page.getByRole('term').filter({ hasText: name });

/** Saves the names and the emblem of somebody, as the server does. */
function answerUpdates(user: User) {
  let kept = user;
  server.on(api.accounts.me, () => kept);
  return server.on(api.profile.update, ({ body }) => {
    const { emblem = kept.emblem, displayName = kept.displayName } = body;
    const { leavesWords = kept.leavesWords } = body;
    kept = { ...kept, emblem, displayName, leavesWords };
    return kept;
  });
}

test.for([DESK, PHONE])('the tabs of the profile have addresses ($width px)', async (window) => {
  await renderApp('/', { window });
  await page.getByRole('button', { name: 'Menu of marit' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect.element(heading).toHaveTextContent('marit');
  await expect.element(page.getByText('The first is yours to write')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Profile' });
  const settings = tabs.getByRole('link', { name: 'Settings' });
  await settings.click();
  await expect.poll(() => location.search).toBe('?tab=settings');
  await expect.element(settings).toHaveAttribute('aria-current', 'page');
  expect(tabs.element().querySelectorAll('[aria-current]')).toHaveLength(1);
  history.back();
  await expect.element(page.getByText('The first is yours to write')).toBeVisible();
});

describe('the overview', () => {
  test('of an empty journal is accessible', async () => {
    await renderApp('/profile');
    await expect.element(page.getByText('No stroke yet.')).toBeVisible();
    await expectAccessible();
  });

  const day = {
    date: SAMPLE_DAY,
    entries: 2,
    words: 8,
    mood: 'calm' as const,
    entryId: 7,
    line: 'Four words are here.',
  };

  function answerWithTwoEntries() {
    server.on(
      api.progression.stats,
      someStats(2, { totalEntries: 2, totalWords: 8, currentStreak: 1, longestStreak: 1 }),
    );
    server.on(api.growth.habits, { usualHour: 12, favouriteTag: 'harbour' });
    server.on(api.growth.year, {
      from: '2025-12-01',
      to: SAMPLE_DAY,
      days: [day],
      frozen: [],
      moodsFrom: null,
    });
    server.on(api.growth.metrics, {
      moodTrends: [],
      commonThemes: [],
      months: [],
      totalEntries: 2,
      totalWords: 8,
      longestStreak: 1,
      currentStreak: 1,
      xpPoints: 100,
      firstDate: SAMPLE_DAY,
    });
  }

  test('tells what a journal has come to', async () => {
    answerWithTwoEntries();
    await renderApp('/profile', { level: 2 });
    const beside = (name: string) => figure(name).element().parentElement?.textContent;
    await expect.element(figure('Journal entries')).toBeVisible();
    expect(beside('Journal entries')).toContain('2');
    expect(beside('Words written')).toContain('8');
    expect(beside('Current streak')).toContain('Longest streak 1');
    expect(beside('XP points')).toContain('Level 2, Seeker');
    await expect.element(figure('Favourite tag')).toBeVisible();
    expect(beside('Favourite tag')).toContain('harbour');
    const season = section('Weather of the season').getByRole('listitem');
    await expect.element(season).toHaveTextContent(/Calm.*1 day/);
    await page.getByRole('button', { name: 'Show as table of The year, day by day' }).click();
    const days = section('The year, day by day, as a table').getByRole('row');
    await expect.element(days).toHaveLength(2);
    await expect.element(days.last()).toHaveTextContent('8');
    await expectAccessible();
    await page.getByRole('link', { name: 'Start Journey' }).click();
    await expect.poll(() => location.pathname).toBe('/questionnaire');
  });

  test('tells nothing of the game in quiet mode', async () => {
    answerInQuiet();
    answerWithTwoEntries();
    await renderApp('/profile', { level: 2 });
    await expect.element(figure('Words written')).toBeVisible();
    await expect.element(page.getByText(/XP|streak|Level|Badge|Quest/)).not.toBeInTheDocument();
  });
});

test('a display name is changed with Enter, and never to nothing', async () => {
  answerUpdates(aUser({ firstName: 'Ada', lastName: 'Harbour' }));
  await renderApp(ACCOUNT);
  const edit = page.getByRole('button', { name: 'Edit display name' });
  const field = page.getByRole('textbox', { name: 'Display name' });
  // What was given when the account was opened is told as well.
  await expect.element(section('Account')).toHaveTextContent('Ada Harbour');
  await edit.click();
  await expect.element(field).toHaveValue('marit');
  await field.fill('   ');
  await expect.element(page.getByRole('button', { name: 'Save name' })).toBeDisabled();
  await press(field, '{Enter}{Escape}');
  await expect.element(edit).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await field.fill('Ada of the Harbour');
  await press(field, '{Enter}');
  await expect.element(heading).toHaveTextContent('Ada of the Harbour');
  reload();
  await expect.element(heading).toHaveTextContent('Ada of the Harbour');
});

test('an emblem is worn at once, kept, and given back', async () => {
  const updates = answerUpdates(aUser());
  await renderApp(ACCOUNT);
  const tray = page.getByRole('group', { name: 'Emblem' });
  const hare = tray.getByRole('radio', { name: /Hare/ });
  await expect.element(tray.getByRole('radio', { name: /Initial/ })).toBeChecked();
  await expect.element(tray.getByRole('radio', { name: /Kite.*Level 2/ })).toBeDisabled();
  await expect.element(tray.getByRole('radio', { name: /Beacon.*Level 10/ })).toBeDisabled();
  await expect.element(tray.getByRole('radio', { disabled: false })).toHaveLength(6);
  await tray.getByText('Hare', { exact: true }).click();
  await expect.element(page.getByText('Hare it is.')).toBeVisible();
  reload();
  await expect.element(hare).toBeChecked();
  await tray.getByText('Fern', { exact: true }).click();
  await expect.element(page.getByText('Fern it is.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(hare).toBeChecked();
  await expect.poll(() => updates.map(({ body }) => body.emblem)).toEqual(['hare', 'fern', 'hare']);
});

describe('a switch', () => {
  const saved = (own: Partial<SettingsAnswer['settings']['game']>): SettingsAnswer => ({
    success: true,
    settings: { ...DEFAULT_SETTINGS, game: { ...DEFAULT_SETTINGS.game, ...own } },
    isDarkModeChosen: false,
  });

  test('is saved as it is turned', async () => {
    await renderApp(SETTINGS);
    const reminders = page.getByRole('switch', { name: 'Progress Reminders' });
    await expect.element(reminders).not.toBeChecked();
    await reminders.click();
    const enabled = page.getByText('Progress Reminders enabled successfully.');
    await expect.element(enabled).toBeVisible();
    reload();
    await expect.element(reminders).toBeChecked();
    await press(reminders, ' ');
    const disabled = page.getByText('Progress Reminders disabled successfully.');
    await expect.element(disabled).toBeVisible();
    await expect.element(reminders).not.toBeChecked();
  });

  test('of the dark mode changes the theme', async () => {
    await renderApp(SETTINGS);
    const dark = page.getByRole('switch', { name: 'Dark Mode' });
    await expect.element(dark).toBeVisible();
    const isDark = document.documentElement.dataset.theme === 'dark';
    await dark.click();
    await expect.poll(() => document.documentElement.dataset.theme).toBe(isDark ? 'light' : 'dark');
  });

  test('leaves alone what was turned on another device', async () => {
    await renderApp(SETTINGS);
    const board = page.getByRole('switch', { name: 'Leaderboard' });
    await expect.element(board).toBeChecked();
    server.on(api.profile.settings, saved({ quietMode: true }));
    const saves = server.on(
      api.profile.saveSettings,
      saved({ quietMode: true, onLeaderboard: false }),
    );
    await board.click();
    await expect.element(page.getByText('Leaderboard disabled successfully.')).toBeVisible();
    expect(saves).toMatchObject([
      { body: { settingType: 'game', settings: { quietMode: true, onLeaderboard: false } } },
    ]);
  });

  test('letters are said as this installation sends them', async () => {
    await renderApp(SETTINGS);
    await expect.element(page.getByText(/one letter a day at most/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'what you are told' }))
      .toHaveAttribute('href', '/notices#told-about');
    server.on(api.site.info, { ...SITE, canSendMail: false });
    reload();
    await expect.element(page.getByText(/This house sends no mail yet/)).toBeVisible();
    await expect.element(page.getByText(/one letter a day/)).not.toBeInTheDocument();
  });

  test('turned without a network stays turned, and is saved when it is back', async () => {
    await renderApp(SETTINGS);
    const letters = page.getByRole('switch', { name: 'Email Notifications' });
    await expect.element(letters).toBeChecked();
    server.away(true);
    await letters.click();
    const local = 'Failed to save setting. Your preference has been saved locally.';
    await expect.element(page.getByText(local)).toBeVisible();
    await expect.element(letters).not.toBeChecked();
    const saves = server.on(api.profile.saveSettings, saved({}));
    server.away(false);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await expect
      .poll(() => saves.map(({ body }) => body))
      .toMatchObject([{ settingType: 'notifications', settings: { emailNotifications: false } }]);
  });

  test('that the server did not take survives a closed page', async () => {
    const weekly = page.getByRole('switch', { name: 'Weekly Reflections' });
    await renderApp(SETTINGS);
    await expect.element(weekly).toBeChecked();
    server.on(api.profile.saveSettings, NO_NETWORK);
    await weekly.click();
    const local = page.getByText(/Your preference has been saved locally/);
    await expect.element(local).toBeVisible();
    reload();
    await expect.element(weekly).not.toBeChecked();
    const saves = server.on(api.profile.saveSettings, saved({}));
    reload();
    await expect
      .poll(() => saves.at(-1)?.body)
      .toMatchObject({ settingType: 'notifications', settings: { weeklyReflections: false } });
  });
});

describe('in quiet mode', () => {
  const path = page.getByRole('complementary', { name: 'Your path' });
  const sheet = page.getByRole('textbox', { name: "Today's Entry" });
  const ofTheGame = page.getByText(/Level \d| XP/);

  test.for([DESK, PHONE])('nothing of the game is shown ($width px)', async (window) => {
    server.on(api.entries.create, { ...anEntry(), ...NOTHING_EARNED, safety: null });
    await renderApp(SETTINGS, { window });
    const quiet = page.getByRole('switch', { name: 'Quiet Mode' });
    await quiet.click();
    await expect.element(page.getByText('Quiet Mode enabled successfully.')).toBeVisible();
    await expect.element(ofTheGame).not.toBeInTheDocument();

    await renderApp('/', { window });
    await sheet.fill('The four-o’clock boat went out without me.');
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await expect.element(page.getByText('Entry Saved', { exact: true })).toBeVisible();
    await expect.element(path).not.toBeInTheDocument();
    await expect.element(section('Today’s Quest')).not.toBeInTheDocument();
    await expect.element(page.getByText(/ XP/)).not.toBeInTheDocument();

    await renderApp('/profile', { window });
    await expect.element(page.getByText('Journal entries', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/Level|XP|streak|Badges/)).not.toBeInTheDocument();
    await renderApp(ACCOUNT, { window });
    await expect.element(page.getByRole('radio', { name: /Hare/ })).toBeEnabled();
    await expect.element(page.getByText(/Level \d/)).not.toBeInTheDocument();

    // Put back, everything earned meanwhile is there.
    await renderApp(SETTINGS, { window });
    await quiet.click();
    await expect.element(page.getByText(/\d+ XP/)).toBeVisible();
  });

  test('no glimpse of the game is seen, however late the answer', async () => {
    answerInQuiet();
    await renderApp('/');
    await expect.element(sheet).toBeVisible();
    await expect.poll(() => JSON.stringify({ ...localStorage })).toContain('\\"quietMode\\":true');
    await expect.element(path).not.toBeInTheDocument();
    // What this browser remembers holds while nobody answers.
    const never = gate();
    server.on(api.profile.settings, () => never.opened.then(() => NO_NETWORK));
    reload();
    await expect.element(sheet).toBeVisible();
    await expect.element(path).not.toBeInTheDocument();
    // A browser that remembers nothing shows nothing until it knows.
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('pathkeeper-settings')) localStorage.removeItem(key);
    }
    reload();
    await expect.element(sheet).toBeVisible();
    await expect.element(page.getByText(/ XP|Badges|Quest/)).not.toBeInTheDocument();
  });
});

describe('the account', () => {
  const session = {
    id: '0b0c9a4e-5f0a-4a43-9c5e-0d6c1f2a3b4c',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    createdAt: SAMPLE_INSTANT,
    lastUsedAt: SAMPLE_INSTANT,
    current: false,
  };
  const here = { ...session, id: '1b0c9a4e-5f0a-4a43-9c5e-0d6c1f2a3b4c', current: true };

  test('ends a session elsewhere', async () => {
    const older = Array.from({ length: 6 }, (_none, index) => ({
      ...session,
      id: `2b0c9a4e-5f0a-4a43-9c5e-0d6c1f2a3b4${index}`,
      userAgent: null,
    }));
    let kept = [session, ...older, here];
    server.on(api.accounts.sessions, () => kept);
    const endings = server.on(api.accounts.endSession, ({ params }) => {
      kept = kept.filter(({ id }) => id !== params.id);
      return DONE;
    });
    await renderApp(ACCOUNT);
    await expect.element(page.getByText('Here', { exact: true })).toBeVisible();
    await expect.element(section('Account').getByText('Free Beta Account')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: '3 more', exact: true }).click();
    await expect
      .element(page.getByRole('button', { name: /^Sign out .* last used/ }))
      .toHaveLength(7);
    await page.getByRole('button', { name: /^Sign out Firefox on Linux/ }).click();
    await expect.element(page.getByText('Signed out there.')).toBeVisible();
    expect(endings).toMatchObject([{ params: { id: session.id } }]);
    await expect
      .element(page.getByRole('button', { name: /^Sign out Firefox on Linux/ }))
      .not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Sign out/ }).first()).toHaveFocus();
  });

  test('is accessible on a phone, and while the name is edited', async () => {
    server.on(api.accounts.sessions, [here]);
    await renderApp(ACCOUNT, { window: PHONE });
    await page.getByRole('button', { name: 'Edit display name' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Display name' })).toBeVisible();
    await expectAccessible();
  });
});

test('the settings are accessible, with every theme open', async () => {
  await renderApp(SETTINGS, { level: 10 });
  await expect.element(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  await expectAccessible();
});

test('it is chosen beforehand whether words in the forum outlast the account', async () => {
  const user = aUser({ isEntitled: true });
  const sent = answerUpdates(user);
  await renderApp(ACCOUNT, { user });
  await expect.element(section('Account').getByText('Premium Plan')).toBeVisible();
  const choice = page.getByRole('switch', { name: /Leave my words in the forum/ });
  await expect.element(choice).not.toBeChecked();
  await choice.click();
  await expect.element(choice).toBeChecked();
  expect(sent.map(({ body }) => body)).toEqual([{ leavesWords: true }]);
});
