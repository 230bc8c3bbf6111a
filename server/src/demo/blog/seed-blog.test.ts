import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { DEMO_ARTICLES } from './articles.data.ts';
import { clearBlog, seedBlog } from './seed-blog.ts';

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.person();
  await seedBlog(test.context, name());
});
afterAll(() => test.close());

const name = () => owner.user?.username ?? '';
const managed = async () =>
  (await owner.call(api.blogAdmin.articles, { query: { limit: 50 } })).body;

it('has an article in each state, one of them with changes that wait', async () => {
  const own = (await managed()).filter(({ authorId }) => authorId === owner.user?.id);
  const found = (title: string) => own.find((article) => article.title.startsWith(title));
  expect(own).toHaveLength(DEMO_ARTICLES.length);
  expect(found('A year of rain')).toMatchObject({ state: 'published', hasWaiting: false });
  expect(found('What it says')).toMatchObject({ state: 'published', hasWaiting: true });
  expect(found('The year, read')).toMatchObject({
    state: 'scheduled',
    publishedAt: '2026-11-29T07:00:00.000Z',
  });
  expect(found('A page for')).toMatchObject({ state: 'draft', publishedAt: null });
  expect(found('Ten waystations')).toMatchObject({ state: 'draft' });
  expect(found('Ten waystations')?.publishedAt).not.toBeNull();
  const now = test.clock.now().toISOString();
  expect(own.filter(({ updatedAt, createdAt }) => updatedAt > now || createdAt > now)).toEqual([]);
});

it('has one with all that an article can hold', async () => {
  const slug = 'a-year-of-rain-set-beside-a-year-of-pages';
  const { body } = await test.visitor().call(api.blog.article, { params: { slug } });
  expect(body.content).toMatch(/<pre><code class="language-python/);
  expect(body.content.match(/<tr>/g)).toHaveLength(13);
  expect(body.content).toMatch(/<figure><img [^>]*alt="Twelve columns[^>]*><figcaption>A year/);
  expect(body.content).toMatch(/<aside role="note" data-footnote="1"/);
  const [, src = ''] = /src="([^"]+)"/.exec(body.content) ?? [];
  const picture = await test.app.inject({ url: src });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toBe('image/webp');
});

it('is written once, and cleared without a trace beside the ten of the house', async () => {
  const before = await managed();
  expect(before).toHaveLength(DEMO_ARTICLES.length + 10);
  await seedBlog(test.context, name());
  expect(await managed()).toHaveLength(before.length);
  await clearBlog(test.context, name());
  expect((await managed()).every(({ authorId }) => authorId === 1)).toBe(true);
  await seedBlog(test.context, name());
  const after = await managed();
  expect(after.map(({ slug }) => slug).sort()).toEqual(before.map(({ slug }) => slug).sort());
});

it('is not written for somebody who manages nothing', async () => {
  const other = await test.person();
  await seedBlog(test.context, other.user?.username ?? '');
  expect((await managed()).some(({ authorId }) => authorId === other.user?.id)).toBe(false);
});
