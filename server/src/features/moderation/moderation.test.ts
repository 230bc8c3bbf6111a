import { api, type ReportReason } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { type Forum, openForum } from '../../../test/forum.ts';

let forum: Forum;
let moderator: Caller;

beforeAll(async () => {
  forum = await openForum();
  moderator = await forum.withRole('moderator');
});
afterAll(() => forum.test.close());

interface More {
  replyId?: number;
  reason?: ReportReason;
  note?: string;
}

const report = (person: Caller, postId: number, more: More = {}) =>
  person.call(api.moderation.report, { body: { postId, reason: 'spam', note: null, ...more } });

const queue = async (query: { limit?: number; cursor?: string; reason?: ReportReason } = {}) =>
  (await moderator.call(api.moderation.queue, { query })).body;

const waiting = async (postId: number, number = 0) =>
  (await queue({ limit: 50 })).find((item) => item.postId === postId && item.number === number);

const edit = (person: Caller, id: number, content: string) =>
  person.call(api.forum.editPost, { params: { id }, body: { title: 'A drawer', content } });

const hide = async (id: number, readers: readonly Caller[]) => {
  for (const reader of readers) await report(reader, id);
};

const tick = () => forum.test.clock.advance(1000);

describe('reports', () => {
  it('hide a post at the third person’s, and not before', async () => {
    const [author, first, second, third, other] = await forum.people();
    const { id } = await forum.start(author);
    const before = await forum.countOf();
    expect((await report(first, id)).body).toEqual({ success: true, hidden: false });
    expect((await report(first, id)).body).toEqual({ success: true, hidden: false });
    expect((await report(second, id)).body).toEqual({ success: true, hidden: false });
    expect(await forum.see(other, id)).toBe(200);
    const last = await report(third, id, { reason: 'unkind' });
    expect(last).toMatchObject({ status: 201, body: { success: true, hidden: true } });
    expect(await forum.see(other, id)).toBe(404);
    expect(await forum.see(forum.test.visitor(), id)).toBe(404);
    expect(await forum.countOf()).toBe(before - 1);
    expect((await report(other, id)).status).toBe(404);
    // Whoever hid it with a report whose answer was lost is answered the same.
    expect((await report(third, id)).body).toEqual({ success: true, hidden: true });
    const seen = await author.call(api.forum.post, { params: { id } });
    expect(seen.body).toMatchObject({ removedBy: 'reports', hiddenReasons: ['spam', 'unkind'] });
    expect(seen.body.content).not.toBe('');
    const item = await waiting(id);
    expect(item).toMatchObject({ hidden: true, reportCount: 3, kindWord: false });
    expect(item?.reports.map(({ reason }) => reason).sort()).toEqual(['spam', 'spam', 'unkind']);
  });

  it('hide a post everywhere: in lists, in searches, from likes, replies and read marks', async () => {
    const [author, ...readers] = await forum.people();
    const { id } = await forum.start(author, 'The walrus of Kerguelen.');
    const other = readers.pop() as Caller;
    await forum.answer(author, id, 'A walrus indeed.');
    await hide(id, readers);
    const listed = async (query: object) =>
      (await other.call(api.forum.posts, { query })).body.map((post) => post.id);
    expect(await listed({})).not.toContain(id);
    expect(await listed({ q: 'walrus' })).toEqual([]);
    expect(await listed({ categoryId: forum.welcome })).not.toContain(id);
    const params = { id };
    const tries = await Promise.all([
      other.call(api.forum.replies, { params, query: {} }),
      other.call(api.forum.like, { body: { postId: id } }),
      other.call(api.forum.read, { params, body: { number: 1 } }),
      other.call(api.forum.follow, { params, body: { level: 'follow' } }),
      other.call(api.forum.createReply, { params, body: { content: 'A', photoAlt: null } }),
      forum.test.visitor().call(api.forum.replies, { params, query: {} }),
    ]);
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await forum.see(moderator, id)).toBe(200);
  });

  it('hide what its author takes away and brings back', async () => {
    const [author, ...readers] = await forum.people();
    const { id } = await forum.start(author);
    await hide(id, readers.slice(0, 3));
    const params = { id };
    expect((await author.call(api.forum.removePost, { params })).status).toBe(200);
    expect((await author.call(api.forum.restorePost, { params })).status).toBe(200);
    expect(await forum.see(readers.at(-1) as Caller, id)).toBe(404);
    expect(await waiting(id)).toMatchObject({ hidden: true });
  });

  it('hide a reply: its number stays, its words are its author’s and moderators’ alone', async () => {
    const [author, first, second, third, other] = await forum.people();
    const { id } = await forum.start(author);
    const number = await forum.answer(first, id, 'An unkind remark.');
    await forum.answer(other, id);
    for (const reader of [second, third, author]) await report(reader, id, { replyId: number });
    const shown = async (person: Caller) =>
      (await person.call(api.forum.replies, { params: { id }, query: {} })).body;
    const [forOther] = await shown(other);
    expect(forOther).toMatchObject({
      id: number,
      removedBy: 'reports',
      content: '',
      author: null,
      hiddenReasons: [],
    });
    expect((await shown(first))[0]).toMatchObject({
      content: 'An unkind remark.',
      hiddenReasons: ['spam'],
    });
    const post = await other.call(api.forum.post, { params: { id } });
    expect(post.body).toMatchObject({ replyCount: 1, lastNumber: 2 });
    expect((await report(other, id, { replyId: number })).status).toBe(404);
  });

  it('do not count towards hiding from accounts of less than a week, and wait all the same', async () => {
    const [author, first, second] = await forum.people();
    const { id } = await forum.start(author);
    const young = await Promise.all([forum.person(6), forum.person(0), forum.person(5)]);
    for (const reader of [...young, first, second]) {
      expect((await report(reader, id)).body.hidden).toBe(false);
    }
    expect(await waiting(id)).toMatchObject({ reportCount: 5, hidden: false });
    const eighth = await forum.person(8);
    expect((await report(eighth, id)).body.hidden).toBe(true);
  });

  it.each(['moderator', 'admin'] as const)('never hide words of a %s', async (role) => {
    const readers = await forum.people();
    const { id } = await forum.start(await forum.withRole(role));
    for (const reader of readers) expect((await report(reader, id)).body.hidden).toBe(false);
    expect(await waiting(id)).toMatchObject({ reportCount: 5, hidden: false });
  });

  it('never hide words of the installation itself', async () => {
    const readers = await forum.people();
    const [post] = await forum.test.db.execute<{ id: string }>(sql`
      select id from forum_posts where author_id = 1 limit 1`);
    for (const reader of readers) {
      expect((await report(reader, Number(post?.id))).body).toMatchObject({ hidden: false });
    }
  });

  it('are refused of one’s own words, and of what is not there', async () => {
    const [author, other] = await forum.people();
    const { id } = await forum.start(author);
    const number = await forum.answer(author, id);
    expect((await report(author, id)).status).toBe(403);
    expect((await report(author, id, { replyId: number })).status).toBe(403);
    expect((await report(other, id, { replyId: 99 })).status).toBe(404);
    expect((await report(other, 999_999)).status).toBe(404);
    await author.call(api.forum.removeReply, { params: { id, number } });
    expect((await report(other, id, { replyId: number })).status).toBe(404);
    await author.call(api.forum.removePost, { params: { id } });
    expect((await report(other, id)).status).toBe(404);
    expect((await report(moderator, id)).status).toBe(404);
  });

  it.each([
    ['a reason of one’s own', { reason: 'boring' }, 'reason'],
    ['a note of 501 characters', { note: 'x'.repeat(501) }, 'note'],
    ['the number 0', { replyId: 0 }, 'replyId'],
  ])('are refused with %s', async (_what, more, field) => {
    const [author, other] = await forum.people();
    const { id } = await forum.start(author);
    const reply = await report(other, id, more as More);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields ?? {})).toEqual([field]);
  });

  it('hide nothing where that is switched off, and at another number where that is set', async () => {
    const set = (body: object) => moderator.call(api.moderation.changeSettings, { body });
    const [author, ...readers] = await forum.people();
    await set({ autoHide: false });
    const { id } = await forum.start(author);
    for (const reader of readers) expect((await report(reader, id)).body.hidden).toBe(false);
    expect((await set({ autoHide: true, reportsToHide: 2 })).body).toMatchObject({
      autoHide: true,
      reportsToHide: 2,
      startPosts: 'members',
    });
    const next = await forum.start(author);
    expect((await report(readers[0] as Caller, next.id)).body.hidden).toBe(false);
    expect((await report(readers[1] as Caller, next.id)).body.hidden).toBe(true);
    await set({ reportsToHide: 3 });
  });
});

