import type { Page } from '@playwright/test';
import { callApi, expect, expectClean, PHONE_TOO, raiseTo, sheet, test } from './fixtures.ts';

const PAGE = `The four-o'clock boat went out without me today, and I did not stand on the quay feeling robbed.

Tomas rang while I was washing the pens. He asked how I was and I said fine, in the voice I use for customs officers.`;

const cards = (page: Page) => page.getByRole('list', { name: 'Insights' }).getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');
const widget = (page: Page) => page.getByRole('region', { name: 'The Vault' });

/** A phone shows the form when it is asked for; a wide screen has it in the margin. */
async function openForm(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Add Insight' });
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(button.or(title).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  await expect(title).toBeVisible();
}

/** As many insights: every other one a lesson of one's own, the others goals of a week. */
async function fill(page: Page, count: number): Promise<void> {
  const refreshed = await page.request.post('/api/refresh');
  const { accessToken } = (await refreshed.json()) as { accessToken: string };
  for (let number = 1; number <= count; number++) {
    const [category, source] = number % 2 ? ['lesson', 'daily'] : ['goal', 'weekly'];
    await page.request.post('/api/insights', {
      headers: { Authorization: `Bearer ${accessToken}` },
      data: { title: `Note ${number}`, content: `Said ${number} times.`, category, source },
    });
  }
}

test('the vault opens at level 2, takes the first insight from the home page and holds it', async ({
  page,
  writer,
}) => {
  await expect(widget(page)).toContainText('It opens at level 2');
  await page.getByRole('button', { name: `Menu of ${writer.username}` }).click();
  await page.getByRole('menuitem', { name: 'The Vault' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Vault' })).toBeVisible();
  await expect(page.getByText('No insights yet')).toBeVisible();
  await expect(page.getByText('It opens at level 2')).toBeVisible();
  await expectClean(page);

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

test(
  'an insight is written, found, read, changed and deleted, and no word is lost',
  PHONE_TOO,
  async ({ page, writer: _writer }) => {
    await raiseTo(page, 2);
    const entry = await callApi<{ id: number }>(page, 'POST', '/api/entries', { content: PAGE });
    await fill(page, 25);
    await page.goto('/vault');
    await openForm(page);
    await page.getByRole('textbox', { name: 'Title' }).fill('Café by the water');
    await page.getByRole('textbox', { name: 'The insight' }).fill('Decide away from it.');
    await page.reload();
    await openForm(page);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Café by the water');
    await page.getByRole('radio', { name: 'Lesson', exact: true }).click();
    await page.getByRole('combobox', { name: 'From' }).selectOption(String(entry.id));
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByText('Insight saved!')).toBeVisible();

    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Show the other 2' }).click();
    await expect(cards(page)).toHaveCount(26);
    await expectClean(page);
    await page.getByRole('combobox', { name: 'Source' }).selectOption('weekly');
    await expect(cards(page)).toHaveCount(12);
    await page.getByRole('radio', { name: 'Lessons' }).click();
    await expect(page.getByText('No insights found')).toBeVisible();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.getByRole('searchbox').fill('CAFE decide');
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(/query=CAFE/);

    const card = page.getByRole('link', { name: 'Café by the water' });
    await card.click();
    await expect(dialog(page)).toContainText('Decide away from it.');
    await expect(dialog(page)).toContainText('The four-o');
    await expectClean(page);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('link', { name: 'View Related Entry' }).click();
    await expect(page).toHaveURL(`/entry/${entry.id}`);
    await page.goBack();

    await dialog(page).getByRole('button', { name: 'Edit' }).click();
    await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Work by the water');
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('button', { name: 'Edit' }).click();
    await expect(dialog(page).getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Work by the water',
    );
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Work by the water' })).toBeVisible();
    // A dialog hears Escape a moment after it begins to come: its fading in tells when it is there.
    await page.emulateMedia({ reducedMotion: null });
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Insight' });
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await expect(question).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete insight' }).click();
    await expect(page.getByText('Insight deleted')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('No insights found')).toBeVisible();

    await page.goto('/vault');
    await page.getByRole('link', { name: 'Note 25' }).click();
    await dialog(page).getByRole('button', { name: 'Write from this' }).click();
    await expect(sheet(page)).toHaveValue(/Note 25/);
  },
);

test('a reflection goes into the vault once, and is remembered there', async ({
  page,
  writer: _writer,
}) => {
  type Written = { id: number; localDate: string };
  const entry = await callApi<Written>(page, 'POST', '/api/entries', { content: PAGE });
  await callApi(page, 'POST', `/api/entries/${entry.id}/analyze`);
  await page.goto(`/entry/${entry.id}`);
  await page.getByRole('button', { name: 'Bookmark, opens at Level 2' }).click();
  await expect(page.getByText('The Vault: Level 2')).toBeVisible();
  await raiseTo(page, 2);
  await page.reload();
  await page.getByRole('button', { name: 'Bookmark' }).click();
  await expect(page.getByText('Insight Bookmarked!')).toBeVisible();
  const kept = page.getByRole('link', { name: 'In the vault' });
  await expect(kept).toBeFocused();
  await page.reload();
  await kept.click();
  await expect(page.getByText('Already bookmarked')).toBeVisible();
  await expect(dialog(page)).toContainText('Merlin wrote this beside your entry');

  await page.goto(`/reflect/week?start=${entry.localDate}`);
  await page.getByRole('button', { name: 'Keep in the Vault' }).click();
  await expect(page.getByText('Insight Bookmarked!')).toBeVisible();
  await kept.click();
  await expect(dialog(page)).toContainText('Merlin wrote this of the week of');
  await page.goto('/vault?source=weekly');
  await expect(cards(page)).toHaveCount(1);
});

test('by keyboard: more of the vault leads on to what came, and a deleted card to the next', async ({
  page,
  writer,
}) => {
  expect(writer.username).toBeTruthy();
  await raiseTo(page, 2);
  await fill(page, 26);
  await page.goto('/vault');
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Show the other 2' }).press('Enter');
  await expect(cards(page)).toHaveCount(26);
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Insight deleted')).toBeVisible();
  await expect(cards(page).getByRole('link', { name: 'Note 1', exact: true })).toBeFocused();
});
