import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
let welcome = 0;
let serial = 0;

beforeAll(async () => {
  test = await createTestApp();
  const { body } = await test.visitor().call(api.forum.categories, {});
  welcome = body.find(({ minLevel }) => minLevel === 1)?.id ?? 0;
});
afterAll(() => test.close());

const start = async (person: Caller): Promise<number> => {
  const body = { title: 'A drawer', content: `Found, ${++serial}.`, categoryId: welcome };
  return (await person.call(api.forum.createPost, { body })).body.id;
};

const answer = (
  person: Caller,
  id: number,
  more: { content?: string; parentReplyId?: number; photo?: File; photoAlt?: string } = {},
  headers: Record<string, string> = {},
) =>
  person.call(
    api.forum.createReply,
    { params: { id }, body: { content: `So it was, ${++serial}.`, photoAlt: null, ...more } },
    headers,
  );

const numbers = async (person: Caller, id: number, query = {}) =>
  (await person.call(api.forum.replies, { params: { id }, query })).body.map((reply) => reply.id);

const post = async (person: Caller, id: number) =>
  (await person.call(api.forum.post, { params: { id } })).body;

const like = (person: Caller, body: { postId: number; replyId?: number; liked?: boolean }) =>
  person.call(api.forum.like, { body });

describe('replies', () => {
  it('sent at once by many get numbers without gaps, and are counted', async () => {
    const ada = await test.person();
    const id = await start(ada);
    const people = await Promise.all(Array.from({ length: 10 }, () => test.person()));
    const made = await Promise.all(
      people.flatMap((person) => Array.from({ length: 10 }, () => answer(person, id))),
    );
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    expect(made.map(({ body }) => body.id).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, i) => i + 1),
    );
    expect(await post(ada, id)).toMatchObject({ replyCount: 100, lastNumber: 100 });
    const xp = await test.db.execute<{ xp: number }>(
      sql`select sum(amount)::int as xp from xp_events where kind = 'forum-reply'`,
    );
    expect([...xp]).toEqual([{ xp: 200 }]);
  });

  it('are read by number, from any place', async () => {
    const ada = await test.person();
    const id = await start(ada);
    for (let i = 0; i < 5; i++) await answer(ada, id);
    const page = await ada.call(api.forum.replies, {
      params: { id },
      query: { from: 2, limit: 3 },
    });
    expect(page.body.map((reply) => reply.id)).toEqual([2, 3, 4]);
    expect(page.headers['x-total-count']).toBe('5');
    expect(page.headers.link).toBe(`</api/forum/posts/${id}/replies?from=5&limit=3>; rel="next"`);
    expect(await numbers(test.visitor(), id, { from: 6 })).toEqual([]);
  });

  it('say in one line what they answer, on whichever page that stands', async () => {
    const [ada, ines] = [await test.person(), await test.person()];
    const id = await start(ada);
    await answer(ada, id, { content: '**Ice**\n\non the lake.' });
    const { body: made } = await answer(ines, id, { content: 'How thick?', parentReplyId: 1 });
    // What was just written is shown as it is read from then on, and as a retry gets it.
    const { body: read } = await ines.call(api.forum.replies, { params: { id }, query: {} });
    expect(made).toMatchObject(read[1] ?? {});
    expect(read[1]?.author?.xpPoints).toBe(2);
    const answers = async (query = {}) =>
      (await ines.call(api.forum.replies, { params: { id }, query })).body.map(
        (reply) => reply.answers,
      );
    const line = { author: ada.user?.username, excerpt: 'Ice on the lake.' };
    expect(await answers()).toEqual([null, line]);
    expect(await answers({ from: 2 })).toEqual([line]);
    await ada.call(api.forum.removeReply, { params: { id, number: 1 } });
    expect(await answers({ from: 2 })).toEqual([{ author: null, excerpt: '' }]);
  });

  it('are made once for a key, however often it is sent', async () => {
    const ada = await test.person();
    const id = await start(ada);
    const key = { 'idempotency-key': 'reply-once' };
    const content = 'Only once.';
    const tries = await Promise.all([1, 2, 3].map(() => answer(ada, id, { content }, key)));
    expect(tries.map(({ body }) => [body.id, body.xpAwarded])).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    const { params, query } = { params: { id }, query: {} };
    const { body: read } = await ada.call(api.forum.replies, { params, query });
    for (const { body } of tries) expect(body).toMatchObject(read[0] ?? {});
    expect(read.map((reply) => reply.id)).toEqual([1]);
    expect((await answer(ada, id, { content })).status).toBe(409);
  });

  it('answer a reply of the same post, and of no other', async () => {
    const ada = await test.person();
    const [id, other] = [await start(ada), await start(ada)];
    await answer(ada, id);
    expect((await answer(ada, id, { parentReplyId: 1 })).body.parentReplyId).toBe(1);
    const wrong = await answer(ada, other, { parentReplyId: 1 });
    expect(wrong).toMatchObject({
      status: 404,
      body: { fields: { parentReplyId: expect.any(String) } },
    });
    await ada.call(api.forum.removeReply, { params: { id, number: 1 } });
    expect((await answer(ada, id, { parentReplyId: 1 })).status).toBe(403);
  });

  it('are refused where the post is locked', async () => {
    const ada = await test.person();
    const id = await start(ada);
    await test.db.execute(sql`update forum_posts set is_locked = true where id = ${id}`);
    const refused = await answer(ada, id);
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(refused.body.error).toContain('locked');
  });

  it('that are removed keep their number, and the newest one left is the last', async () => {
    const [ada, ines] = [await test.person(), await test.person()];
    const id = await start(ada);
    await answer(ada, id);
    await answer(ines, id);
    const params = { id, number: 2 };
    expect((await ada.call(api.forum.removeReply, { params })).status).toBe(403);
    await ines.call(api.forum.removeReply, { params });
    expect(await post(ada, id)).toMatchObject({
      replyCount: 1,
      lastNumber: 2,
      lastReplyBy: ada.user?.username,
    });
    expect(await numbers(ada, id)).toEqual([1, 2]);
    expect((await answer(ada, id)).body.id).toBe(3);
    await ines.call(api.forum.restoreReply, { params });
    expect((await post(ada, id)).replyCount).toBe(3);
  });

  it('are changed by their author alone', async () => {
    const [ada, ines] = [await test.person(), await test.person()];
    const id = await start(ada);
    const { content } = (await answer(ada, id)).body;
    const edit = (person: Caller, body: { content: string; expected?: { content: string } }) =>
      person.call(api.forum.editReply, { params: { id, number: 1 }, body });
    expect((await edit(ines, { content: 'Mine.' })).status).toBe(403);
    const changed = await edit(ada, { content: '*New*', expected: { content } });
    expect(changed.body).toMatchObject({ content: '*New*', editedAt: expect.any(String) });
    expect(changed.body.contentHtml).toContain('<em>New</em>');
    expect((await edit(ada, { content: 'Newer', expected: { content } })).status).toBe(409);
  });
});

