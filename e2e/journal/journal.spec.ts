import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callApi, expect, PHONE_TOO, raiseTo, sheet, test } from '../fixtures.ts';

/** Opens the menu of the entry that holds these words and takes one of its items. */
async function act(page: Page, words: string, item: string) {
  const row = page.getByRole('article').filter({ hasText: words });
  await row.getByRole('button', { name: /^Actions for the entry/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test(
  'a journal is kept: register, write, find, edit, pin, file, download, delete',
  PHONE_TOO,
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Begin Your Journey' }).first().click();
    const name = `keeper-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`;
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Email').fill(`${name}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill('a quiet harbour');
    await page.getByLabel('Confirm Password').fill('a quiet harbour');
    await page
      .locator('form')
      .getByRole('button', { name: /Journey|Account|Register/ })
      .click();
    await expect(page.getByText('Account Created!')).toBeVisible();

    // The sheet is ready to type in, without a click.
    await expect(sheet(page)).toBeFocused();
    await page.keyboard.type('The four-o’clock boat went out without me.');
    await page.getByLabel('Mood').selectOption('calm');
    await page.getByLabel('Tags', { exact: true }).fill('harbour');
    await page.getByLabel('Tags', { exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await expect(page.getByText('Entry Saved')).toBeVisible();
    await expect(sheet(page)).toHaveValue('');
    const recent = page.getByRole('region', { name: 'Recent Entries' });
    await expect(recent.getByText('The four-o’clock boat went out without me.')).toBeVisible();
    await callApi(page, 'POST', '/api/entries', { content: 'Rain against the office glass.' });

    // Pins and folders open at level 3.
    await raiseTo(page, 3);
    await page.reload();
    await page.getByRole('link', { name: 'Manage All Entries' }).click();
    // The home page has two articles as well.
    const all = page.getByRole('list', { name: 'All Entries' });
    await expect(all.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: 'Search & Filter' }).click();
    await page.getByLabel('Words').fill('boat');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.locator('mark')).toHaveText('boat');

    await act(page, 'boat went out', 'Edit Entry');
    await page
      .getByRole('textbox', { name: "The entry's text" })
      .fill('The five-o’clock boat came back.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Entry updated')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'five-o’clock' })).toBeVisible();

    await act(page, 'five-o’clock', 'Pin Entry');
    await expect(page.getByRole('article').getByText('Pinned')).toBeVisible();

    await page.getByRole('button', { name: /^Manage/ }).click();
    await page.getByRole('button', { name: 'New Folder' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Harbour');
    await page.getByRole('button', { name: 'Create Folder' }).click();
    await expect(page.getByText('Folder created')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await act(page, 'five-o’clock', 'Move to Folder');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Harbour/ })
      .click();
    await expect(page.getByText('Entry moved')).toBeVisible();
    await expect(page.getByRole('article').getByText('Harbour', { exact: true })).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('article').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Download Selected (1)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^journal-entry-\d+\.txt$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('Mood: Calm\nTags: harbour\n\nThe five-o’clock boat came back.');

    await act(page, 'five-o’clock', 'Delete Entry');
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete entry' }).click();
    await expect(page.getByText('Entry deleted')).toBeVisible();
    await expect(page.getByText('No entries found matching your search criteria.')).toBeVisible();
    const left = await callApi<{ content: string }[]>(page, 'GET', '/api/entries');
    expect(left.map(({ content }) => content)).toEqual(['Rain against the office glass.']);
  },
);

test.describe('what is not there', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an entry that is nobody’s or somebody else’s says so', async ({ page, writer: _ }) => {
    for (const id of ['99999999', 'nonsense']) {
      await page.goto(`/entry/${id}`);
      await expect(page.getByText('Entry Not Found')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(sheet(page)).toBeVisible();
  });
});
