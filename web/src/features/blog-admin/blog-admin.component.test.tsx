import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { aManagedCard } from '../../../test/samples/article-samples.ts';
import { aUser, DONE } from '../../../test/samples/samples.ts';
import { pageOf, refuse, server } from '../../../test/server.ts';

const calls = api.blogAdmin;
const admin = aUser({ id: 2, username: 'ines', role: 'admin' });
const open = (path = '/admin/blog-management', window = DESK) =>
  renderApp(path, { user: admin, window });
const item = (name: string) => page.getByRole('menuitem', { name });
const actions = (title: string) => page.getByRole('button', { name: `Actions for ${title}` });

const draft = aManagedCard({ title: 'A page for the day of the funeral' });
const out = aManagedCard({
  title: 'The third week',
  state: 'published',
  isPublished: true,
  isFeatured: true,
  hasWaiting: true,
  // The browser of the tests is in any zone: half past eleven is this day in all of them.
  publishedAt: '2026-11-12T11:30:00.000Z',
  excerpt: 'The first week is novelty and the second is pride. '.repeat(4).trim(),
});

test.for([DESK, PHONE])('the articles stand in a table at $width px', async (window) => {
  server.on(calls.articles, [draft, out]);
  await open(undefined, window);
  await expect.element(page.getByRole('link', { name: 'The third week' })).toBeVisible();
  await expect.element(page.getByText('Nov 12, 2026')).toBeVisible();
  await expect.element(page.getByText('Featured', { exact: true })).toBeVisible();
  const preview = page.getByText(/^The first week is novelty/).element().textContent ?? '';
  expect(preview.length).toBeLessThanOrEqual(81);
  await expectAccessible();
});

test('somebody who is no admin is told so', async () => {
  await renderApp('/admin/blog-management', { user: aUser() });
  await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('nothing written yet has a way to begin', async () => {
  server.on(calls.articles, []);
  await open();
  await expect.element(page.getByText('Nothing has been written yet.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Create Article' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
});

test('words and states narrow the table, and it goes on', async () => {
  const asked = server.on(calls.articles, ({ query: { cursor } }) =>
    cursor ? [out] : pageOf([draft], 'c2', 2),
  );
  await open();
  await expect.element(page.getByText('1 of 2 articles. Last changed first.')).toBeVisible();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect.element(page.getByRole('link', { name: 'The third week' })).toBeVisible();
  await expect.element(page.getByText('2 articles. Last changed first.')).toBeVisible();
  await page.getByRole('searchbox').fill('habits');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ q: 'habits' });
  await page.getByRole('link', { name: 'Scheduled' }).click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ q: 'habits', state: 'scheduled' });
});

test('a further page that does not arrive is said at its button, below what is there', async () => {
  let isAway = true;
  server.on(calls.articles, ({ query: { cursor } }) => {
    if (!cursor) return pageOf([draft], 'c2', 2);
    return isAway ? refuse(500, 'internal') : [out];
  });
  await open();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect.element(page.getByText('The older ones did not arrive.')).toBeVisible();
  await expect.element(page.getByText('The articles did not arrive.')).not.toBeInTheDocument();
  isAway = false;
  await page.getByRole('button', { name: 'Older' }).click();
  await expect.element(page.getByRole('link', { name: 'The third week' })).toBeVisible();
});

test('an article is published, withdrawn and featured from its row', async () => {
  server.on(calls.articles, [draft, out]);
  const article = { ...draft, content: '', featuredImageAlt: '', metaTitle: null };
  const full = {
    ...article,
    metaDescription: null,
    version: 2,
    ownReadTime: null,
    waiting: null,
    previewPath: null,
  };
  const published = server.on(calls.publish, full);
  server.on(calls.unpublish, refuse(503, 'unavailable', 'Not now.'));
  server.on(calls.feature, full);
  await open();
  await actions(draft.title).click();
  await item('Publish').click();
  await expect.element(page.getByText('Article published successfully')).toBeVisible();
  expect(published).toMatchObject([{ params: { id: draft.id } }]);
  await actions(out.title).click();
  await item('Unpublish').click();
  await expect.element(page.getByText('Failed to unpublish article')).toBeVisible();
  await actions(out.title).click();
  await item('No longer feature').click();
  await expect.element(page.getByText('Featured status updated successfully')).toBeVisible();
});

test('what is deleted can be brought back from the toast', async () => {
  server.on(calls.articles, [draft]);
  server.on(calls.remove, DONE);
  const restored = server.on(calls.restore, refuse(503, 'unavailable', 'Not now.'));
  await open();
  await actions(draft.title).click();
  await item('Delete…').click();
  await expect
    .element(page.getByText('Are you sure you want to delete this article?'))
    .toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Delete article' }).click();
  await expect.element(page.getByText('Article deleted successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => restored).toMatchObject([{ params: { id: draft.id } }]);
});
