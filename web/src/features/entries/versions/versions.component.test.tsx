import { api, type EntryVersion } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { keepJournal } from '../../../../test/journal.ts';
import { anEntry, DONE, SAMPLE_INSTANT } from '../../../../test/samples/samples.ts';
import { server } from '../../../../test/server.ts';

const EARLIER: EntryVersion = {
  ...{ version: 1, content: 'The boat came back late.', mood: 'calm', tags: ['quay'] },
  ...{ wordCount: 5, savedAt: SAMPLE_INSTANT },
};

test('an earlier version is compared and put back, from the page and from the list', async () => {
  const entry = anEntry({ content: 'The boat came back early.', version: 2 });
  const journal = keepJournal(entry);
  server.on(api.entries.versions, [EARLIER]);
  await renderApp(`/entry/${entry.id}`);
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect
    .element(dialog.getByRole('region', { name: 'What has changed since' }))
    .toHaveTextContent('The boat came back taken out: lateput in: early.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Read it alone' }).click();
  await expect
    .element(dialog.getByRole('region', { name: 'As it read then' }))
    .toHaveTextContent(/^The boat came back late\.$/);
  await dialog.getByRole('button', { name: 'Delete this version' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this version?' });
  const removed = server.on(api.entries.removeVersion, DONE);
  await question.getByRole('button', { name: 'Keep it' }).click();
  expect(removed).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete this version' }).click();
  await question.getByRole('button', { name: 'Delete version' }).click();
  await expect.element(page.getByText('Version deleted')).toBeVisible();
  expect(removed).toMatchObject([{ params: { id: entry.id, version: 1 } }]);
  await dialog.getByRole('button', { name: 'Put this version back' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Entry updated')).toBeVisible();
  await expect.element(page.getByRole('article')).toHaveTextContent('The boat came back late.');
  expect(journal.entries).toMatchObject([
    { content: EARLIER.content, mood: 'calm', tags: ['quay'] },
  ]);

  await page.getByRole('link', { name: 'All Entries' }).first().click();
  await page.getByRole('button', { name: /^Actions for the entry/ }).click();
  await page.getByRole('menuitem', { name: 'Earlier Versions' }).click();
  await expect.element(dialog).toBeVisible();
});
