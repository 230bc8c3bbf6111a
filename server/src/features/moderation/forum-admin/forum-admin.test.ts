import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/app.ts';
import { type Forum, openForum } from '../../../../test/forum.ts';

let forum: Forum;
let moderator: Caller;
let serial = 0;

beforeAll(async () => {
  forum = await openForum({ nodes: 2 });
  moderator = await forum.withRole('moderator');
});
afterAll(() => forum.test.close());

const create = (body: object = {}) =>
  forum.owner.call(api.moderation.createCategory, {
    body: { name: `Drawer ${++serial}`, ...body },
  });

const categories = async () => (await forum.test.visitor().call(api.forum.categories, {})).body;

const log = async (query: object = {}) =>
  (await moderator.call(api.moderation.log, { query })).body;

const set = (body: object) => moderator.call(api.moderation.changeSettings, { body });

const startIn = (person: Caller, categoryId: number, content = `Words, ${++serial}.`) =>
  person.call(api.forum.createPost, { body: { title: 'A drawer', content, categoryId } });

describe('a category', () => {
  it('is made with the defaults of S2.3, after the others, and logged', async () => {
    const made = await create({ name: ' Letters ' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'Letters',
        description: '',
        color: '#3B82F6',
        icon: 'MessageSquare',
        isActive: true,
        allowPhotos: false,
        minLevel: 8,
        readLevel: 1,
        postCount: 0,
      },
    });
    expect((await categories()).at(-1)?.id).toBe(made.body.id);
    expect((await log())[0]).toMatchObject({
      act: 'category-create',
      subject: { kind: 'category', id: made.body.id, title: 'Letters' },
      after: { name: 'Letters', minLevel: 8 },
    });
    expect((await create({ name: 'letters' })).status).toBe(409);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name of 61 characters', { name: 'x'.repeat(61) }],
    ['a color that is none', { color: 'red; background: url(x)' }],
    ['an icon that is no text', { icon: 7 }],
    ['level 0', { minLevel: 0 }],
    ['level 11', { readLevel: 11 }],
  ])('is refused with %s', async (_what, body) => {
    expect((await create(body)).status).toBe(400);
  });

  it('has the first icon in place of one that is not drawn (S2.3)', async () => {
    const { body } = await create({ icon: 'Skull' });
    expect(body.icon).toBe('MessageSquare');
    const params = { id: body.id };
    const change = (input: object) =>
      forum.owner.call(api.moderation.editCategory, { params, body: input });
    expect((await change({ icon: 'Heart' })).body.icon).toBe('Heart');
    expect((await change({ icon: 'Heart2' })).body.icon).toBe('MessageSquare');
    expect((await change({ name: 'Bones' })).body.icon).toBe('MessageSquare');
  });

  it('is changed in what is named; writing in it follows at once', async () => {
    const { body } = await create({ minLevel: 1 });
    const person = await forum.person();
    const params = { id: body.id };
    expect((await startIn(person, body.id)).status).toBe(201);
    const change = (input: object) =>
      forum.owner.call(api.moderation.editCategory, { params, body: input });
    expect((await change({ isActive: false })).body).toEqual({
      ...body,
      isActive: false,
      postCount: 1,
    });
    expect((await startIn(person, body.id)).status).toBe(403);
    expect((await log())[0]).toMatchObject({
      act: 'category-change',
      before: { isActive: true },
      after: { isActive: false },
    });
    const photos = await forum.owner.call(api.moderation.allowPhotos, {
      params,
      body: { allowPhotos: true },
    });
    expect(photos.body.allowPhotos).toBe(true);
    const lines = (await log()).length;
    await change({ isActive: false });
    expect((await log()).length).toBe(lines);
    expect((await change({ name: 'Welcome' })).status).toBe(409);
  });

  it('with posts is deleted only with a place for them to go to', async () => {
    const from = (await create({ minLevel: 1 })).body.id;
    const to = (await create({ minLevel: 1 })).body.id;
    const [author, reader] = await forum.people();
    const standing = (await startIn(author, from)).body.id;
    const removed = (await startIn(author, from)).body.id;
    await author.call(api.forum.removePost, { params: { id: removed } });
    const params = { id: from };
    const remove = (query: object) =>
      forum.owner.call(api.moderation.removeCategory, { params, query });
    const refused = await remove({});
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', posts: 2 } });
    expect(refused.body.error).toContain('2 posts');
    expect((await remove({ moveTo: from })).status).toBe(404);
    expect((await remove({ moveTo: 999_999 })).status).toBe(404);
    expect((await remove({ moveTo: to })).status).toBe(200);
    expect((await remove({ moveTo: to })).status).toBe(404);
    const seen = await reader.call(api.forum.post, { params: { id: standing } });
    expect(seen.body.categoryId).toBe(to);
    const after = await categories();
    expect(after.find(({ id }) => id === to)?.postCount).toBe(1);
    expect(after.find(({ id }) => id === from)).toBeUndefined();
    await author.call(api.forum.restorePost, { params: { id: removed } });
    expect((await categories()).find(({ id }) => id === to)?.postCount).toBe(2);
    expect((await log())[0]).toMatchObject({
      act: 'category-delete',
      before: { posts: 2 },
      after: { movedTo: to },
    });
  });

  it('that is empty is deleted at once, and posts written meanwhile are never lost', async () => {
    const { id } = (await create({ minLevel: 1 })).body;
    const people = await forum.people();
    const [gone, ...made] = await Promise.all([
      forum.owner.call(api.moderation.removeCategory, { params: { id }, query: {} }),
      ...people.map((person) => startIn(person, id)),
    ]);
    const written = made.filter(({ status }) => status === 201).length;
    expect(gone?.status).toBe(written > 0 ? 409 : 200);
    expect(made.every(({ status }) => status < 500)).toBe(true);
  });

  it('takes its place in the order that the owner gives', async () => {
    const before = (await categories()).map(({ id }) => id);
    const [first, second, ...rest] = before as [number, number, ...number[]];
    const ids = [second, first];
    const ordered = await forum.owner.call(api.moderation.orderCategories, { body: { ids } });
    expect(ordered.body.map(({ id }) => id)).toEqual([second, first, ...rest]);
    expect((await categories()).map(({ id }) => id)).toEqual([second, first, ...rest]);
    const unknown = { ids: [999_999] };
    expect((await forum.owner.call(api.moderation.orderCategories, { body: unknown })).status).toBe(
      404,
    );
  });
});