describe('an edit of its author', () => {
  it('brings hidden words back once; what is reported again only a moderator brings back', async () => {
    const [author, ...readers] = await forum.people();
    const { id } = await forum.start(author);
    await hide(id, readers.slice(0, 3));
    expect((await edit(author, id, 'Kinder words.')).status).toBe(200);
    expect(await forum.see(readers[3] as Caller, id)).toBe(200);
    expect(await waiting(id)).toMatchObject({ hidden: false, reportCount: 3, revisions: 1 });
    expect((await waiting(id))?.returnedAt).not.toBeNull();
    tick();
    const others = await forum.people();
    expect((await report(others[0], id)).body.hidden).toBe(false);
    expect((await report(others[1], id)).body.hidden).toBe(false);
    expect((await report(others[2], id)).body.hidden).toBe(true);
    expect((await edit(author, id, 'Kinder still.')).status).toBe(200);
    expect(await forum.see(readers[3] as Caller, id)).toBe(404);
  });

  it('that changes nothing brings nothing back, and what it was is kept for moderators', async () => {
    const [author, ...readers] = await forum.people();
    const { id, content } = await forum.start(author);
    await hide(id, readers.slice(0, 3));
    await edit(author, id, content);
    expect(await forum.see(readers[3] as Caller, id)).toBe(404);
    await edit(author, id, 'Second.');
    tick();
    await edit(author, id, 'Third.');
    const params = { id };
    const revisions = await moderator.call(api.moderation.postRevisions, { params, query: {} });
    expect(revisions.body.map((was) => [was.version, was.content])).toEqual([
      [2, 'Second.'],
      [1, content],
    ]);
    const first = await moderator.call(api.moderation.postRevisions, {
      params,
      query: { limit: 1 },
    });
    const rest = await moderator.send<typeof first.body>(
      'GET',
      /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '',
    );
    expect([...first.body, ...rest.body]).toEqual(revisions.body);
    expect((await author.call(api.moderation.postRevisions, { params, query: {} })).status).toBe(
      403,
    );
  });
});

