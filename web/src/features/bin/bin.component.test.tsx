import { api, type Binned } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { anEntry, DONE } from '../../../test/samples/samples.ts';
import { NO_NETWORK, server } from '../../../test/server.ts';

const PAGE: Binned = {
  ...{ id: 7, kind: 'entry', thingId: 41, title: null, localDate: '2026-11-20' },
  excerpt: 'The boat went out without me.',
  deletedAt: '2026-11-20T11:30:00.000Z',
  goesAt: '2999-12-20T11:30:00.000Z',
};
const INSIGHT: Binned = {
  ...{ ...PAGE, id: 8, kind: 'insight', thingId: 3, title: 'Rest', localDate: null },
  excerpt: 'Rest is work too.',
};

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

/** A bin that empties as things are taken out of it. */
function fill(...items: Binned[]) {
  const lying = [...items];
  const takeOut = (found: (item: Binned) => boolean) =>
    void lying.splice(lying.findIndex(found), 1);
  server.on(api.bin.list, () => [...lying]);
  return {
    restored: server.on(api.entries.restore, ({ params }) => {
      takeOut(({ thingId }) => thingId === params.id);
      return anEntry({ id: params.id });
    }),
    removed: server.on(api.bin.remove, ({ params }) => {
      takeOut(({ id }) => id === params.id);
      return DONE;
    }),
  };
}

test.for([DESK, PHONE])('the bin is reached from the entries at $width px', async (window) => {
  fill(PAGE, INSIGHT);
  await renderApp('/entries', { window });
  await page.getByRole('link', { name: 'The Bin' }).click();
  await expect.element(page.getByRole('heading', { name: 'The Bin' })).toBeVisible();
  await expect.element(row('The boat went out').getByText(/^Goes for good in/)).toBeVisible();
  await expectAccessible();
});

test('the bin is emptied by what is brought back and what is deleted for good', async () => {
  const { restored, removed } = fill(PAGE, INSIGHT);
  await renderApp('/bin');
  await row('The boat')
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect.element(page.getByText('Brought back')).toBeVisible();
  await expect.element(row('The boat')).not.toBeInTheDocument();
  expect(restored).toMatchObject([{ params: { id: 41 } }]);

  await row('Rest')
    .getByRole('button', { name: /^Delete for good/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Delete Insight' });
  await expect.element(question.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(page.getByText('The bin is empty.')).toBeVisible();
  expect(removed).toMatchObject([{ params: { id: 8 } }]);
  await expectAccessible();
});

test('an entry is deleted for good after the words of S1.5', async () => {
  fill(PAGE);
  await renderApp('/bin');
  await page.getByRole('button', { name: /^Delete for good/ }).click();
  await expect
    .element(
      page.getByText(
        'Are you sure you want to delete this journal entry? This action cannot be undone.',
      ),
    )
    .toBeVisible();
});

test('what could not be brought back stays', async () => {
  fill(PAGE);
  server.on(api.entries.restore, NO_NETWORK);
  await renderApp('/bin');
  await page.getByRole('button', { name: /^Restore/ }).click();
  await expect.element(page.getByText('Not Brought Back')).toBeVisible();
  await expect.element(row('The boat')).toBeVisible();
});

test('a page that was deleted comes back by Undo', async () => {
  const entry = anEntry({ content: 'The boat went out without me.' });
  let isThere = true;
  server.on(api.entries.list, () => (isThere ? [entry] : []));
  server.on(api.entries.remove, () => {
    isThere = false;
    return DONE;
  });
  const restored = server.on(api.entries.restore, () => {
    isThere = true;
    return entry;
  });
  await renderApp('/entries');
  await page.getByRole('button', { name: /^Actions for the entry/ }).click();
  await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect.element(page.getByText('Entry deleted')).toBeVisible();
  await expect.element(page.getByText('The boat went out')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('The boat went out')).toBeVisible();
  expect(restored).toMatchObject([{ params: { id: entry.id } }]);
  await expect.element(page.getByText('The page stands where it stood.')).toBeVisible();
});