describe('a post', () => {
  it('is pinned, featured, locked and let go by moderators, each once in the log', async () => {
    const person = await forum.person();
    const { id } = await forum.start(person);
    const params = { id };
    const reason = null;
    const calls = api.moderation;
    await moderator.call(calls.pin, { params, body: { isPinned: true, reason } });
    await moderator.call(calls.pin, { params, body: { isPinned: true, reason } });
    await moderator.call(calls.feature, { params, body: { isFeatured: true, reason } });
    await moderator.call(calls.lock, { params, body: { isLocked: true, reason: 'Enough.' } });
    const post = await person.call(api.forum.post, { params });
    expect(post.body).toMatchObject({ isPinned: true, isFeatured: true, isLocked: true });
    // Beside the house rules, which are pinned from the beginning.
    const top = (await person.call(api.forum.posts, { query: { limit: 2 } })).body;
    expect(top.map((each) => each.id)).toContain(id);
    await moderator.call(calls.lock, { params, body: { isLocked: false, reason } });
    await moderator.call(calls.pin, { params, body: { isPinned: false, reason } });
    const acts = await log({ personId: person.user?.id });
    expect(acts.map(({ act }) => act)).toEqual(['unpin', 'unlock', 'lock', 'feature', 'pin']);
    expect(acts[2]).toMatchObject({
      reason: 'Enough.',
      before: { isLocked: false },
      after: { isLocked: true },
    });
    expect(
      (await person.call(calls.pin, { params, body: { isPinned: true, reason } })).status,
    ).toBe(403);
    expect((await moderator.call(calls.removePost, { params })).status).toBe(200);
    expect(await forum.see(forum.test.visitor(), id)).toBe(404);
  });
});

