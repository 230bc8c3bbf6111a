import { api, type ForumPost } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';
import { purgeRemoved, removeForumWordsOf } from '../keeping/forum.purge.service.ts';

let test: TestApp;
let categories: Map<string, number>;
let serial = 0;

beforeAll(async () => {
  test = await createTestApp({ levelGates: 'enforced' });
  // The first to register owns the installation, and stands above levels.
  await test.person('the-owner');
  const { body } = await test.visitor().call(api.forum.categories, {});
  categories = new Map(body.map(({ name, id }) => [name, id]));
});
afterAll(() => test.close());

const welcome = () => categories.get('Welcome') ?? 0;

const start = async (person: Caller, body: Partial<{ title: string; content: string }> = {}) => {
  const reply = await person.call(api.forum.createPost, {
    body: { title: 'A drawer', content: `Found, ${++serial}.`, categoryId: welcome(), ...body },
  });
  return reply.body;
};

const answer = (person: Caller, id: number, content = `So it was, ${++serial}.`) =>
  person.call(api.forum.createReply, { params: { id }, body: { content, photoAlt: null } });

const seen = (person: Caller, id: number) => person.call(api.forum.post, { params: { id } });

const withRole = async (role: 'moderator' | 'admin') => {
  const person = await test.person();
  await test.db.execute(sql`update users set role = ${role} where id = ${person.user?.id}`);
  return person;
};

const xpOf = async (person: Caller) => {
  const [row] = await test.db.execute<{ xp: number }>(
    // Without the badge for the first post.
    sql`select coalesce(sum(amount), 0)::int as xp from xp_events
      where user_id = ${person.user?.id} and kind <> 'badge'`,
  );
  return row?.xp;
};

const setLevel = (person: Caller, level: number) =>
  test.db.execute(sql`
    insert into progress (user_id, level_override) values (${person.user?.id}, ${level})
    on conflict (user_id) do update set level_override = ${level}`);

describe('a new installation', () => {
  it('has categories, the first of which is open to everybody', async () => {
    const { body } = await test.visitor().call(api.forum.categories, {});
    expect(body.map(({ name, minLevel }) => [name, minLevel])).toEqual([
      ['Welcome', 1],
      ['First pages', 8],
      ['Streaks and slips', 8],
      ['Quests', 8],
      ['On reflection', 8],
      ['People', 8],
      ['Oracle', 10],
    ]);
  });
});

