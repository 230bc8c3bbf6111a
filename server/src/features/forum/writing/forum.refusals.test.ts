import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
let welcome = 0;
let serial = 0;
let ada: Caller;
let ines: Caller;
/** A post of Ada's. */
let postId = 0;

beforeAll(async () => {
  test = await createTestApp();
  const { body } = await test.visitor().call(api.forum.categories, {});
  welcome = body.find(({ minLevel }) => minLevel === 1)?.id ?? 0;
  await test.db.execute(sql`update forum_categories set allow_photos = true where id = ${welcome}`);
  ada = await test.person();
  ines = await test.person();
  postId = (await start(ada)).body.id;
});
afterAll(() => test.close());

const start = (person: Caller, body: Partial<{ title: string; content: string }> = {}) =>
  person.call(api.forum.createPost, {
    body: { title: 'A drawer', content: `Found, ${++serial}.`, categoryId: welcome, ...body },
  });

interface Answer {
  content?: string;
  parentReplyId?: number | '';
  photo?: File;
}

const answer = (person: Caller, id: number, more: Answer = {}) =>
  person.call(api.forum.createReply, {
    params: { id },
    body: { content: `So it was, ${++serial}.`, photoAlt: null, ...more },
  });

/** How much there is of everything that writing in the forum leaves behind. */
async function kept() {
  const [counts] = await test.db.execute(sql`select
    (select count(*)::int from forum_posts) as posts,
    (select count(*)::int from forum_replies) as replies,
    (select count(*)::int from forum_likes) as likes,
    (select count(*)::int from forum_revisions) as revisions,
    (select sum(last_number + reply_count + like_count)::int from forum_posts) as counted,
    (select sum(post_count)::int from forum_categories) as in_categories,
    (select count(*)::int from xp_events) as payments,
    (select count(*)::int from files) as files,
    (select count(*)::int from file_uses) as uses`);
  return counts;
}

/** What the refused call says, once it is sure that it left nothing behind. */
async function refusal(
  call: () => Promise<{ status: number; body: { error: string } }>,
): Promise<[number, string]> {
  const before = await kept();
  const { status, body } = await call();
  expect(await kept()).toEqual(before);
  return [status, body.error];
}

const TOO_LONG = 'The text can be at most 5,000 characters long.';

describe('words that cannot be kept', () => {
  it.each<[string, { title?: string; content?: string }, string]>([
    ['a blank title', { title: ' \t ' }, 'The title is required.'],
    ['a title of 201', { title: 'x'.repeat(201) }, 'The title can be at most 200 characters long.'],
    ['no words', { content: '' }, 'The text is required.'],
    ['words that show nothing', { content: ' \n\u200b\u2800 ' }, 'The text is required.'],
    ['words of 5,001', { content: 'x'.repeat(5001) }, TOO_LONG],
    ['words of 5,001 seals', { content: '🦭'.repeat(5001) }, TOO_LONG],
    ['a megabyte of >', { content: '>'.repeat(1_000_000) }, TOO_LONG],
  ])('of a post, new or changed: %s', async (_what, body, sentence) => {
    expect(await refusal(() => start(ada, body))).toEqual([400, sentence]);
    const change = { title: 'A drawer', content: 'Other words.', ...body };
    const params = { id: postId };
    expect(await refusal(() => ada.call(api.forum.editPost, { params, body: change }))).toEqual([
      400,
      sentence,
    ]);
  });

  it.each<[string, string, string]>([
    ['none', '', 'The text is required.'],
    ['blank ones', '\n \n', 'The text is required.'],
    ['5,001 of them', 'x'.repeat(5001), TOO_LONG],
  ])('of a reply, new or changed, and of a preview: %s', async (_what, content, sentence) => {
    await answer(ada, postId);
    expect(await refusal(() => answer(ines, postId, { content }))).toEqual([400, sentence]);
    const params = { id: postId, number: 1 };
    const change = () => ada.call(api.forum.editReply, { params, body: { content } });
    expect(await refusal(change)).toEqual([400, sentence]);
    const preview = () => ada.call(api.forum.preview, { body: { content } });
    expect(await refusal(preview)).toEqual([400, sentence]);
  });

  it.each([undefined, '', 'many'])('of a post in no category: %s', async (categoryId) => {
    const body = { title: 'A drawer', content: 'Found.', categoryId };
    const call = () => ada.send<{ error: string }>('POST', api.forum.createPost.path, body);
    expect(await refusal(call)).toEqual([400, 'The category is required.']);
  });

  it('a megabyte in a form is refused before it is read whole', async () => {
    const [status, error] = await refusal(() =>
      answer(ines, postId, { content: '>'.repeat(1_000_000) }),
    );
    expect([400, 413]).toContain(status);
    expect(error).toMatch(/^[A-Z].+\.$/);
  });

  const sentence = 'You wrote these very words a moment ago. They are there.';

  it('of a post: the same title and text again within a minute', async () => {
    const content = 'A quay at dusk.';
    expect((await start(ines, { content })).status).toBe(201);
    expect(await refusal(() => start(ines, { content }))).toEqual([409, sentence]);
    expect((await start(ines, { title: 'Another drawer', content })).status).toBe(201);
    expect((await answer(ines, postId, { content })).status).toBe(201);
    expect((await start(ada, { content })).status).toBe(201);
    test.clock.advance(61_000);
    expect((await start(ines, { content })).status).toBe(201);
  });

  it('of a reply: the same text again within a minute in the same post', async () => {
    const content = 'Thank you!';
    const other = (await start(ada)).body.id;
    expect((await answer(ines, postId, { content })).status).toBe(201);
    expect(await refusal(() => answer(ines, postId, { content }))).toEqual([409, sentence]);
    expect((await answer(ines, other, { content })).status).toBe(201);
    expect((await answer(ada, postId, { content })).status).toBe(201);
    test.clock.advance(61_000);
    expect((await answer(ines, postId, { content })).status).toBe(201);
  });

  it('of a post and of a reply, when both presses come at once', async () => {
    const twice = async (write: () => Promise<{ status: number }>) =>
      (await Promise.all([write(), write()])).map(({ status }) => status).sort();
    expect(await twice(() => start(ines, { content: 'Pressed twice.' }))).toEqual([201, 409]);
    const content = 'Pressed twice, too.';
    expect(await twice(() => answer(ines, postId, { content }))).toEqual([201, 409]);
  });
});