describe('the lists of “Manage Posts”', () => {
  const managed = async (query: object) =>
    (await moderator.call(api.moderation.managed, { query })).body;
  const keys = async (query: object) =>
    (await managed({ limit: 50, ...query })).map(({ postId, number }) => `${postId}/${number}`);

  it('hold each thing in its state, and find words in it', async () => {
    const [author, first, second, third] = await forum.people();
    const { id } = await forum.start(author, 'An ostrich of Ürümqi.');
    const number = await forum.answer(author, id, 'Its ostrich egg.');
    const report = (person: Caller) =>
      person.call(api.moderation.report, {
        body: { postId: id, replyId: number, reason: 'spam', note: null },
      });
    expect(await keys({ q: 'OSTRICH urumqi' })).toEqual([`${id}/0`]);
    await report(first);
    expect(await keys({ state: 'reported', q: 'ostrich' })).toEqual([`${id}/${number}`]);
    await report(second);
    await report(third);
    expect(await keys({ state: 'hidden', q: 'ostrich egg' })).toEqual([`${id}/${number}`]);
    expect(await keys({ state: 'hidden', q: 'ostrich feather' })).toEqual([]);
    const [item] = await managed({ state: 'hidden', q: 'ostrich' });
    expect(item).toMatchObject({
      hidden: true,
      removedBy: 'reports',
      reportCount: 3,
      title: 'A drawer',
      content: 'Its ostrich egg.',
      author: { username: author.user?.username },
    });
    const params = { postId: id, number };
    const body = { decision: 'remove' as const, reason: null };
    await moderator.call(api.moderation.decide, { params, body });
    expect(await keys({ state: 'hidden', q: 'ostrich' })).toEqual([]);
    await author.call(api.forum.removePost, { params: { id } });
    expect((await keys({ state: 'removed', q: 'ostrich' })).sort()).toEqual([
      `${id}/0`,
      `${id}/${number}`,
    ]);
    expect(await keys({ q: 'ostrich' })).toEqual([]);
  });

  it.each(['published', 'reported', 'removed'] as const)(
    'have %s things page by page, none twice and none left out, all of one moment too',
    async (state) => {
      const [author, reader] = await forum.people();
      const { id } = await forum.start(author);
      for (let index = 0; index < 7; index += 1) {
        const made = await forum.start(author);
        const number = await forum.answer(author, id);
        const words = [{ postId: made.id }, { postId: id, replyId: number }];
        for (const each of state === 'reported' ? words : []) {
          const body = { ...each, reason: 'spam' as const, note: null };
          await reader.call(api.moderation.report, { body });
        }
        if (state !== 'removed') continue;
        await author.call(api.forum.removePost, { params: { id: made.id } });
        await author.call(api.forum.removeReply, { params: { id, number } });
      }
      const seen: string[] = [];
      let url: string | undefined = `/api/forum/manage?state=${state}&limit=3`;
      while (url) {
        const page: {
          body: Awaited<ReturnType<typeof managed>>;
          headers: Record<string, unknown>;
        } = await moderator.send('GET', url);
        seen.push(...page.body.map(({ postId, number }) => `${postId}/${number}`));
        url = /<([^>]+)>/.exec(String(page.headers.link))?.[1];
      }
      expect(new Set(seen).size).toBe(seen.length);
      const [row] = await forum.test.db.execute<{ count: number }>(
        {
          published: sql`select count(*)::int as count from forum_posts where removed_at is null`,
          reported: sql`select count(*)::int as count from forum_cases where decided_at is null`,
          removed: sql`select (select count(*) from forum_posts where removed_at is not null)::int
            + (select count(*) from forum_replies where removed_at is not null)::int as count`,
        }[state],
      );
      expect(seen.length).toBe(row?.count);
      const forged = await moderator.call(api.moderation.managed, { query: { cursor: 'x' } });
      expect(forged.status).toBe(400);
    },
  );
});