describe('words of danger', () => {
  it('bring their author helplines, stay, and tell moderators quietly', async () => {
    const [author, other] = await forum.people();
    const made = await author.call(api.forum.createPost, {
      body: { title: 'Tonight', content: 'I want to kill myself.', categoryId: forum.welcome },
    });
    expect(made.status).toBe(201);
    expect(made.body.safety?.helplines.length).toBeGreaterThan(0);
    expect(made.body.safety).toMatchObject({ isPublic: true });
    expect(made.body.safety?.message).toContain('stands in the forum');
    expect(made.body.safety?.message).not.toContain('told');
    expect(await forum.see(other, made.body.id)).toBe(200);
    expect(await waiting(made.body.id)).toMatchObject({ kindWord: true, reports: [] });
    const plain = await forum.start(author);
    expect(plain).toMatchObject({ safety: null });
    const answered = await other.call(api.forum.createReply, {
      params: { id: plain.id },
      body: { content: 'I am going to end my life tonight.', photoAlt: null },
    });
    expect(answered.body.safety).not.toBeNull();
    expect(await waiting(plain.id, answered.body.id)).toMatchObject({ kindWord: true });
    tick();
    const changed = await edit(author, plain.id, 'I cut myself again and want to die.');
    expect(changed.body.safety).not.toBeNull();
    expect(await waiting(plain.id)).toMatchObject({ kindWord: true });
    // Nothing that anybody else reads tells of it.
    const seen = await other.call(api.forum.post, { params: { id: plain.id } });
    expect(JSON.stringify(seen.body)).not.toMatch(/kindWord|safety/);
  });
});

