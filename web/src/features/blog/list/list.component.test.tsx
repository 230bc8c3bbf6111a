import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PHONE, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { aFoundArticle, anArticleCard } from '../../../../test/samples/blog-samples.ts';
import { gate, NO_NETWORK, pageOf, server } from '../../../../test/server.ts';

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const search = page.getByRole('searchbox', { name: 'Search the blog' });
const submit = page.getByRole('button', { name: 'Search', exact: true });
const chip = (name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
const card = (title: string) => page.getByRole('article').filter({ hasText: title });

test('a card says what an article is, and leads to it and to its tags', async () => {
  const article = anArticleCard({ title: 'The third week', slug: 'the-third-week' });
  server.on(api.blog.articles, ({ query }) => (query.featured ? [] : [article]));
  await renderApp('/blog', { user: null });
  await expect.element(heading('Pathkeeper Blog')).toBeVisible();
  await expect.poll(() => document.title).toBe('Pathkeeper Blog');
  await expect.element(heading('All Articles')).toBeVisible();
  await expect.element(heading('Featured Articles')).not.toBeInTheDocument();
  const shown = card('The third week');
  for (const words of [
    'Habits',
    'A short defence of boredom, with advice.',
    'The Path Keeper',
    '6 min read',
    'Nov 20, 2026',
    '+2 more',
  ]) {
    await expect.element(shown).toHaveTextContent(words);
  }
  await expect
    .element(shown.getByRole('link', { name: 'Read Article: The third week' }))
    .toHaveAttribute('href', '/blog/the-third-week');
  await expect
    .element(shown.getByRole('link', { name: 'beginnings' }))
    .toHaveAttribute('href', '/blog?tag=beginnings');
  await expect.element(shown.getByRole('link', { name: 'evidence' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('the user name stands where an author has no other', async () => {
  const author = { displayName: '', username: 'ines' };
  server.on(api.blog.articles, [anArticleCard({ title: 'Soup', author })]);
  await renderApp('/blog', { user: null, window: PHONE });
  await expect.element(card('Soup').first()).toHaveTextContent('ines');
});

test('a blog without articles says so', async () => {
  await renderApp('/blog', { user: null });
  await expect.element(page.getByText('No articles available yet.')).toBeVisible();
  await expectAccessible();
});

test('featured articles stand above the others', async () => {
  const featured = anArticleCard({ title: 'Said aloud', isFeatured: true });
  server.on(api.blog.articles, ({ query }) =>
    query.featured ? [featured] : [featured, anArticleCard({ title: 'Said softly' })],
  );
  await renderApp('/blog', { user: null });
  const section = page.getByRole('region', { name: 'Featured Articles' });
  await expect.element(section.getByRole('heading', { name: 'Said aloud' })).toBeVisible();
  await expect.element(section.getByText('Said softly')).not.toBeInTheDocument();
});

test('a category is chosen from those that articles stand in', async () => {
  server.on(api.blog.categories, [
    { category: 'Habits', articles: 2 },
    { category: 'Mindfulness', articles: 1 },
  ]);
  const asked = server.on(api.blog.articles, [anArticleCard()]);
  await renderApp('/blog', { user: null });
  await expect.element(chip('All Categories')).toHaveAttribute('aria-current', 'page');
  await expect.element(chip('Productivity')).not.toBeInTheDocument();
  await chip('Mindfulness').click();
  await expect.poll(() => location.search).toBe('?category=Mindfulness');
  await expect.element(chip('Mindfulness')).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => document.title).toBe('Mindfulness · Pathkeeper Blog');
  await expect
    .poll(() => asked.filter(({ query }) => query.category === 'Mindfulness').length)
    .toBeGreaterThan(0);
});

test('a tag leads to what has it, and back', async () => {
  server.on(api.blog.articles, ({ query }) =>
    query.tag === 'small things' ? [anArticleCard({ title: 'Windows, dogs' })] : [],
  );
  await renderApp('/blog?tag=small+things', { user: null });
  await expect.element(heading('Tagged “small things”')).toBeVisible();
  await expect.element(heading('Windows, dogs')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All Articles' }).click();
  await expect.poll(() => location.search).toBe('');
});

test('a search says how many there are, and an empty one returns to the full list', async () => {
  const featured = anArticleCard({ title: 'Always above', isFeatured: true });
  server.on(api.blog.articles, ({ query }) => (query.featured ? [featured] : []));
  const asked = server.on(
    api.blog.search,
    pageOf([aFoundArticle({ title: 'The dull person' })], 'next', 31),
  );
  await renderApp('/blog', { user: null });
  await expect.element(heading('Always above')).toBeVisible();
  await search.fill('  dull ');
  await submit.click();
  await expect.element(heading('Search Results (31)')).toBeVisible();
  await expect.element(heading('Featured Articles')).not.toBeInTheDocument();
  await expect.element(card('The dull person').getByText('dull', { exact: true })).toBeVisible();
  expect(new Set(asked.map(({ query }) => query.q))).toEqual(new Set(['dull']));
  expect(location.search).toBe('?q=dull');
  await expectAccessible();
  await search.fill('');
  await submit.click();
  await expect.element(heading('Featured Articles')).toBeVisible();
  expect(location.search).toBe('');
});

test('a search that finds nothing says so, and is cleared', async () => {
  server.on(api.blog.search, pageOf([], null, 0));
  await renderApp('/blog?q=zeppelin', { user: null, window: PHONE });
  await expect.element(heading('Search Results (0)')).toBeVisible();
  await expect.element(page.getByText('No articles found matching your search.')).toBeVisible();
  await expect.element(search).toHaveValue('zeppelin');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect.element(heading('All Articles')).toBeVisible();
  await expect.element(search).toHaveValue('');
});

test('a search that fails says so and is tried again', async () => {
  server.on(api.blog.search, NO_NETWORK);
  await renderApp('/blog?q=soup', { user: null });
  await expect.element(heading('Search failed')).toBeVisible();
  server.on(api.blog.search, pageOf([aFoundArticle({ title: 'Leek' })], null, 1));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(heading('Leek')).toBeVisible();
});

test('older articles come page by page; what did not arrive is asked for again', async () => {
  const answer = gate();
  let isAway = true;
  server.on(api.blog.articles, async ({ query }) => {
    if (query.featured) return [];
    if (!query.cursor) return pageOf([anArticleCard({ title: 'The newer one' })], 'next');
    if (isAway) return NO_NETWORK;
    await answer.opened;
    return [anArticleCard({ title: 'The older one' })];
  });
  await renderApp('/blog', { user: null });
  const older = page.getByRole('button', { name: 'Older' });
  await older.click();
  await expect.element(page.getByText('The older ones did not arrive.')).toBeVisible();
  isAway = false;
  await older.click();
  await expect.element(page.getByRole('button', { name: 'Fetching…' })).toBeVisible();
  answer.open();
  await expect.element(heading('The older one')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'The older one', exact: true }))
    .toHaveFocus();
  await expect.element(heading('The newer one')).toBeVisible();
});
