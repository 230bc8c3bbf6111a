import { api, DEFAULT_SETTINGS, type Earnings } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { renderApp } from '../../test/app.tsx';
import { anEntry, anInsight, NOTHING_EARNED } from '../../test/samples/samples.ts';
import { gate, server } from '../../test/server.ts';
import { isGameHidden } from '../lib/crisis/game-hidden.ts';
import { toastStore } from '../ui/toast.ts';

const LEVEL_UP = { newLevel: 3, unlockedFeatures: [], motivation: 'On with it.' };
const SAFETY = {
  tier: 'now' as const,
  message: 'Please talk to a person.',
  helplines: [],
};

const settings = (quietMode: boolean) => ({
  success: true as const,
  settings: { ...DEFAULT_SETTINGS, game: { ...DEFAULT_SETTINGS.game, quietMode } },
  isDarkModeChosen: false,
});

/** Saves an entry on the home screen; the answer earns what is given. */
async function saveEntry(
  earned: Partial<Earnings>,
  safety: typeof SAFETY | null = null,
): Promise<void> {
  server.on(api.entries.create, { ...anEntry(), ...NOTHING_EARNED, ...earned, safety } as never);
  await renderApp('/', { level: 2 });
  await page.getByRole('textbox', { name: "Today's Entry" }).fill('The harbour was white.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
}

/** Keeps an insight in the vault; the answer earns what is given. */
async function keepInsight(earned: Partial<Earnings>): Promise<void> {
  server.on(api.insights.create, { ...anInsight(), ...NOTHING_EARNED, ...earned } as never);
  await renderApp('/vault', { level: 2 });
  await page.getByLabelText('Title').fill('Boots again');
  await page.getByRole('textbox', { name: 'Insight' }).fill('I never regret the walk.');
  await page.getByRole('button', { name: 'Keep it' }).click();
}

test('a toast says what an answer earned', async () => {
  await keepInsight({ xpAwarded: 15 });
  await expect.element(page.getByText('Insight saved!')).toBeVisible();
  const words = page.getByText('+15 XP. It is in the vault.');
  await expect.element(words).toBeVisible();
  // A finger that turns back leaves it; one that draws it further than 50 px to the side takes it away.
  draw(words, 50, 'touch');
  draw(words, -200, 'mouse');
  expect(toastStore.get()).not.toBeNull();
  draw(words, -51, 'touch');
  await expect.element(words).not.toBeInTheDocument();
});

/** Draws something to the side and lets it go. */
function draw(what: Locator, way: number, pointerType: string): void {
  const at = (type: string, clientX: number) =>
    what
      .element()
      .dispatchEvent(new PointerEvent(type, { pointerType, pointerId: 7, clientX, bubbles: true }));
  at('pointerdown', 300);
  at('pointermove', 300 + way);
  at('pointerup', 300 + way);
}

test('a level is a dialog, over whatever screen is open by then', async () => {
  const { opened, open } = gate();
  server.on(api.insights.create, async () => {
    await opened;
    return { ...anInsight(), ...NOTHING_EARNED, xpAwarded: 15, levelUpdate: LEVEL_UP } as never;
  });
  await renderApp('/vault', { level: 2 });
  await page.getByLabelText('Title').fill('Boots again');
  await page.getByRole('textbox', { name: 'Insight' }).fill('I never regret the walk.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules of the Game' }).click();
  await expect.poll(() => location.pathname).toBe('/rules');
  open();
  await expect.element(page.getByRole('dialog', { name: /Level 3/ })).toBeVisible();
});

test('in quiet mode only that it is done is said, and that waits until the mode is known', async () => {
  const { opened, open } = gate();
  server.on(api.profile.settings, async () => {
    await opened;
    return settings(true);
  });
  await keepInsight({ xpAwarded: 15, levelUpdate: LEVEL_UP });
  await expect.element(page.getByLabelText('Title')).toHaveValue('');
  await expect.element(page.getByText('Insight saved!')).not.toBeInTheDocument();
  open();
  await expect.element(page.getByText('Insight saved!')).toBeVisible();
  await expect.element(page.getByText(/XP. It is in the vault/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('beside people to call nothing is announced, and the game is hidden', async () => {
  await saveEntry({ xpAwarded: 10, levelUpdate: LEVEL_UP }, SAFETY);
  await expect.element(page.getByRole('dialog', { name: /Talk to a person/ })).toBeVisible();
  await expect.element(page.getByText('Entry Saved')).not.toBeInTheDocument();
  await expect.element(page.getByText(/Level 3/)).not.toBeInTheDocument();
  expect(isGameHidden(1)).toBe(true);
});
