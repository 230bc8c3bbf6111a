import { api, DEFAULT_SETTINGS, type SettingsAnswer } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PHONE, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { aProgress, aUser } from '../../../../test/samples/samples.ts';
import { server } from '../../../../test/server.ts';

const OWNER = aUser({ role: 'admin', isOwner: true });
const switcher = page.getByRole('button', { name: 'Level Testing' });
const line = page.getByText(/^Level 7 is set by hand/);
const dialog = page.getByRole('dialog');

const savedWith = (levelTesting: boolean): SettingsAnswer => ({
  success: true,
  settings: { ...DEFAULT_SETTINGS, game: { ...DEFAULT_SETTINGS.game, levelTesting } },
  isDarkModeChosen: false,
});

/** The server as it is once the owner has turned Level Testing on, or not. */
function answerOwner(levelTesting: boolean, progress = aProgress(2)) {
  server.on(api.profile.settings, savedWith(levelTesting));
  server.on(api.progression.progress, progress);
  return server.on(api.progression.setLevel, ({ body: { level } }) => {
    server.on(api.progression.progress, setTo(level));
    return { newLevel: level ?? 2 };
  });
}

const setTo = (level: number | null) =>
  aProgress(level ?? 2, { earnedLevel: 2, isSetByHand: level !== null });

test('the owner has no switcher of levels while it is off', async () => {
  answerOwner(false);
  await renderApp('/', { user: OWNER });
  await expect.element(page.getByText(/to the next rank/)).toBeVisible();
  expect(switcher.query()).toBeNull();
});

test('the owner turns the switcher on in the profile', async () => {
  answerOwner(false);
  await renderApp('/profile?tab=settings', { user: OWNER });
  const row = page.getByRole('switch', { name: 'Level Testing' });
  await expect.element(row).not.toBeChecked();
  const saves = server.on(api.profile.saveSettings, savedWith(true));
  await row.click();
  await expect
    .poll(() => saves.map(({ body }) => body.settings))
    .toMatchObject([{ levelTesting: true }]);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect.element(switcher).toBeVisible();
});

test('nobody else is shown the switch', async () => {
  await renderApp('/profile?tab=settings');
  await expect.element(page.getByRole('switch', { name: 'Leaderboard' })).toBeVisible();
  expect(page.getByRole('switch', { name: 'Level Testing' }).query()).toBeNull();
});

test('beside a level set by hand, the way to the next rank is said to be the earned one', async () => {
  answerOwner(true, { ...setTo(10), xp: 150 });
  await renderApp('/', { user: OWNER });
  await expect.element(page.getByText(/XP to the next rank as earned/)).toBeVisible();
});

test('a level is set by hand only after a question', async () => {
  const calls = answerOwner(true);
  await renderApp('/', { user: OWNER });
  const choose = async () => {
    await switcher.click();
    await page.getByRole('menuitem', { name: /^7 · Architect/ }).click();
  };
  await choose();
  await expect.element(dialog.getByText(/XP, badges and the ledger stay/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  await choose();
  await dialog.getByRole('button', { name: 'Set it by hand' }).click();
  await expect.element(line).toBeVisible();
  expect(calls).toMatchObject([{ body: { level: 7 } }]);
});

test.for([
  { name: 'at a desk', window: undefined },
  { name: 'on a phone', window: PHONE },
])(
  'a level set by hand is said on every page, and taken back at one press $name',
  async ({ window }) => {
    const calls = answerOwner(false, setTo(7));
    await renderApp('/vault', { user: OWNER, ...(window && { window }) });
    await expect.element(line).toBeVisible();
    await expect.element(page.getByText('As earned it is level 2, Seeker.')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'As earned' }).click();
    await expect.element(line).not.toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { level: null } }]);
  },
);
