import { api } from '@pathkeeper/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PHONE, reload, renderApp } from '../../../../../test/app.tsx';
import { type Journal, keepJournal } from '../../../../../test/journal.ts';
import { refuseDrafts } from '../../../../../test/refuse-drafts.ts';
import { anEntry } from '../../../../../test/samples/samples.ts';
import { refuse, server } from '../../../../../test/server.ts';

const text = page.getByRole('textbox', { name: "The entry's text" });
const theirs = page.getByRole('textbox', { name: 'Saved elsewhere' });
const editor = page.getByRole('textbox', { name: "Today's Entry" });
const dialog = page.getByRole('dialog');
const edit = page.getByRole('button', { name: 'Edit' });
const saveChanges = page.getByRole('button', { name: 'Save changes' });

const entry = anEntry({ content: 'As it was.' });
let journal: Journal;

beforeEach(() => {
  journal = keepJournal(entry);
});

const contents = () => journal.entries.map(({ content }) => content);

async function openEdit(options?: Parameters<typeof renderApp>[1]): Promise<void> {
  await renderApp(`/entry/${entry.id}`, options);
  await edit.click();
}

/** Saves what waits in the editor, as the only entry there is. */
async function saveAsOnlyEntry(): Promise<void> {
  await expect.element(editor).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect.poll(contents).toEqual(['Mine.']);
  await expect.element(editor).toHaveValue('');
}

describe('an edit of an entry that was changed elsewhere', () => {
  beforeEach(async () => {
    await openEdit();
    await text.fill('Mine.');
    journal.edit(entry.id, 'From the phone.');
    await saveChanges.click();
    await expect.element(theirs).toHaveValue('From the phone.');
    await expect.element(text).toHaveValue('Mine.');
  });

  test('is given up for the newer version only after a question', async () => {
    await page.getByRole('button', { name: 'Keep theirs' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(text).toHaveValue('Mine.');
    await page.getByRole('button', { name: 'Keep theirs' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('article')).toHaveTextContent('From the phone.');
  });

  test('is saved over the newer one, which is to be kept', async () => {
    const saved = server.on(api.entries.update, ({ body }) => ({
      ...{ ...entry, content: body.content, version: 3, safety: null },
    }));
    await expect.element(page.getByText('This page was changed somewhere else')).toHaveFocus();
    await page.getByRole('button', { name: 'Save mine over it' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(saved[0]?.body).toMatchObject({ content: 'Mine.', overwrites: true });
  });

  test('can be saved as a new entry beside it, which is offered first', async () => {
    const choices = page
      .getByRole('region', { name: /changed somewhere else/ })
      .getByRole('button');
    await expect.element(choices.nth(0)).toHaveTextContent('Save mine as a new page');
    await expect.element(choices.nth(1)).toHaveTextContent('Save mine over it');
    await page.getByRole('button', { name: 'Save mine as a new page' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(contents()).toEqual(['Mine.', 'From the phone.']);
    await expect.element(page.getByText('Entry Saved')).toBeVisible();
  });
});

test('an edit moves a page to another day, and sends no day that it was left on', async () => {
  const calls = server.on(api.entries.update, ({ body }) => ({
    ...entry,
    content: body.content,
    localDate: body.localDate ?? entry.localDate,
    version: 2,
    safety: null,
  }));
  await openEdit();
  const day = page.getByLabelText('Day', { exact: true });
  await expect.element(day).toHaveValue(entry.localDate);
  await day.fill('');
  await expect.element(saveChanges).toBeDisabled();
  await day.fill('2026-01-03');
  await saveChanges.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/the 3rd of January/).first()).toBeVisible();
  await edit.click();
  await text.fill('Only other words.');
  await saveChanges.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body.localDate)).toEqual(['2026-01-03', undefined]);
});

test('an edit that was interrupted is told on the page; on a phone saving it stays above the keyboard', async () => {
  await openEdit({ window: PHONE });
  await text.fill('Mine, begun on a phone.\n'.repeat(30));
  reload();
  const goOn = page.getByRole('button', { name: 'Go on with them' });
  await expect.element(page.getByText(/^Your changes of .+ not saved yet/)).toBeVisible();
  await goOn.click();
  await expect.element(text).toHaveValue('Mine, begun on a phone.\n'.repeat(30));
  const view = window.visualViewport as VisualViewport;
  const height = vi.spyOn(view, 'height', 'get').mockReturnValue(508);
  view.dispatchEvent(new Event('resize'));
  const foot = () => saveChanges.element().getBoundingClientRect().bottom;
  await expect.poll(foot).toBeLessThanOrEqual(508);
  const back = page
    .getByText(/are back, not saved yet/)
    .element()
    .getBoundingClientRect();
  expect(back.bottom).toBeLessThanOrEqual(508);
  height.mockRestore();
  await saveChanges.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(goOn).not.toBeInTheDocument();
});

test('an edit that fails on the page says so in its words, and stays', async () => {
  await openEdit();
  await text.fill('Mine.');
  server.on(api.entries.update, refuse(500, 'internal', 'Something went wrong on our side.'));
  await saveChanges.click();
  await expect.element(page.getByText('Update Failed')).toBeVisible();
  await expect.element(text).toHaveValue('Mine.');
});

describe('an edit of an entry that was deleted elsewhere', () => {
  test('waits in the editor for a new entry when it is saved', async () => {
    await openEdit();
    await text.fill('Mine.');
    journal.remove(entry.id);
    await saveChanges.click();
    await expect.element(page.getByText('This page was deleted somewhere else')).toBeVisible();
    await page.getByRole('button', { name: 'Go there' }).click();
    await saveAsOnlyEntry();
  });

  test('waits in the editor for a new entry when it was left unsaved', async () => {
    await openEdit();
    await text.fill('Mine.');
    journal.remove(entry.id);
    reload();
    await expect.element(page.getByRole('heading', { name: 'Entry Not Found' })).toBeVisible();
    await expect
      .element(page.getByText(/waits on the writing sheet, for a new page/))
      .toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await saveAsOnlyEntry();
  });

  test('leaves nothing when it was taken back by hand', async () => {
    await openEdit();
    await text.fill('Mine.');
    await text.fill('As it was.');
    journal.remove(entry.id);
    reload();
    await expect.element(page.getByRole('heading', { name: 'Entry Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect.element(editor).toHaveValue('');
    expect(Object.keys(localStorage).filter((key) => key.includes('drafts:'))).toEqual([]);
  });

  test('stays open where the browser keeps nothing', async () => {
    await refuseDrafts();
    await openEdit();
    await text.fill('Mine.');
    journal.remove(entry.id);
    await saveChanges.click();
    await expect.element(page.getByText('That entry was not found.')).toBeVisible();
    await expect.element(text).toHaveValue('Mine.');
  });
});
