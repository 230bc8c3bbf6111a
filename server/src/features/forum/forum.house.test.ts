import { api, HOUSE_RULES_POST } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { markdownText, renderMarkdown } from '../../platform/html/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const rules = () => test.visitor().call(api.forum.post, { params: { id: HOUSE_RULES_POST } });

it('begins with the house rules, pinned in the category that is open to everybody', async () => {
  const { body } = await rules();
  expect(body).toMatchObject({
    title: 'House rules, in eleven sentences',
    isPinned: true,
    isLocked: true,
    category: { name: 'Welcome' },
    author: { id: 1, username: 'The Path Keeper', rank: '' },
  });
  // Stored by a migration as it would be if it were written today.
  expect(body.contentHtml).toBe(renderMarkdown(body.content));
  expect(markdownText(body.content).startsWith(body.excerpt)).toBe(true);
  expect(body.content.match(/^\d+\. /gm)).toHaveLength(11);
  const { body: found } = await test.visitor().call(api.forum.posts, {
    query: { q: 'kitchen table' },
  });
  expect(found.map(({ id }) => id)).toEqual([HOUSE_RULES_POST]);
  const { body: categories } = await test.visitor().call(api.forum.categories, {});
  expect(categories.find(({ minLevel }) => minLevel === 1)?.postCount).toBe(1);
});

it('is liked like any other, and makes nobody of the house', async () => {
  const ada = await test.person();
  const like = { body: { postId: HOUSE_RULES_POST } };
  expect((await ada.call(api.forum.like, like)).body).toEqual({ liked: true, likeCount: 1 });
  const [row] = await test.db.execute<{ count: number }>(
    sql`select count(*)::int as count from progress where user_id = 1`,
  );
  expect(row?.count).toBe(0);
});

it('gives the next post the next id', async () => {
  const ada = await test.person();
  const { body } = await ada.call(api.forum.categories, {});
  const categoryId = body.find(({ minLevel }) => minLevel === 1)?.id ?? 0;
  const post = { title: 'Hello', content: 'It rained.', categoryId };
  const { body: made } = await ada.call(api.forum.createPost, { body: post });
  expect(made.id).toBe(HOUSE_RULES_POST + 1);
});
