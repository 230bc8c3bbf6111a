import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';
import { checkForum } from './forum.check.service.ts';

let test: TestApp;
let ada: Caller;
let ines: Caller;
let postId: number;

beforeAll(async () => {
  test = await createTestApp();
  [ada, ines] = [await test.person(), await test.person()];
  const { body: categories } = await ada.call(api.forum.categories, {});
  const categoryId = categories.find(({ minLevel }) => minLevel === 1)?.id ?? 0;
  const post = { title: 'A drawer', content: 'Found.', categoryId };
  postId = (await ada.call(api.forum.createPost, { body: post })).body.id;
  for (const content of ['So it was.', 'And still is.', 'Not any more.']) {
    test.clock.advance(61_000);
    const body = { content, photoAlt: null };
    await ines.call(api.forum.createReply, { params: { id: postId }, body });
  }
  await ines.call(api.forum.like, { body: { postId } });
  await ada.call(api.forum.like, { body: { postId, replyId: 2 } });
  await ines.call(api.forum.removeReply, { params: { id: postId, number: 3 } });
});
afterAll(() => test.close());

const check = (fix = false) => checkForum(test, { fix, now: test.clock.now() });

it('finds nothing where everything was counted as it happened', async () => {
  expect(await check()).toEqual({ checked: 2, details: [] });
});

it('counts nothing for the house, which has an account row once it publishes a picture', async () => {
  await test.db.execute(sql`insert into progress (user_id) values (1)`);
  expect((await check()).details).toEqual([]);
});

it('finds each counter that is wrong, and counts it again', async () => {
  const kept = await test.db.execute(sql`select * from forum_posts order by id`);
  await test.db.execute(sql`
    update forum_posts set like_count = 7, reply_count = 0, last_number = 2, last_reply_at = null,
      active_at = created_at where id = ${postId}`);
  await test.db.execute(sql`update forum_replies set like_count = 5 where number = 1`);
  await test.db.execute(sql`update forum_categories set post_count = 9 where min_level = 1`);
  await test.db.execute(
    sql`update progress set forum_posts = 3, replies_liked = 0 where user_id = ${ines.user?.id}`,
  );
  const { details } = await check();
  expect(details).toHaveLength(4);
  expect(details[0]).toMatch(
    /^Post \d+: likes 7 to 1, replies 0 to 2, last number 2 to 3, newest reply none to/,
  );
  expect(details[1]).toBe(`Reply 1 of post ${postId}: likes 5 to 0.`);
  expect(details[2]).toMatch(/^Category \d+: posts 9 to 2\.$/);
  expect((await check(true)).details).toHaveLength(4);
  expect(await check()).toEqual({ checked: 2, details: [] });
  expect(await test.db.execute(sql`select * from forum_posts order by id`)).toEqual(kept);
});
