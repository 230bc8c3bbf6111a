import type { Page } from '@playwright/test';
import { callApi, expect, raiseTo, sheet, test } from '../fixtures.ts';

const write = (page: Page, content: string, mood: string | null, tags: string[] = []) =>
  callApi<{ id: number }>(page, 'POST', '/api/entries', { content, mood, tags });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const year = (page: Page) => page.getByRole('slider', { name: 'A day of the year' });

/** The map on the home screen, which is fetched when it comes near. */
async function findHomeMap(page: Page) {
  // It lies right below, and comes together with what is above it.
  await page.getByRole('region', { name: 'Periodic Reflections' }).scrollIntoViewIfNeeded();
  return section(page, 'Growth Map');
}

async function showTable(page: Page, name: string) {
  await page.getByRole('button', { name: `Show as table of ${name}` }).click();
  return section(page, `${name}, as a table`).getByRole('table');
}

test('what is written is on the map: moods in per cent, themes, the day and its page', async ({
  page,
  writer: _,
}) => {
  await raiseTo(page, 2);
  await write(page, 'Calm by the water.', 'calm', ['harbour']);
  await write(page, 'Calm once more, and the longest of these three.', 'calm', ['harbour']);
  await write(page, 'Happy about it.', 'happy', ['tide']);

  await page.reload();
  const home = await findHomeMap(page);
  await expect(home.getByRole('listitem').filter({ hasText: 'Calm' })).toContainText('67%');
  await sheet(page).fill('Happy again, on a page of its own.');
  await page.getByLabel('Mood').first().selectOption('happy');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(home.getByRole('listitem').filter({ hasText: 'Calm' })).toContainText('50%');
  await home.getByRole('link', { name: 'The whole map' }).click();

  await expect(page.getByText(/^4 pages · \d+ words · since/)).toBeVisible();
  const moods = await showTable(page, 'Top moods');
  await expect(moods.getByRole('row', { name: 'Calm 2 50%' })).toBeVisible();
  const days = await showTable(page, 'A year of days');
  await expect(days.getByRole('row')).toHaveCount(2);
  await expect(days.getByRole('row').last()).toContainText('4');
  await expect(year(page)).toHaveAttribute('aria-valuetext', /: \d+ words, (Calm|Happy)$/);

  await page.getByRole('link', { name: /^Calm once more/ }).click();
  await expect(page).toHaveURL(/\/entry\/\d+$/);
  await page.goBack();
  await section(page, 'An index of themes')
    .getByRole('link', { name: /^harbour 2 pages/ })
    .click();
  await expect(page).toHaveURL(/\/entries#\?query=harbour/);
  await expect(page.getByRole('article')).toHaveCount(2);
});
