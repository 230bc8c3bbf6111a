import { api } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../test/app.tsx';
import { keepJournal } from '../../../test/journal.ts';
import { anEntry, DONE } from '../../../test/samples/samples.ts';
import { gate, refuse, server } from '../../../test/server.ts';

const entry = anEntry({ content: 'As it was.' });
const remove = page.getByRole('button', { name: 'Delete entry' });
const failed = page.getByText('Delete Failed');

beforeEach(() => {
  keepJournal(entry);
});

async function ask(): Promise<HTMLElement> {
  await renderApp(`/entry/${entry.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(remove).toBeVisible();
  return remove.element() as HTMLElement;
}

test('a double tap on Delete deletes once and ends as one press does', async () => {
  const { opened, open } = gate();
  const calls = server.on(api.entries.remove, async () => {
    if (calls.length > 1) return refuse(404, 'not_found', 'That entry was not found.');
    await opened;
    return DONE;
  });
  const button = await ask();
  button.click();
  button.click();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  open();
  await expect.element(page.getByText('Entry Deleted')).toBeVisible();
  expect(failed.query()).toBeNull();
  expect(calls).toHaveLength(1);
});

test('a delete that failed can be tried again at once', async () => {
  let tries = 0;
  server.on(api.entries.remove, () =>
    ++tries > 1 ? DONE : refuse(500, 'internal', 'Something went wrong on our side.'),
  );
  (await ask()).click();
  await expect.element(failed).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await remove.click();
  await expect.element(page.getByText('Entry Deleted')).toBeVisible();
});
