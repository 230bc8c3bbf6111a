import { api, BLOG_CATEGORIES } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { contentOf, HOUSE_ARTICLES, type HouseArticle } from '../blog/index.ts';
import { writeHouseArticles } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const list = async () =>
  (await test.visitor().call(api.blog.articles, { query: { limit: 50 } })).body;

it('begins with ten articles by The Path Keeper, dated over the months before', async () => {
  // Two processes that start at once.
  const written = await Promise.all([
    writeHouseArticles(test.context),
    writeHouseArticles(test.context),
  ]);
  expect(written.sort()).toEqual([0, 10]);
  const articles = await list();
  expect(articles.map(({ slug }) => slug)).toEqual(HOUSE_ARTICLES.map(({ slug }) => slug));
  for (const { author, authorId, publishedAt, updatedAt, createdAt } of articles) {
    expect({ author, authorId }).toEqual({
      author: { displayName: 'The Path Keeper', username: 'the-path-keeper' },
      authorId: 1,
    });
    expect(publishedAt && publishedAt < test.clock.now().toISOString()).toBe(true);
    expect([updatedAt, createdAt]).toEqual([publishedAt, publishedAt]);
  }
  expect(articles[0]?.publishedAt).toBe('2026-11-17T07:00:00.000Z');
  const { body: categories } = await test.visitor().call(api.blog.categories, {});
  expect(categories.map(({ category }) => category)).toEqual([...BLOG_CATEGORIES]);
});

it('stores each as it is written, with what is made of it', async () => {
  for (const { slug, text, notes, title, excerpt, metaTitle } of HOUSE_ARTICLES) {
    const { body } = await test.visitor().call(api.blog.article, { params: { slug } });
    expect(body).toMatchObject({ title, excerpt, metaTitle, isPublished: true });
    expect(body.readTime).toBeGreaterThanOrEqual(3);
    expect(body.readTime).toBeLessThanOrEqual(6);
    expect(body.related).toHaveLength(3);
    const [row] = await test.db.execute<{ content: string }>(
      sql`select content from blog_articles where slug = ${slug}`,
    );
    expect(row?.content).toBe(contentOf(text, notes));
  }
  const { body } = await test.visitor().call(api.blog.search, { query: { q: 'tortoise' } });
  expect(body.map(({ slug }) => slug)).toEqual(['mr-whites-columns']);
});

it('makes nobody of the house', async () => {
  const [row] = await test.db.execute<{ xp: number }>(
    sql`select coalesce(sum(xp), 0)::int as xp from progress where user_id = 1`,
  );
  expect(row?.xp).toBe(0);
  // The log says who did what since somebody could.
  expect([...(await test.db.execute(sql`select 1 from audit_log`))]).toEqual([]);
});

it('writes them once: what was deleted stays deleted, what was changed stays changed', async () => {
  const owner = await test.person();
  const [first, second] = await list();
  await owner.call(api.blogAdmin.remove, { params: { id: first?.id ?? 0 } });
  const params = { id: second?.id ?? 0 };
  await owner.call(api.blogAdmin.update, { params, body: { title: 'Fences' } });
  expect(await writeHouseArticles(test.context)).toBe(0);
  const articles = await list();
  expect(articles).toHaveLength(9);
  expect(articles[0]?.title).toBe('Fences');
});

it('leaves an address alone that somebody had before', async () => {
  const other = await createTestApp();
  const owner = await other.person();
  const { slug, title, excerpt, category } = HOUSE_ARTICLES[0] as HouseArticle;
  const body = { title, excerpt, category, slug, content: '<p>Mine.</p>', isPublished: true };
  await owner.call(api.blogAdmin.create, { body });
  expect(await writeHouseArticles(other.context)).toBe(10);
  const { body: mine } = await other.visitor().call(api.blog.article, { params: { slug } });
  expect(mine.content).toBe('<p>Mine.</p>');
  await other.close();
});
