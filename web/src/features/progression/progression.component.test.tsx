import { api, OFFERED_BADGES, TOP_LEVEL } from '@pathkeeper/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { anEntry, anInsight, aProgress, NOTHING_EARNED } from '../../../test/samples/samples.ts';
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
  await expect.element(path.getByText('1,000 XP to the next thousand')).toBeVisible();
  await expect.element(path.getByText('100 XP to the next rank, Seeker')).toBeVisible();
  await path.getByRole('button', { name: 'Seeker' }).click();
  await expect.element(dialog.getByText('100 to 299 XP')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const all = OFFERED_BADGES.length;
  await path.getByRole('button', { name: `All badges, 0 of ${all}` }).click();
  await expect.element(dialog.getByRole('listitem')).toHaveLength(all);
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

test('where the installation has opened every gate, no level is said to open anything', async () => {
  server.on(api.progression.progress, aProgress(1, { gateLevel: TOP_LEVEL }));
  await renderApp('/profile');
  await expect.element(page.getByText(/^Level 1, Wanderer/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^All badges, 0 of/ })).toBeVisible();
  expect(page.getByText(/^Opens at level/).query()).toBeNull();
});

test('the announcement of a level leads to what it opens', async () => {
  server.on(api.insights.create, {
    ...anInsight(),
    ...NOTHING_EARNED,
    levelUpdate: { newLevel: 5, unlockedFeatures: ['Prompt library'], motivation: 'On with it.' },
  } as never);
  await renderApp('/vault', { level: 5 });
  await page.getByLabelText('Title').fill('Boots again');
  await page.getByRole('textbox', { name: 'Insight' }).fill('I never regret the walk.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Prompt library' }).click();
  await expect.poll(() => location.pathname).toBe('/prompts');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the rules lead to the prompt library', async () => {
  await renderApp('/rules', { level: 5 });
  await page.getByRole('link', { name: 'Prompt library' }).click();
  await expect.poll(() => location.pathname).toBe('/prompts');
});

test('the rules lead to the shelf of deep prompts', async () => {
  await renderApp('/rules', { level: 9 });
  await page.getByRole('link', { name: 'Deep prompts' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/prompts?shelf=deep');
});
