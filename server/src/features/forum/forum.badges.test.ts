import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { checkForum } from './keeping/forum.check.service.ts';

let test: TestApp;
let categoryId = 0;
let serial = 0;

beforeAll(async () => {
  test = await createTestApp();
  const { body } = await test.visitor().call(api.forum.categories, {});
  categoryId = body.find(({ minLevel }) => minLevel === 1)?.id ?? 0;
});
afterAll(() => test.close());

const post = async (person: Caller) => {
  test.clock.advance(61_000);
  const body = { title: 'A drawer', content: `Found, ${++serial}.`, categoryId };
  return (await person.call(api.forum.createPost, { body })).body;
};
const badge = async (person: Caller, id: string) =>
  (await person.call(api.progression.badges, {})).body.find((each) => each.id === id);

describe('the badges of the forum', () => {
  it('has one for the first post, announced with it and paid once', async () => {
    const ada = await test.person();
    expect(await badge(ada, 'forum-first')).toMatchObject({ unlockedAt: null });
    const first = await post(ada);
    expect(first.newBadges.map(({ id }) => id)).toContain('forum-first');
    expect(first.xpAwarded).toBe(5 + 25);
    expect((await post(ada)).newBadges).toEqual([]);
    await ada.call(api.forum.removePost, { params: { id: first.id } });
    expect((await badge(ada, 'forum-first'))?.unlockedAt).not.toBeNull();
    await ada.call(api.forum.restorePost, { params: { id: first.id } });
    const [row] = await test.db.execute<{ posts: number }>(
      sql`select forum_posts as posts from progress where user_id = ${ada.user?.id}`,
    );
    expect(row?.posts).toBe(2);
  });

  it('has one for ten replies that were liked, however many like each', async () => {
    const [ada, ines, ruth] = [await test.person(), await test.person(), await test.person()];
    const { id } = await post(ines);
    const like = (person: Caller, replyId: number, liked: boolean) =>
      person.call(api.forum.like, { body: { postId: id, replyId, liked } });
    for (let n = 1; n <= 10; n += 1) {
      test.clock.advance(61_000);
      const body = { content: `So it was, ${++serial}.`, photoAlt: null };
      await ada.call(api.forum.createReply, { params: { id }, body });
      await like(ines, n, true);
      await like(ruth, n, true);
      if (n === 9) await like(ruth, 1, false);
      const earned = (await badge(ada, 'replies-liked-10'))?.unlockedAt;
      expect(earned === null, String(n)).toBe(n < 10);
    }
    const liked = async () => {
      const [row] = await test.db.execute<{ liked: number }>(
        sql`select replies_liked as liked from progress where user_id = ${ada.user?.id}`,
      );
      return row?.liked;
    };
    await like(ines, 1, false);
    expect(await liked()).toBe(9);
    const params = { id, number: 2 };
    const xp = async () => (await ada.call(api.progression.stats, {})).body.xpPoints;
    const before = await xp();
    await ada.call(api.forum.removeReply, { params });
    expect(await liked()).toBe(8);
    await ada.call(api.forum.restoreReply, { params });
    expect(await liked()).toBe(9);
    expect(await xp()).toBe(before);
    expect((await checkForum(test.context, { fix: false, now: test.clock.now() })).details).toEqual(
      [],
    );
    expect((await badge(ada, 'replies-liked-10'))?.unlockedAt).not.toBeNull();
  });
});
