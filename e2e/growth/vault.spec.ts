import type { Page } from '@playwright/test';
import { expect, raiseTo, test } from '../fixtures.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Insights' }).getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');
const widget = (page: Page) => page.getByRole('region', { name: 'The Vault' });

test('the vault opens at level 2, takes the first insight from the home page and holds it', async ({
  page,
  writer,
}) => {
  await expect(widget(page)).toContainText('It opens at level 2');
  await page.getByRole('button', { name: `Menu of ${writer.username}` }).click();
  await page.getByRole('menuitem', { name: 'The Vault' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Vault' })).toBeVisible();
  await expect(page.getByText('The Vault is not open yet')).toBeVisible();
  await expect(page.getByText('It opens at level 2')).toBeVisible();

  await raiseTo(page, 2);
  await page.goto('/');
  await expect(widget(page)).toContainText('No insights saved yet');
  await widget(page).getByRole('button', { name: 'Add Your First Insight' }).click();
  const form = widget(page).getByRole('textbox', { name: 'Title' });
  await expect(form).toBeFocused();
  await widget(page).getByRole('button', { name: 'Keep it' }).click();
  await expect(widget(page)).toContainText('It needs a title to be found by.');
  await form.fill('Rest after telling');
  await widget(page)
    .getByRole('textbox', { name: 'The insight' })
    .fill('You rest best afterwards.');
  await widget(page).getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Insight saved!')).toBeVisible();
  await expect(form).toHaveCount(0);
  await widget(page).getByRole('link', { name: 'Rest after telling' }).click();
  await expect(page).toHaveURL(/\/vault\?insight=\d+$/);
  await expect(dialog(page)).toContainText('You rest best afterwards.');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/vault');
  await expect(cards(page)).toHaveCount(1);
});
