import { callApi, expect, expectClean, OWNER, signIn, test } from '../fixtures.ts';

/** One pixel of red, as PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

interface Article {
  slug: string;
  content: string;
  state: string;
}

test('an article is written, shown, set for a day, published, corrected and withdrawn', async ({
  page,
}) => {
  await signIn(page, OWNER);
  await page.goto('/admin/blog-management');
  await page.getByRole('link', { name: 'Create Article' }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const sheet = page.getByRole('textbox', { name: 'Content' });
  const name = `The kettle and the page ${Date.now().toString(36)}`;
  await title.fill(name);
  await title.press('Enter');
  await page.keyboard.type('Put the page beside the kettle.');
  await expect(page.getByText('Article created successfully')).toBeVisible();
  await expect(page).toHaveURL(/blog-management\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const stored = () => callApi<Article>(page, 'GET', `/api/admin/blog/articles/${id}`);

  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'kettle.png', mimeType: 'image/png', buffer: PIXEL });
  await page.getByLabel('In words, for those who cannot see it').fill('A kettle, red');
  await page.getByLabel('Category').selectOption('Habits');
  await page.getByLabel('Excerpt').fill('Two habits that hold each other up.');
  await expect.poll(async () => (await stored()).content).toContain('alt="A kettle, red"');
  await expect(page.getByText(/^Saved by itself/)).toBeVisible();
  await expectClean(page, 'dark');

  // What the server has cleaned is what the editor wrote: opened again, it has nothing to save.
  const { content } = await stored();
  await page.reload();
  await expect(sheet).toContainText('Put the page beside the kettle.');
  await expect(page.getByRole('status').filter({ hasText: /^(Saving|Kept|Saved)/ })).toHaveCount(0);
  expect((await stored()).content).toBe(content);

  await page.getByRole('button', { name: 'Preview link' }).click();
  await page.getByRole('button', { name: 'Make a preview link' }).click();
  const preview = await page.getByRole('dialog').getByLabel('Address').inputValue();
  expect(await (await page.request.get(preview)).text()).toContain('beside the kettle');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('radio', { name: 'At a time' }).click();
  await page.getByLabel('Day').fill('2030-12-01');
  await page.getByRole('button', { name: 'Set for December 1' }).click();
  await expect(page.getByText('Article published successfully')).toBeVisible();
  const { slug, state } = await stored();
  expect(state).toBe('scheduled');
  const publicly = () => page.request.get(`/blog/${slug}`);
  expect((await publicly()).status()).toBe(404);

  await page.getByRole('radio', { name: 'Now' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(async () => (await publicly()).status()).toBe(200);

  await sheet.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Tonight: ');
  await expect(page.getByText(/^Kept at .*, not published$/)).toBeVisible();
  expect(await (await publicly()).text()).not.toContain('Tonight: ');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Article updated successfully')).toBeVisible();

  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Tonight: Put the page beside the kettle.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A kettle, red' })).toBeVisible();

  await page.goto('/admin/blog-management');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(page.getByText('Article unpublished successfully')).toBeVisible();
  expect((await publicly()).status()).toBe(410);
});
