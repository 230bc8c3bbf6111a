import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { anEntry, DONE } from '../../../test/samples/samples.ts';
import { refuse, server } from '../../../test/server.ts';

const CONTENT = 'First line.\n\n  Indented, with <b>no</b> markup & "quotes".\n\nمرحبا بالعالم 🎉';

test.for([
  { name: 'at a desk', window: undefined },
  { name: 'on a phone', window: PHONE },
])('an entry is shown exactly as it was typed, and can be deleted $name', async ({ window }) => {
  const entry = anEntry({ content: CONTENT });
  server.on(api.entries.get, entry);
  const removed = server.on(api.entries.remove, DONE);
  await renderApp(`/entry/${entry.id}`, window ? { window } : {});
  await expect.element(page.getByText('Indented, with <b>no</b> markup & "quotes".')).toBeVisible();
  await expect.element(page.getByText('مرحبا بالعالم 🎉')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect.element(page.getByText('Entry Deleted')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: "Today's Entry" })).toBeVisible();
  expect(removed).toMatchObject([{ params: { id: entry.id } }]);
});

test.for(['99999999', 'nonsense'])('an entry that is not there says so: %s', async (id) => {
  server.on(api.entries.get, refuse(404, 'not_found', 'The entry was not found.'));
  await renderApp(`/entry/${id}`);
  await expect.element(page.getByText('Entry Not Found')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect.element(page.getByRole('textbox', { name: "Today's Entry" })).toBeVisible();
});

test('the address of an entry in the bin says so, and puts it back', async () => {
  const entry = anEntry({ content: 'The boat went out.' });
  const inBin = refuse(404, 'not_found', 'This page is in the bin.', { isBinned: true });
  server.on(api.entries.get, inBin);
  await renderApp(`/entry/${entry.id}`, { level: 3 });
  await expect
    .element(page.getByRole('heading', { name: 'This page is in the bin.' }))
    .toBeVisible();
  await expectAccessible();
  const restored = server.on(api.entries.restore, entry);
  server.on(api.entries.get, entry);
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect.element(page.getByText('The boat went out.')).toBeVisible();
  expect(restored).toMatchObject([{ params: { id: entry.id } }]);
  // Two taps in a row are one press.
  const pins = server.on(api.entries.pin, ({ body }) => ({ ...entry, isPinned: body.isPinned }));
  await page.getByRole('button', { name: 'Pin', exact: true }).dblClick();
  await expect.element(page.getByRole('button', { name: 'Unpin' })).toBeVisible();
  expect(pins.map(({ body }) => body.isPinned)).toEqual([true]);
});
