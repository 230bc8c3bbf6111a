import { api } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reload, renderApp } from '../../../../test/app.tsx';
import { type Journal, keepJournal } from '../../../../test/journal.ts';
import { aUser } from '../../../../test/samples/samples.ts';
import { gate, NO_NETWORK, server } from '../../../../test/server.ts';

const WORDS = 'The lamp on at three, because November has no patience.';

const editor = page.getByRole('textbox', { name: "Today's Entry" });
const save = page.getByRole('button', { name: 'Save Entry' });
const saved = page.getByText('Entry Saved');
const waits = page.getByText('Waiting to be saved.');

let journal: Journal;
beforeEach(() => {
  journal = keepJournal();
});

const contents = () => journal.entries.map(({ content }) => content);
const sayOnline = () => window.dispatchEvent(new Event('online'));
const typeOn = async (words: string) => {
  await editor.click();
  await userEvent.keyboard(`{End}${words}`);
};

test('what is typed survives a reload', async () => {
  await renderApp('/');
  await editor.fill(WORDS);
  await userEvent.selectOptions(page.getByLabelText('Mood'), 'calm');
  const tags = page.getByLabelText('Tags', { exact: true });
  await tags.fill('harbour');
  await userEvent.keyboard('{Enter}');
  reload();
  await expect.element(editor).toHaveValue(WORDS);
  await expect.element(page.getByLabelText('Mood')).toHaveValue('calm');
  await expect.element(page.getByText('harbour', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Kept from .*, not saved yet\.$/)).toBeVisible();
});

test('nobody else who signs in here is shown what was typed', async () => {
  await renderApp('/');
  await editor.fill(WORDS);
  await renderApp('/', { user: aUser({ id: 2, username: 'ines' }) });
  reload();
  await expect.element(page.getByRole('button', { name: 'Menu of ines' })).toBeVisible();
  await expect.element(editor).toHaveValue('');
});

test('an entry saved without a network is saved when it comes back, once', async () => {
  await renderApp('/');
  await editor.fill(WORDS);
  server.away(true);
  await save.click();
  await expect.element(page.getByText('Save Failed')).toBeVisible();
  await expect.element(editor).toHaveValue(WORDS);
  server.away(false);
  sayOnline();
  await expect.element(saved).toBeVisible();
  await expect.element(editor).toHaveValue('');
  expect(contents()).toEqual([WORDS]);
});

test('an entry that the server could not take is saved once it is back, announced by nobody', async () => {
  await renderApp('/');
  await editor.fill(WORDS);
  server.away(true);
  await save.click();
  await expect.element(page.getByText('Save Failed')).toBeVisible();
  server.away(false);
  await expect.element(saved).toBeVisible();
  expect(contents()).toEqual([WORDS]);
});

test('who writes on while an entry waits is not interrupted, and saves it by hand', async () => {
  await renderApp('/');
  await editor.fill(WORDS);
  server.away(true);
  await save.click();
  await expect.element(waits).toBeVisible();
  await typeOn(' And then');
  server.away(false);
  sayOnline();
  await expect.element(page.getByText('Kept on this device until you save it.')).toBeVisible();
  await userEvent.keyboard(' the tide turned.');
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(contents()).toEqual([`${WORDS} And then the tide turned.`]);
});

test('what is written while a save goes on by itself is not lost', async () => {
  const held = gate();
  const calls = server.on(api.entries.create, async (call) => {
    if (calls.length === 1) return NO_NETWORK;
    if (calls.length === 2) await held.opened;
    return journal.create(call);
  });
  await renderApp('/');
  await editor.fill(WORDS);
  await save.click();
  await expect.element(waits).toBeVisible();
  sayOnline();
  await expect.poll(() => calls).toHaveLength(2);
  // Asked for again before the first of them is answered: it must not take half a sentence along.
  sayOnline();
  await typeOn(' And then.');
  held.open();
  await expect.poll(contents).toEqual([WORDS]);
  await expect.element(editor).toHaveValue(`${WORDS} And then.`);
  expect(calls).toHaveLength(2);
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(contents()).toEqual([`${WORDS} And then.`]);
});

test('a save that fails after its screen was left loses none of its words, nor later ones', async () => {
  const held = gate();
  server.on(api.entries.create, async (): Promise<typeof NO_NETWORK> => {
    await held.opened;
    return NO_NETWORK;
  });
  await renderApp('/');
  await editor.fill(WORDS);
  await save.click();
  await expect.element(editor).toHaveValue('');
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect.poll(() => location.pathname).toBe('/about');
  history.back();
  await expect.element(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await editor.fill('And more.');
  held.open();
  const both = `${WORDS}\n\nAnd more.`;
  await expect.element(editor).toHaveValue(both);
  reload();
  await expect.element(editor).toHaveValue(both);
  journal = keepJournal();
  await save.click();
  await expect.element(saved).toBeVisible();
  reload();
  await expect.element(page.getByRole('article').getByText('And more.')).toBeVisible();
  await expect.element(editor).toHaveValue('');
  expect(Object.keys(localStorage).filter((key) => key.includes('drafts:'))).toEqual([]);
  expect(contents()).toEqual([both]);
});
