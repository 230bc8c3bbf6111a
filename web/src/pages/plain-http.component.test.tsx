import { api } from '@pathkeeper/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reload, renderApp } from '../../test/app.tsx';
import { type Journal, keepJournal } from '../../test/journal.ts';
import { aQuest } from '../../test/samples/samples.ts';
import { server } from '../../test/server.ts';

/** What browsers offer on https and localhost only: a home network has none of it. */
const SECURE_ONLY: [object, string[]][] = [
  [Navigator.prototype, ['clipboard', 'locks', 'serviceWorker', 'storage', 'share', 'canShare']],
  [Crypto.prototype, ['randomUUID', 'subtle']],
  [window, ['caches', 'cookieStore']],
];

const editor = page.getByRole('textbox', { name: "Today's Entry" });
const save = page.getByRole('button', { name: 'Save Entry' });
const destructive = page.getByText(/Failed|could not|cannot/);

let journal: Journal;
let taken: [object, string, PropertyDescriptor][] = [];

beforeEach(() => {
  journal = keepJournal();
  for (const [home, names] of SECURE_ONLY) {
    for (const name of names) {
      const property = Object.getOwnPropertyDescriptor(home, name);
      if (!property) continue;
      taken.push([home, name, property]);
      Reflect.deleteProperty(home, name);
    }
  }
});

afterEach(() => {
  for (const [home, name, property] of taken) Object.defineProperty(home, name, property);
  taken = [];
});

test('over plain http a quest is accepted, and its page is kept over a reload and saved', async () => {
  const quest = aQuest();
  server.on(api.quests.today, { ...quest, more: [] });
  server.on(api.quests.accept, { ...quest, status: 'accepted' });
  await renderApp('/');
  expect(['clipboard' in navigator, 'locks' in navigator, 'randomUUID' in crypto]).toEqual([
    false,
    false,
    false,
  ]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.element(page.getByText(/It is on your sheet\.$/)).toBeVisible();
  expect(destructive.query()).toBeNull();

  await editor.click();
  await userEvent.keyboard('{End}The four-o’clock boat.');
  const written = 'The four-o’clock boat.';
  reload();
  await expect.element(editor).toHaveValue(written);
  // Its prompt stands above it, as before.
  await expect.element(page.getByText('To write about')).toBeVisible();
  await save.click();
  await expect.element(page.getByText('Entry Saved')).toBeVisible();
  await expect.element(editor).toHaveValue('');
  expect(journal.entries.map(({ content }) => content)).toEqual([written]);
  expect(destructive.query()).toBeNull();
});