/** How many elements stand in one another. */
function depthOf(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [, slash] of html.matchAll(/<(\/?)\w+(?![^>]*\/>)[^>]*>/g)) {
    depth += slash ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

describe('words that can be kept', () => {
  it('answer the post where a form leaves the reply that is answered empty', async () => {
    const { status, body } = await answer(ines, postId, { parentReplyId: '' });
    expect([status, body.parentReplyId]).toEqual([201, null]);
  });

  it('are 5,000 of them, with the line breaks that a form doubles', async () => {
    const content = `${'x\n'.repeat(2499)}xx`;
    const { status, body } = await answer(ines, postId, { content });
    expect(status).toBe(201);
    expect(body.content).toBe(content);
    const { body: changed } = await ines.call(api.forum.editReply, {
      params: { id: postId, number: body.id },
      body: { content: 'One\r\ntwo\rthree' },
    });
    expect(changed.content).toBe('One\ntwo\nthree');
  });

  it('name a hundred people in one post', async () => {
    const content = Array.from({ length: 100 }, (_, i) => `@person-${i}`).join(' ');
    expect((await start(ada, { content })).status).toBe(201);
  });

  it('run nothing and look like nothing of ours, in the preview as in the post', async () => {
    const content =
      '<script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1)) ' +
      '[b](data:text/html,x) ![c](https://x.example/c.png) <a href="javascript:1">d</a>';
    const { body: post } = await start(ada, { content });
    const { body } = await ada.call(api.forum.preview, { body: { content } });
    expect(body).toEqual({ contentHtml: post.contentHtml, mentions: [] });
    expect(body.contentHtml).not.toMatch(/<(?:script|img|style)|<a href="(?:javascript|data)/);
  });

  it.each([
    ['quotations', '>'.repeat(5000)],
    ['lists', Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['quotations of lists', `${'> - '.repeat(10)}a\n`.repeat(119)],
    ['open brackets', '['.repeat(5000)],
    ['stars', '*a **a '.repeat(700)],
    ['addresses', 'http://'.repeat(700)],
  ])('nest as deep as they like and are shown at once: %s', async (_what, content) => {
    const { status, body } = await ada.call(api.forum.preview, { body: { content } });
    expect(status).toBe(200);
    expect(body.contentHtml.length).toBeLessThan(100_000);
    expect(depthOf(body.contentHtml)).toBeLessThanOrEqual(20);
  });
});

describe('an answer that has no place', () => {
  const photo = async (
    of = sharp({ create: { width: 60, height: 40, channels: 3, background: '#345' } }),
  ) => new File([new Uint8Array(await of.png().toBuffer())], 'lake.png', { type: 'image/png' });

  it('because its post is locked, removed, hidden or none, or the reply it answers is of another post', async () => {
    const locked = (await start(ada)).body.id;
    await answer(ines, locked);
    await test.db.execute(sql`update forum_posts set is_locked = true where id = ${locked}`);
    const picture = await photo();
    expect(await refusal(() => answer(ines, locked, { photo: picture }))).toEqual([
      403,
      'This post is locked: it takes no more replies.',
    ]);
    const removed = (await start(ada)).body.id;
    await answer(ines, removed);
    await ada.call(api.forum.removePost, { params: { id: removed } });
    expect(await refusal(() => answer(ines, removed, { photo: picture }))).toEqual([
      403,
      'This post has been removed: it can no longer be answered.',
    ]);
    expect((await refusal(() => answer(ines, 999_999)))[0]).toBe(404);
    const hidden = (await start(ada)).body.id;
    await answer(ines, hidden);
    await test.db.execute(sql`
      update forum_posts set removed_by = 'reports', removed_at = created_at where id = ${hidden}`);
    expect(await refusal(() => answer(ines, hidden, { photo: picture }))).toEqual([
      404,
      'That post was not found.',
    ]);
    const other = (await start(ada)).body.id;
    const [status] = await refusal(() => answer(ines, other, { parentReplyId: 1 }));
    expect(status).toBe(404);
  });

  it.each<
    [string, () => Promise<Uint8Array<ArrayBuffer>> | string | Uint8Array<ArrayBuffer>, number]
  >([
    ['a script', () => '<script>alert(1)</script>', 415],
    ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 415],
    [
      'a HEIC',
      () => new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
      415,
    ],
    [
      'one of 40 megapixels and more',
      async () => {
        const create = { width: 8000, height: 5001, channels: 3, background: '#345' } as const;
        return new Uint8Array(await sharp({ create }).png().toBuffer());
      },
      413,
    ],
    ['one of more than 5 MB', () => new Uint8Array(5 * 1024 * 1024 + 1), 413],
  ])('because its photo is %s', async (_what, content, status) => {
    const file = new File([await content()], 'a.png', { type: 'image/png' });
    const [answered, error] = await refusal(() => answer(ines, postId, { photo: file }));
    expect(answered).toBe(status);
    expect(error).toMatch(/^[A-Z].+\.$/);
  });

  it('is taken with a GIF, which then stands still', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = [await frame('#000'), await frame('#fff')];
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const file = new File([new Uint8Array(gif)], 'a.gif', { type: 'image/gif' });
    const { status, body } = await answer(ines, postId, { photo: file });
    expect(status).toBe(201);
    const shown = await test.app.inject({ url: body.photoUrl ?? '' });
    expect((await sharp(shown.rawPayload).metadata()).pages ?? 1).toBe(1);
  });
});

it('a report of a report is of nothing that can be reported', async () => {
  const body = { postId, reason: 'unkind' as const, note: null };
  expect((await ines.call(api.moderation.report, { body })).status).toBe(201);
  const again = { reportId: 1, reason: 'unkind', note: null } as never;
  expect(await refusal(() => ines.call(api.moderation.report, { body: again }))).toEqual([
    400,
    expect.stringMatching(/^[A-Z].+\.$/),
  ]);
});

describe('a like', () => {
  it('of one’s own is refused', async () => {
    const own = () => ada.call(api.forum.like, { body: { postId } });
    expect(await refusal(own)).toEqual([403, 'Nobody likes their own words here.']);
  });

  it('is counted exactly when a hundred come at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => test.person()));
    const { id } = (await start(ada)).body;
    await answer(ada, id);
    const things = [{ postId: id }, { postId: id, replyId: 1 }];
    const like = (person: Caller, thing: object, liked: boolean) =>
      person.call(api.forum.like, { body: { postId: id, ...thing, liked } });
    // Each likes both, and sends it twice and a half.
    const calls = people.flatMap((person, i) => [
      ...things.map((thing) => like(person, thing, true)),
      ...things.map((thing) => like(person, thing, true)),
      like(person, i % 2 === 0 ? { postId: id } : { postId: id, replyId: 1 }, true),
    ]);
    expect(calls).toHaveLength(100);
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ada.call(api.forum.post, { params: { id } })).body.likeCount).toBe(20);
    const { body } = await ada.call(api.forum.replies, { params: { id }, query: {} });
    expect(body[0]?.likeCount).toBe(20);
  });
});
