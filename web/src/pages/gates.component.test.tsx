import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../test/app.tsx';
import { anEntry } from '../../test/samples/samples.ts';
import { refuse, server } from '../../test/server.ts';

const moods = page.getByLabelText('Mood').first().getByRole('option');
const sheet = page.getByRole('textbox', { name: "Today's Entry" });

test('a newcomer chooses among five moods, and is told when there are more', async () => {
  await renderApp('/');
  // No mood is the first of the list.
  await expect.element(moods).toHaveLength(7);
  await expect.element(moods.last()).toHaveTextContent('5 more at level 3');
  await expect.element(moods.last()).toBeDisabled();
});

test('with every level reached there are all moods', async () => {
  await renderApp('/', { level: 10 });
  await expect.element(moods).toHaveLength(12);
});

test.for([DESK, PHONE])(
  'a newcomer sees that pins and folders are locked, and what opens them ($width px)',
  async (window) => {
    server.on(api.entries.list, [anEntry()]);
    await renderApp('/entries', { window });
    await page.getByRole('button', { name: /^Actions/ }).click();
    const pin = page.getByRole('menuitem', { name: /Pin Entry/ });
    await expect.element(pin).toHaveTextContent('Pin EntryLevel 3');
    await pin.click();
    await expect.element(page.getByText(/^Pinned entries: Level 3/)).toBeVisible();
    await expect
      .element(page.getByText(/It opens at level 3, Student. \d+ XP to go/))
      .toBeVisible();
    await page.getByRole('button', { name: /^Manage/ }).click();
    const folders = page.getByRole('dialog');
    await expect.element(folders.getByText(/Folders open at level 3/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'New Folder' })).not.toBeInTheDocument();
  },
);

test('a full first level keeps what was written and says what to do', async () => {
  const refusal = 'Entry limit reached: your level holds 30 entries.';
  server.on(api.entries.create, refuse(403, 'limit_reached', refusal, { max: 30 }));
  await renderApp('/');
  await sheet.fill('The thirty-first page.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect.element(page.getByText(/^Entry Limit Reached/)).toBeVisible();
  const advice = "You've reached your limit of 30 entries. Level up to unlock more!";
  await expect.element(page.getByText(advice)).toBeVisible();
  await expect.element(sheet).toHaveValue('The thirty-first page.');
});
