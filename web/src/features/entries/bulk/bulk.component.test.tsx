import { api } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../../test/app.tsx';
import { keepJournal } from '../../../../test/journal.ts';
import { aFolder, anEntry, DONE } from '../../../../test/samples/samples.ts';
import { refuse, server } from '../../../../test/server.ts';

const entries = ['The first.', 'The second.', 'The third.'].map((content, place) =>
  anEntry({ content, tags: place === 0 ? ['boats'] : [], folderId: null }),
);
const [first, second] = entries.map(({ id }) => id);

let journal: ReturnType<typeof keepJournal>;
beforeEach(() => {
  journal = keepJournal(...entries);
  server.on(api.folders.list, [aFolder({ id: 4, name: 'Harbour' })]);
});

async function selectTwo(): Promise<void> {
  await renderApp('/entries', { level: 5 });
  const boxes = page.getByRole('checkbox', { name: /^Select the entry of/ });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
}

test('several entries are deleted at once, and come back at once', async () => {
  const deleted = server.on(api.entries.remove, ({ params }) => {
    journal.remove(params.id);
    return DONE;
  });
  const restored = server.on(api.entries.restore, ({ params }) =>
    anEntry({ id: params.id, content: 'Back.' }),
  );
  await selectTwo();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete 2 pages' }).click();
  await expect.element(page.getByText('2 pages deleted')).toBeVisible();
  expect(deleted.map(({ params }) => params.id)).toEqual([first, second]);
  await expect.element(page.getByRole('checkbox', { name: /^Select all/ })).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => restored.map(({ params }) => params.id)).toEqual([first, second]);
  await expect.element(page.getByText('2 pages as before.')).toBeVisible();
});

test('tags join those that the entries have, and what is refused is said', async () => {
  const saved = server.on(api.entries.update, ({ params, body }) =>
    params.id === second
      ? refuse(409, 'edit_conflict', 'It was changed elsewhere.', { entry: entries[1] })
      : { ...anEntry({ id: params.id, tags: body.tags }), version: 2, safety: null },
  );
  await selectTwo();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByRole('dialog').getByLabelText('Tags').fill('winter,');
  await page.getByRole('button', { name: 'Add to 2 pages' }).click();
  await expect.element(page.getByText('1 page tagged')).toBeVisible();
  await expect.element(page.getByText('1 page stayed as before: try again.')).toBeVisible();
  expect(saved[0]?.body).toMatchObject({ tags: ['boats', 'winter'], version: 1 });
  await expect.element(page.getByRole('button', { name: 'Tag', exact: true })).toHaveFocus();
});

test('several entries are moved into a folder', async () => {
  const moved = server.on(api.entries.move, ({ params, body }) =>
    anEntry({ id: params.id, folderId: body.folderId }),
  );
  await selectTwo();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Harbour/ })
    .click();
  await expect.element(page.getByText('2 pages moved')).toBeVisible();
  expect(moved.map(({ body }) => body.folderId)).toEqual([4, 4]);
});
