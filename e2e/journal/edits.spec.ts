import type { Page } from '@playwright/test';
import { callApi, expect, test } from '../fixtures.ts';

/** Opens the edit of an entry; returns the text that is edited. */
async function openEdit(page: Page, id: number) {
  await page.goto(`/entry/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  return page.getByRole('textbox', { name: "The entry's text" });
}

/** Saves an entry that says `As it was.` */
async function writeEntry(page: Page): Promise<number> {
  const body = { content: 'As it was.' };
  return (await callApi<{ id: number }>(page, 'POST', '/api/entries', body)).id;
}

test('an edit survives a reload, and is only thrown away when asked', async ({
  page,
  writer: _,
}) => {
  const text = await openEdit(page, await writeEntry(page));
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

test('two tabs that edit one entry keep both texts', async ({ page, writer: _, context }) => {
  const id = await writeEntry(page);
  const other = await context.newPage();
  await (await openEdit(page, id)).fill('In the first tab.');
  await (await openEdit(other, id)).fill('In the second tab.');
  await expect(await openEdit(page, id)).toHaveValue('In the first tab.');
  await expect(await openEdit(other, id)).toHaveValue('In the second tab.');
});
