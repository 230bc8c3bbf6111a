import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { anEntry, aSafetyAnswer, NOTHING_EARNED } from '../../../test/samples/samples.ts';
import { NO_NETWORK, server } from '../../../test/server.ts';
import { queryClient } from '../../app/query-client.ts';
import { quiet } from '../../features/profile/quiet.queries.ts';
import { hideGame } from '../../lib/crisis/crisis-notice.ts';
import { refetchChanged } from '../../lib/queries/query-keys.ts';

const line = page.getByRole('region', { name: 'People to talk to' });
const putAway = line.getByRole('button', { name: /^Put/ });
const path = page.getByRole('complementary', { name: 'Your path' });
const quest = page.getByRole('region', { name: 'Today’s Quest' });
const inspiration = page.getByRole('heading', { name: 'Daily Inspiration' });

/** The server's word on the quiet; settable, as the words behind it come and go. */
function answerQuiet(first: boolean) {
  const state = { isQuiet: first };
  server.on(api.profile.quiet, () => ({ ...state }));
  return state;
}

test('a home after hard words names people to call, and nothing that is scored', async () => {
  answerQuiet(true);
  const checks = server.on(api.progression.checkLevel, () => {
    throw new Error('A level was asked for.');
  });
  await renderApp('/', { level: 6 });
  await expect.element(line.getByRole('link').first()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Today’s Entry' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'A word with Merlin' })).toBeVisible();
  for (const part of [path, quest, inspiration]) await expect.element(part).not.toBeInTheDocument();
  await expect.element(page.getByText(/\bXP\b/)).not.toBeInTheDocument();
  expect(checks).toHaveLength(0);
  await expectAccessible();
});

test('on a phone too', async () => {
  answerQuiet(true);
  await renderApp('/', { level: 6, window: PHONE });
  await expect.element(line.getByRole('link').first()).toBeVisible();
  await expect.element(page.getByText(/\bXP\b/)).not.toBeInTheDocument();
  await expectAccessible();
});

test('a home on any other day has the game and no such line', async () => {
  answerQuiet(false);
  await renderApp('/', { level: 6 });
  for (const part of [path, quest, inspiration]) await expect.element(part).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
});

test('where nobody can say, the home is what it always was', async () => {
  server.on(api.profile.quiet, NO_NETWORK);
  await renderApp('/', { level: 6 });
  await expect.element(path).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
});

test('the line leads to more people, and comes back to itself', async () => {
  answerQuiet(true);
  await renderApp('/');
  await line.getByRole('button', { name: 'More people' }).click();
  const dialog = page.getByRole('dialog', { name: /Talk to a person/ });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(line).toBeVisible();
});

test('put away, the game is back here and the heading has the focus', async () => {
  const state = answerQuiet(true);
  const calls = server.on(api.profile.putQuietAway, () => {
    state.isQuiet = false;
    return { isQuiet: false };
  });
  await renderApp('/', { level: 6 });
  await putAway.click();
  await expect.element(path).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(page.getByText('It is put away.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Today’s Entry' })).toHaveFocus();
  expect(calls).toHaveLength(1);
});

test('what could not be put away stays, and says so', async () => {
  answerQuiet(true);
  server.on(api.profile.putQuietAway, NO_NETWORK);
  await renderApp('/');
  await putAway.click();
  await expect.element(page.getByText('Not Put Away')).toBeVisible();
  await expect.element(line).toBeVisible();
});

test('a saved entry begins it, beside nothing that is announced', async () => {
  const state = answerQuiet(false);
  server.on(api.entries.create, () => {
    state.isQuiet = true;
    return {
      ...anEntry(),
      ...NOTHING_EARNED,
      xpAwarded: 35,
      levelUpdate: { newLevel: 3, unlockedFeatures: [], motivation: 'On with it.' },
      safety: aSafetyAnswer(),
    };
  });
  await renderApp('/', { level: 2 });
  await page.getByRole('textbox', { name: "Today's Entry" }).fill('The worst of all nights.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  const dialog = page.getByRole('dialog', { name: /Talk to a person/ });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(line).toBeVisible();
  await expect.element(path).not.toBeInTheDocument();
  await expect.element(page.getByText('Entry Saved')).not.toBeInTheDocument();
  await expect.element(page.getByText(/Level 3/)).not.toBeInTheDocument();
});

test('with the words gone, the game is back', async () => {
  hideGame(1, 'saved');
  const state = answerQuiet(true);
  await renderApp('/', { level: 2 });
  await expect.element(line.getByRole('link').first()).toBeVisible();
  await expect.poll(() => queryClient.getQueryData(quiet(1).queryKey)).toEqual({ isQuiet: true });
  state.isQuiet = false;
  await refetchChanged(queryClient, ['entries']);
  await expect.element(path).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
});

test('what was told to Merlin is in no entry: no edit of one brings the game back', async () => {
  hideGame(1, 'told');
  const state = answerQuiet(true);
  await renderApp('/', { level: 2 });
  await expect.element(line.getByRole('link').first()).toBeVisible();
  await expect.poll(() => queryClient.getQueryData(quiet(1).queryKey)).toEqual({ isQuiet: true });
  state.isQuiet = false;
  await refetchChanged(queryClient, ['entries']);
  await expect.poll(() => queryClient.getQueryData(quiet(1).queryKey)).toEqual({ isQuiet: false });
  await expect.element(line).toBeVisible();
  await expect.element(path).not.toBeInTheDocument();
});
