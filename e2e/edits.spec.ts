import type { Page } from '@playwright/test';
import { callApi, expect, expectSaved, sheet, test } from './fixtures.ts';

// A conflict is answered 409.
test.use({ expectedErrors: [/Failed to load resource/] });

/** Opens the edit of a new page; returns the page's id, and the text that is edited. */
async function openEdit(page: Page) {
  const { id } = await callApi<{ id: number }>(page, 'POST', '/api/entries', {
    content: 'As it was.',
  });
  await page.goto(`/entry/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  return { id, text: page.getByRole('textbox', { name: "The entry's text" }) };
}

/** Edits a page that is changed elsewhere meanwhile; leaves the two versions on the screen. */
async function meetANewerVersion(page: Page): Promise<void> {
  const { id, text } = await openEdit(page);
  await text.fill('Mine.');
  await callApi(page, 'PUT', `/api/entries/${id}`, { content: 'From the phone.', version: 1 });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('textbox', { name: 'Saved elsewhere' })).toHaveValue(
    'From the phone.',
  );
  await expect(text).toHaveValue('Mine.');
}

test('an edit survives a reload, and is only thrown away when asked', async ({ page, writer }) => {
  expect(writer.username).toBeTruthy();
  const { text } = await openEdit(page);
  await text.fill('As it is going to be.');
  await page.reload();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(text).toHaveValue('As it is going to be.');
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(text).toHaveValue('As it was.');
});

test('two tabs that edit one entry keep both texts', async ({ page, writer, context }) => {
  expect(writer.username).toBeTruthy();
  const { id } = await callApi<{ id: number }>(page, 'POST', '/api/entries', {
    content: 'As it was.',
  });
  const other = await context.newPage();
  const textOf = async (tab: Page) => {
    await tab.goto(`/entry/${id}`);
    await tab.getByRole('button', { name: 'Edit' }).click();
    return tab.getByRole('textbox', { name: "The entry's text" });
  };
  await (await textOf(page)).fill('In the first tab.');
  await (await textOf(other)).fill('In the second tab.');
  await expect(await textOf(page)).toHaveValue('In the first tab.');
  await expect(await textOf(other)).toHaveValue('In the second tab.');
});

test('an edit that is given up for a newer version is asked about first', async ({
  page,
  writer,
}) => {
  expect(writer.username).toBeTruthy();
  await meetANewerVersion(page);
  await page.getByRole('button', { name: 'Keep theirs' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('textbox', { name: "The entry's text" })).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Keep theirs' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText('From the phone.');
});

test('an edit that meets a newer version keeps both texts', async ({ page, writer }) => {
  expect(writer.username).toBeTruthy();
  await meetANewerVersion(page);
  await page.getByRole('button', { name: 'Save mine as a new page' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const entries = await callApi<{ content: string }[]>(page, 'GET', '/api/entries');
  expect(entries.map(({ content }) => content)).toEqual(['Mine.', 'From the phone.']);
});

for (const [when, leave] of [
  ['open', async () => {}],
  ['left unsaved', (page: Page) => page.reload()],
] as const) {
  test(`an edit ${when} of a page that is deleted elsewhere waits on the writing sheet`, async ({
    page,
    writer,
  }) => {
    expect(writer.username).toBeTruthy();
    const { id, text } = await openEdit(page);
    await text.fill('Mine.');
    await callApi(page, 'DELETE', `/api/entries/${id}`);
    await leave(page);
    if (when === 'open') {
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('This page was deleted somewhere else')).toBeVisible();
      await page.getByRole('button', { name: 'Go there' }).click();
    } else {
      await expect(page.getByRole('heading', { name: 'Entry Not Found' })).toBeVisible();
      await expect(page.getByText(/waits on the writing sheet, for a new page/)).toBeVisible();
      await page.getByRole('link', { name: 'Back to Home' }).click();
    }
    await expect(sheet(page)).toHaveValue('Mine.');
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await expectSaved(page);
    const entries = await callApi<{ content: string }[]>(page, 'GET', '/api/entries');
    expect(entries.map(({ content }) => content)).toEqual(['Mine.']);
  });
}

test('an edit that was taken back by hand is none, also when the page is deleted elsewhere', async ({
  page,
  writer,
}) => {
  expect(writer.username).toBeTruthy();
  const { id, text } = await openEdit(page);
  await text.fill('Mine.');
  await text.fill('As it was.');
  await callApi(page, 'DELETE', `/api/entries/${id}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Entry Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(sheet(page)).toHaveValue('');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /drafts:/.test(key))),
  ).toEqual([]);
});

test('an edit of a page that is deleted elsewhere stays open where the browser keeps nothing', async ({
  page,
  writer,
}) => {
  expect(writer.username).toBeTruthy();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException('off', 'InvalidStateError');
    };
  });
  const { id, text } = await openEdit(page);
  await text.fill('Mine.');
  await callApi(page, 'DELETE', `/api/entries/${id}`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('That entry was not found.')).toBeVisible();
  await expect(text).toHaveValue('Mine.');
});
