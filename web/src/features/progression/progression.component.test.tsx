import { api } from '@pathkeeper/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { anEntry, aQuest } from '../../../test/samples.ts';
import { server } from '../../../test/server.ts';

const path = page.getByRole('complementary', { name: 'Your path' });
const editor = page.getByRole('textbox', { name: "Today's Entry" });
const dialog = page.getByRole('dialog');

const LEVEL_TWO = {
  newLevel: 2,
  motivation: 'The lantern has come to the signpost.',
  unlockedFeatures: ['Unlimited entries', 'Weekly reflection'],
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What a phone folds away into its one line. */
const openPath = () => path.getByRole('button', { name: / XP/ }).click();

test.for([
  { name: 'at a desk', window: undefined },
  { name: 'on a phone', window: PHONE },
])('a new path looks ready to be walked $name', async ({ window }) => {
  await renderApp('/', window ? { window } : {});
  await expect.element(path).toBeVisible();
  if (window) await openPath();
  await expect.element(path.getByText('yours to begin')).toBeVisible();
  await expect.element(path.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect.element(path.getByText('100 XP to the next rank, Seeker')).toBeVisible();
  await path.getByRole('button', { name: 'Seeker' }).click();
  await expect.element(dialog.getByText('100 to 299 XP')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await path.getByRole('button', { name: 'All badges, 0 of 28' }).click();
  await expect.element(dialog.getByRole('listitem')).toHaveLength(28);
});

test('a level gained elsewhere is said, and then what it opens', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  server.on(api.progression.checkLevel, { leveledUp: true, ...LEVEL_TWO });
  await renderApp('/');
  await expect.element(page.getByText(/Level 2: Mindful Seeker/)).toBeVisible();
  const opened = page.getByText(/New Features Unlocked .*Weekly reflection/);
  expect(opened.query()).toBeNull();
  vi.advanceTimersByTime(6_000);
  await expect.element(opened).toBeVisible();
});

test('a closed clipboard is said, and the prompt is in the editor all the same', async () => {
  const quest = aQuest();
  server.on(api.quests.today, { ...quest, more: [] });
  server.on(api.quests.accept, { ...quest, status: 'accepted' });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
  await renderApp('/');
  await page.getByRole('button', { name: 'Accept' }).click();
  const sentence = 'Copy Failed: Please manually copy the quest prompt to your journal entry.';
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(editor).toHaveValue(`${quest.prompt}\n\n`);
});

test.for([
  { name: 'at a desk', window: undefined },
  { name: 'on a phone', window: PHONE },
])('the level-up dialog is accessible $name', async ({ window }) => {
  server.on(api.entries.create, ({ body }) => ({
    ...anEntry({ content: body.content }),
    safety: null,
    xpAwarded: 35,
    newBadges: [],
    levelUpdate: LEVEL_TWO,
  }));
  await renderApp('/', window ? { window } : {});
  await expect.element(path).toBeVisible();
  await editor.fill('The four-o’clock boat went out without me today.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  const levelUp = page.getByRole('dialog', { name: /Level 2/ });
  await expect.element(levelUp.getByText('Mindful Seeker')).toBeVisible();
  // The list fades in a moment after the words.
  await expect
    .poll(() => levelUp.element().querySelector('[data-shown=true]')?.textContent)
    .toContain('What it opens');
  await expectAccessible();
  await levelUp.getByRole('button', { name: 'Walk on' }).click();
  await expect.element(levelUp).not.toBeInTheDocument();
});