describe('a post', () => {
  it('is read by everybody, with its words as safe HTML', async () => {
    const ada = await test.person();
    const post = await start(ada, {
      title: '  Two   drawers ',
      content: '  **Bold** <script>alert(1)</script>\n\n[x](javascript:alert(1)) http://x.example ',
    });
    expect(post).toMatchObject({
      title: 'Two drawers',
      xpAwarded: 5 + 25,
      replyCount: 0,
      liked: false,
    });
    const { body } = await seen(test.visitor(), post.id);
    expect(body.content.startsWith('**Bold**')).toBe(true);
    expect(body.contentHtml).toContain('<strong>Bold</strong>');
    expect(body.contentHtml).not.toMatch(/<script|href="javascript/);
    expect(body.contentHtml).toContain('rel="nofollow ugc noopener"');
    expect(body.excerpt.startsWith('Bold <script>alert(1)</script>')).toBe(true);
    expect(body.author).toMatchObject({ username: ada.user?.username, xpPoints: 5 + 25 });
  });

  it.each([
    ['a blank title', { title: ' ' }, 'title'],
    ['a title of 201 characters', { title: 'x'.repeat(201) }, 'title'],
    ['blank words', { content: ' \n\u200b' }, 'content'],
    ['words of 5,001 characters', { content: 'x'.repeat(5001) }, 'content'],
    ['a NUL', { content: 'a\u0000b' }, 'content'],
  ])('is refused with %s', async (_what, body, field) => {
    const ada = await test.person();
    const reply = await ada.call(api.forum.createPost, {
      body: { title: 'A', content: 'B', categoryId: welcome(), ...body },
    });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields ?? {})).toEqual([field]);
  });

  it('is made once for a key, and pays once', async () => {
    const ada = await test.person();
    const body = { title: 'Once', content: 'Only once.', categoryId: welcome() };
    const tries = await Promise.all(
      [1, 2, 3].map(() =>
        ada.call(api.forum.createPost, { body }, { 'idempotency-key': 'post-once' }),
      ),
    );
    expect(new Set(tries.map(({ body }) => body.id)).size).toBe(1);
    expect(await xpOf(ada)).toBe(5);
    const again = await ada.call(api.forum.createPost, { body });
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('needs the level of its category, which the answer names', async () => {
    const ada = await test.person();
    const body = { title: 'A', content: 'B', categoryId: categories.get('Quests') ?? 0 };
    const early = await ada.call(api.forum.createPost, { body });
    expect(early).toMatchObject({
      status: 403,
      body: { code: 'level_required', requiredLevel: 8 },
    });
    await setLevel(ada, 8);
    expect((await ada.call(api.forum.createPost, { body })).status).toBe(201);
    const moderator = await withRole('moderator');
    expect((await moderator.call(api.forum.createPost, { body })).status).toBe(201);
  });

  it('of the oracle category is read from level 10 on, and nowhere before', async () => {
    const [ada, ines] = [await test.person(), await test.person()];
    await setLevel(ada, 10);
    const oracle = categories.get('Oracle') ?? 0;
    const { body: post } = await ada.call(api.forum.createPost, {
      body: { title: 'Zephyr', content: 'From the beacon.', categoryId: oracle },
    });
    for (const reader of [ines, test.visitor()]) {
      expect((await seen(reader, post.id)).body).toMatchObject({ requiredLevel: 10 });
      const list = { query: { categoryId: oracle } };
      expect((await reader.call(api.forum.posts, list)).status).toBe(403);
      const found = await reader.call(api.forum.posts, { query: { q: 'Zephyr' } });
      expect(found.body).toEqual([]);
    }
    expect((await seen(ada, post.id)).body.title).toBe('Zephyr');
  });

  it('is paid for three times a day', async () => {
    const ada = await test.person();
    for (let i = 0; i < 4; i++) await start(ada);
    expect(await xpOf(ada)).toBe(15);
    test.clock.advance(24 * 60 * 60 * 1000);
    await start(ada);
    expect(await xpOf(ada)).toBe(20);
  });

  it('is paid for three times in 24 hours, whatever time zone the calls name', async () => {
    test.clock.set('2026-12-01T22:40:00Z');
    const ada = await test.person();
    for (let i = 0; i < 3; i++) await start(ada);
    // Just after midnight in each of these, one after the other.
    const midnights = {
      'Europe/Berlin': '2026-12-01T23:01:00Z',
      UTC: '2026-12-02T00:01:00Z',
      'America/New_York': '2026-12-02T05:01:00Z',
      'Pacific/Niue': '2026-12-02T11:01:00Z',
    };
    for (const [zone, instant] of Object.entries(midnights)) {
      ada.zone = zone;
      test.clock.set(instant);
      await start(ada);
    }
    expect(await xpOf(ada)).toBe(15);
    test.clock.advance(24 * 60 * 60 * 1000);
    await start(ada);
    expect(await xpOf(ada)).toBe(20);
  });

  it('that is removed and brought back is paid for again, and counts once among the three', async () => {
    const ada = await test.person();
    const params = { id: (await start(ada)).id };
    for (let i = 0; i < 3; i++) {
      await ada.call(api.forum.removePost, { params });
      await ada.call(api.forum.restorePost, { params });
    }
    expect(await xpOf(ada)).toBe(5);
    for (let i = 0; i < 3; i++) await start(ada);
    expect(await xpOf(ada)).toBe(15);
  });

  it('is changed by its author, and never over newer words', async () => {
    const [ada, ines] = [await test.person(), await test.person()];
    const { id, title, content } = await start(ada);
    const edit = (person: Caller, body: object) =>
      person.call(api.forum.editPost, { params: { id }, body: { title, content, ...body } });
    expect((await edit(ines, { content: 'Mine now.' })).status).toBe(403);
    expect((await seen(ada, id)).body.editedAt).toBeNull();
    const expected = { title, content };
    const changed = await edit(ada, { content: 'A quokka.', expected });
    expect(changed.body.editedAt).not.toBeNull();
    const stale = await edit(ada, { content: 'Other words.', expected });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'edit_conflict', post: { content: 'A quokka.' } },
    });
    const found = await ines.call(api.forum.posts, { query: { q: 'quokk' } });
    expect(found.body.map((post) => post.id)).toEqual([id]);
    const kept = await test.db.execute(
      sql`select version, title, content from forum_revisions where post_id = ${id}`,
    );
    expect([...kept]).toEqual([{ version: 1, title, content }]);
  });
});

describe('a list of posts', () => {
  it('has pinned ones first, then those answered last, and misses none between its pages', async () => {
    const [ada, ines] = [await test.person(), await test.person()];
    const categoryId = categories.get('First pages') ?? 0;
    await setLevel(ada, 8);
    await setLevel(ines, 8);
    const posts: ForumPost[] = [];
    for (let i = 0; i < 7; i++) {
      test.clock.advance(1000);
      const body = { title: `P${i}`, content: `Words ${++serial}.`, categoryId };
      posts.push((await ada.call(api.forum.createPost, { body })).body);
    }
    test.clock.advance(1000);
    await answer(ines, posts[2]?.id ?? 0);
    await test.db.execute(sql`update forum_posts set is_pinned = true where id = ${posts[0]?.id}`);
    const titles: string[] = [];
    let url: string | null = `/api/forum/posts?categoryId=${categoryId}&limit=3`;
    while (url) {
      const page: Awaited<ReturnType<typeof ada.send<ForumPost[]>>> = await ada.send('GET', url);
      titles.push(...page.body.map(({ title }) => title));
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1] ?? null;
    }
    expect(titles).toEqual(['P0', 'P2', 'P6', 'P5', 'P4', 'P3', 'P1']);
    expect((await ada.send('GET', '/api/forum/posts?cursor=eA')).status).toBe(400);
  });
});