describe('a photo in a reply', () => {
  const photo = async () => {
    const image = sharp({ create: { width: 600, height: 400, channels: 3, background: '#345' } });
    return new File([new Uint8Array(await image.png().toBuffer())], 'lake.png', {
      type: 'image/png',
    });
  };

  it('is shown where the category allows it, described', async () => {
    const ada = await test.person();
    const id = await start(ada);
    expect((await answer(ada, id, { photo: await photo() })).status).toBe(403);
    await test.db.execute(
      sql`update forum_categories set allow_photos = true where id = ${welcome}`,
    );
    const { body } = await answer(ada, id, { photo: await photo() });
    expect(body.photoAlt).toBe(`Photo uploaded by ${ada.user?.username}`);
    expect((await test.visitor().send('GET', body.photoUrl ?? '')).status).toBe(200);
    const described = await answer(ada, id, { photo: await photo(), photoAlt: 'A lake' });
    expect(described.body.photoAlt).toBe('A lake');
    const script = new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' });
    expect((await answer(ada, id, { photo: script })).status).toBe(415);
    expect(await numbers(ada, id)).toEqual([1, 2]);
  });
});

describe('likes', () => {
  it('count once for each person, however often and at once they are sent', async () => {
    const [ada, ines] = [await test.person(), await test.person()];
    const id = await start(ada);
    await Promise.all(Array.from({ length: 20 }, () => like(ines, { postId: id, liked: true })));
    expect(await post(ines, id)).toMatchObject({ likeCount: 1, liked: true });
    expect(await post(ada, id)).toMatchObject({ likeCount: 1, liked: false });
    expect((await like(ines, { postId: id })).body).toEqual({ liked: false, likeCount: 0 });
    expect((await like(ines, { postId: id })).body).toEqual({ liked: true, likeCount: 1 });
  });

  it('are for others’ words, replies too', async () => {
    const [ada, ines] = [await test.person(), await test.person()];
    const id = await start(ada);
    await answer(ines, id);
    expect((await like(ada, { postId: id })).status).toBe(403);
    expect((await like(ines, { postId: id, replyId: 1 })).status).toBe(403);
    expect((await like(ada, { postId: id, replyId: 1 })).body.likeCount).toBe(1);
    expect((await like(ada, { postId: id, replyId: 9 })).status).toBe(404);
  });
});

describe('reading', () => {
  it('is one number a person and post, which never falls or runs ahead', async () => {
    const [ada, ines] = [await test.person(), await test.person()];
    const id = await start(ada);
    for (let i = 0; i < 3; i++) await answer(ada, id);
    const read = async (number: number) =>
      (await ines.call(api.forum.read, { params: { id }, body: { number } })).body.readNumber;
    expect((await post(ines, id)).readNumber).toBeNull();
    expect(await read(2)).toBe(2);
    expect(await read(1)).toBe(2);
    expect(await read(99)).toBe(3);
    await ines.call(api.forum.follow, { params: { id }, body: { level: 'muted' } });
    expect(await post(ines, id)).toMatchObject({ readNumber: 3, following: 'muted' });
    // Whoever writes has read what they wrote.
    expect((await post(ada, id)).readNumber).toBe(3);
  });

  it('is counted once a day for each visitor, and not for the author', async () => {
    const one = await createTestApp();
    try {
      const [ada, ines] = [await one.person(), await one.person()];
      const categoryId = (await ada.call(api.forum.categories, {})).body[0]?.id ?? 0;
      const body = { title: 'A', content: 'B', categoryId };
      const { id } = (await ada.call(api.forum.createPost, { body })).body;
      for (const reader of [ada, ines, ines, one.visitor(), one.visitor()]) await post(reader, id);
      one.clock.advance(24 * 60 * 60 * 1000);
      await post(one.visitor(), id);
      await one.app.close();
      const rows = await one.db.execute(sql`select view_count from forum_posts where id = ${id}`);
      expect([...rows]).toEqual([{ view_count: 3 }]);
    } finally {
      await one.close();
    }
  });
});