describe('the queue', () => {
  it('has danger first, then the oldest, and misses none between its pages', async () => {
    await forum.test.db.execute(sql`update forum_cases set decided_at = opened_at, decision = 'keep'
      where decided_at is null`);
    const [author, first, second] = await forum.people();
    const made: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      tick();
      const { id } = await forum.start(author);
      await report(first, id, { note: `Look, ${index}.` });
      made.push(id);
    }
    const [oldest, , , , newest] = made as [number, number, number, number, number];
    tick();
    await report(second, newest, { reason: 'danger' });
    const ids: number[] = [];
    let url: string | undefined = '/api/forum/queue?limit=2';
    while (url) {
      const page: Awaited<ReturnType<typeof queue>> extends infer Items
        ? { body: Items; headers: Record<string, unknown> }
        : never = await moderator.send('GET', url);
      expect(page.headers['x-total-count']).toBe('5');
      ids.push(...page.body.map(({ postId }) => postId));
      url = /<([^>]+)>/.exec(String(page.headers.link))?.[1];
    }
    expect(ids).toEqual([newest, oldest, ...made.slice(1, 4)]);
  });

  it('is narrowed to one reason, with its count', async () => {
    const [author, first, second] = await forum.people();
    const { id } = await forum.start(author);
    const other = await forum.start(author);
    await report(first, id, { reason: 'private information' });
    await report(second, id, { reason: 'unkind' });
    await report(first, other.id, { reason: 'unkind' });
    const { body, headers } = await moderator.send<{ postId: number }[]>(
      'GET',
      '/api/forum/queue?reason=private%20information',
    );
    expect(body.map(({ postId }) => postId)).toEqual([id]);
    expect(headers['x-total-count']).toBe('1');
    const unkind = (await queue({ reason: 'unkind', limit: 50 })).map(({ postId }) => postId);
    expect(unkind).toEqual(expect.arrayContaining([id, other.id]));
    expect((await moderator.send('GET', '/api/forum/queue?reason=nonsense')).status).toBe(400);
  });

  it('shows what a moderator needs: the line that a reply answers, who reported, earlier acts', async () => {
    const [author, first, second] = await forum.people();
    const { id } = await forum.start(author);
    const parent = await forum.answer(first, id, 'What is *answered*.');
    const reply = await second.call(api.forum.createReply, {
      params: { id },
      body: { content: 'An **answer**.', parentReplyId: parent, photoAlt: null },
    });
    await report(first, id, { replyId: reply.body.id, reason: 'other', note: 'It is about me.' });
    expect(await waiting(id, reply.body.id)).toMatchObject({
      title: 'A drawer',
      content: 'An **answer**.',
      contentHtml: expect.stringContaining('<strong>answer</strong>'),
      author: { username: second.user?.username },
      category: { id: forum.welcome, name: 'Welcome' },
      parent: { number: parent, username: first.user?.username, line: 'What is answered.' },
      reports: [
        { reason: 'other', note: 'It is about me.', reporter: { username: first.user?.username } },
      ],
      removedBefore: 0,
      stop: null,
      revisions: 0,
    });
  });

  it('leaves out what its author has removed, until it is back', async () => {
    const [author, first] = await forum.people();
    const { id } = await forum.start(author);
    await report(first, id);
    await author.call(api.forum.removePost, { params: { id } });
    expect(await waiting(id)).toBeUndefined();
    await author.call(api.forum.restorePost, { params: { id } });
    expect(await waiting(id)).toBeDefined();
  });
});