describe('removing', () => {
  it('takes a post out of lists and its XP back; its author brings both back within 30 days', async () => {
    const [ada, ines] = [await test.person(), await test.person()];
    const { id } = await start(ada, { title: 'Xylophone' });
    await answer(ines, id);
    const params = { id };
    expect((await ines.call(api.forum.removePost, { params })).status).toBe(403);
    expect((await ada.call(api.forum.removePost, { params })).status).toBe(200);
    expect(await xpOf(ada)).toBe(0);
    const search = () => ines.call(api.forum.posts, { query: { q: 'Xylophone' } });
    expect((await search()).body).toEqual([]);
    const place = (await seen(ines, id)).body;
    expect(place).toMatchObject({ title: '', content: '', author: null, removedBy: 'author' });
    expect((await answer(ines, id)).status).toBe(403);
    expect((await seen(ada, id)).body.title).toBe('Xylophone');
    expect((await ada.call(api.forum.restorePost, { params })).status).toBe(200);
    expect(await xpOf(ada)).toBe(5);
    expect((await search()).body).toHaveLength(1);
    await ada.call(api.forum.removePost, { params });
    expect(await xpOf(ada)).toBe(0);
  });

  it('by a moderator is undone by a moderator alone', async () => {
    const [ada, moderator] = [await test.person(), await withRole('moderator')];
    const { id } = await start(ada);
    const params = { id };
    expect((await moderator.call(api.forum.removePost, { params })).status).toBe(200);
    expect((await seen(test.visitor(), id)).status).toBe(404);
    expect((await ada.call(api.forum.restorePost, { params })).status).toBe(403);
    expect((await moderator.call(api.forum.restorePost, { params })).status).toBe(200);
    expect((await seen(test.visitor(), id)).status).toBe(200);
  });

  it('is for good after 30 days: the words are gone, the numbers stay', async () => {
    const [ada, ines] = [await test.person(), await test.person()];
    const { id } = await start(ada, { title: 'Kestrel' });
    await answer(ines, id, 'Gone soon.');
    await answer(ada, id, 'Stays.');
    await ines.call(api.forum.removeReply, { params: { id, number: 1 } });
    const lone = await start(ada);
    await ada.call(api.forum.removePost, { params: { id: lone.id } });
    test.clock.advance(29 * 24 * 60 * 60 * 1000);
    await purgeRemoved(test.context);
    test.clock.advance(2 * 24 * 60 * 60 * 1000);
    await purgeRemoved(test.context);
    const restore = await ines.call(api.forum.restoreReply, { params: { id, number: 1 } });
    expect(restore.status).toBe(404);
    const rows = await test.db.execute(
      sql`select number, content from forum_replies where post_id = ${id} order by number`,
    );
    expect([...rows]).toEqual([
      { number: 1, content: '' },
      { number: 2, content: 'Stays.' },
    ]);
    const left = await test.db.execute(sql`select id from forum_posts where id = ${lone.id}`);
    expect([...left]).toEqual([]);
  });

  it('an account leaves no word of its own, and others’ answers in their places', async () => {
    const [ada, ines] = [await test.person(), await test.person()];
    const { id } = await start(ada, { title: 'Mine', content: 'A lapwing.' });
    await answer(ines, id, 'An answer.');
    await answer(ada, id, 'A lapwing again.');
    const words = { title: 'Mine', content: 'A lapwing, once more.' };
    await ada.call(api.forum.editPost, { params: { id }, body: words });
    await removeForumWordsOf(test.context, ada.user?.id ?? 0);
    await test.db.execute(sql`delete from users where id = ${ada.user?.id}`);
    const dump = await test.db.execute(sql`
      select (select string_agg(t::text, '') from forum_posts t)
        || (select string_agg(t::text, '') from forum_replies t)
        || coalesce((select string_agg(t::text, '') from forum_revisions t), '') as all_words`);
    expect(JSON.stringify([...dump])).not.toContain('lapwing');
    const { body } = await ines.call(api.forum.replies, { params: { id }, query: {} });
    expect(body.map(({ id, content, removedBy }) => [id, content, removedBy])).toEqual([
      [1, 'An answer.', null],
      [2, '', 'account'],
    ]);
    expect((await seen(ines, id)).body).toMatchObject({ title: '', removedBy: 'account' });
  });
});