describe('the settings of the forum', () => {
  it('leave starting posts to moderators, and replies to everybody', async () => {
    const person = await forum.person();
    const { id } = await forum.start(person);
    expect((await set({ startPosts: 'moderators' })).body.startPosts).toBe('moderators');
    expect((await startIn(person, forum.welcome)).status).toBe(403);
    const standing = await person.call(api.moderation.standing, {});
    expect(standing.body).toEqual({ stop: null, mayStartPosts: false });
    expect(await forum.answer(person, id)).toBe(1);
    expect((await startIn(moderator, forum.welcome)).status).toBe(201);
    await set({ startPosts: 'members' });
    expect((await log({ act: 'settings' }))[0]).toMatchObject({
      before: { startPosts: 'moderators' },
      after: { startPosts: 'members' },
    });
  });

  it('refuse links in a newcomer’s first three posts and replies, and in their edits', async () => {
    const person = await forum.person();
    await set({ newcomerLinks: false });
    const refused = await startIn(person, forum.welcome, 'Buy at https://spam.example now.');
    expect(refused.status).toBe(403);
    expect(refused.body.fields).toHaveProperty('content');
    const { id } = await forum.start(person);
    const params = { id };
    const edit = (content: string) =>
      person.call(api.forum.editPost, { params, body: { title: 'A drawer', content } });
    expect((await edit('Buy [here](https://spam.example).')).status).toBe(403);
    await forum.answer(person, id);
    await expect(forum.answer(person, id, 'See https://spam.example')).rejects.toThrow('Links');
    await forum.answer(person, id);
    expect(await forum.answer(person, id, 'See https://example.org/a')).toBe(3);
    expect((await edit('By now: https://example.org.')).status).toBe(200);
    expect((await startIn(moderator, forum.welcome, 'https://example.org')).status).toBe(201);
    await set({ newcomerLinks: true });
    const other = await forum.person();
    expect((await startIn(other, forum.welcome, 'https://example.org/b')).status).toBe(201);
  });

  it('are merged when two change them at once', async () => {
    await Promise.all([
      moderator.call(api.moderation.changeSettings, { body: { reportsToHide: 7 } }),
      moderator.call(api.moderation.changeSettings, { body: { autoHide: false } }),
    ]);
    const { body } = await moderator.call(api.moderation.settings, {});
    expect(body).toMatchObject({ reportsToHide: 7, autoHide: false });
    await set({ reportsToHide: 3, autoHide: true });
    expect((await set({ reportsToHide: 0 })).status).toBe(400);
    expect((await set({ reportsToHide: 21 })).status).toBe(400);
  });
});

describe('moderators', () => {
  it('are made and unmade by the owner, from their next call on, in every process', async () => {
    const person = await forum.person();
    const userId = person.user?.id ?? 0;
    const queue = async () => {
      const calls = forum.test.apps.map((app) =>
        person.at(app).call(api.moderation.queue, { query: {} }),
      );
      return (await Promise.all(calls)).map(({ status }) => status);
    };
    // Both processes know the session, and trust it.
    expect(await queue()).toEqual([403, 403]);
    const made = await forum.owner.call(api.moderation.addModerator, { body: { userId } });
    expect(made).toMatchObject({
      status: 201,
      body: { userId, user: { username: person.user?.username }, assignedBy: 'the-owner' },
    });
    await expect.poll(queue).toEqual([200, 200]);
    const again = await forum.owner.call(api.moderation.addModerator, {
      body: { username: person.user?.username?.toUpperCase() },
    });
    expect(again).toMatchObject({ status: 201, body: { userId } });
    const { body } = await forum.owner.call(api.moderation.moderators, {});
    expect(body.map((each) => each.userId)).toContain(userId);
    const params = { id: userId };
    expect((await forum.owner.call(api.moderation.removeModerator, { params })).status).toBe(200);
    await expect.poll(queue).toEqual([403, 403]);
    expect((await forum.owner.call(api.moderation.removeModerator, { params })).status).toBe(404);
    expect((await log({ personId: userId })).map(({ act }) => act)).toEqual([
      'moderator-remove',
      'moderator-add',
    ]);
  });

  it('are members: nobody who is not there, stands above, or cannot sign in', async () => {
    const add = (body: object) => forum.owner.call(api.moderation.addModerator, { body });
    const admin = await forum.withRole('admin');
    expect((await add({ userId: admin.user?.id })).status).toBe(409);
    expect((await add({ userId: forum.owner.user?.id })).status).toBe(409);
    expect((await add({ userId: 1 })).status).toBe(404);
    expect((await add({ userId: 999_999 })).status).toBe(404);
    expect((await add({ username: 'nobody-at-all' })).status).toBe(404);
    expect((await add({ username: `${admin.user?.username}@example.org` })).status).toBe(404);
    expect((await add({})).status).toBe(400);
    expect((await admin.call(api.moderation.addModerator, { body: { userId: 3 } })).status).toBe(
      403,
    );
  });
});
