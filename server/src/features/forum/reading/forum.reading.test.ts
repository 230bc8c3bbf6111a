import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let test: TestApp;
let ada: Caller;
let ines: Caller;
let categoryId: number;
let words = 0;

beforeAll(async () => {
  test = await createTestApp();
  await test.person('owner');
  // The house rules, which a new installation begins with.
  await test.db.execute(sql`delete from forum_posts`);
  await test.db.execute(sql`update forum_categories set post_count = 0`);
  ada = await test.person('ada');
  ines = await test.person('ines');
  categoryId = (await ada.call(api.forum.categories, {})).body[0]?.id ?? 0;
  test.clock.advance(MINUTE);
});
afterAll(() => test.close());

async function post(author: Caller): Promise<number> {
  test.clock.advance(1000);
  const body = { title: 'A title', content: `Words ${++words}.`, categoryId };
  return (await author.call(api.forum.createPost, { body })).body.id;
}
async function answer(author: Caller, id: number): Promise<void> {
  test.clock.advance(1000);
  const body = { content: `Words ${++words}.`, photoAlt: null };
  const { status } = await author.call(api.forum.createReply, { params: { id }, body });
  expect(status).toBe(201);
}
const unread = async (reader: Caller, limit = 20) =>
  (await reader.call(api.forum.posts, { query: { unread: 'true', limit } })).body;
const shown = async (reader: Caller, id: number) =>
  (await reader.call(api.forum.post, { params: { id } })).body;
const readTo = (reader: Caller, id: number, number: number) =>
  reader.call(api.forum.read, { params: { id }, body: { number } });

describe('what is unread', () => {
  it('begins at the post itself, then at the reply after the last one read', async () => {
    const id = await post(ada);
    expect(await shown(ines, id)).toMatchObject({ unreadCount: 1, firstUnread: 0 });
    await answer(ada, id);
    await answer(ada, id);
    expect(await shown(ines, id)).toMatchObject({ unreadCount: 3, firstUnread: 0, lastNumber: 2 });
    await readTo(ines, id, 1);
    expect(await shown(ines, id)).toMatchObject({ unreadCount: 1, firstUnread: 2 });
    expect((await unread(ines)).map((each) => each.id)).toContain(id);
    await readTo(ines, id, 2);
    expect(await shown(ines, id)).toMatchObject({ unreadCount: 0, firstUnread: null });
    expect((await unread(ines)).map((each) => each.id)).not.toContain(id);
  });

  it('is never one’s own post before others answer it', async () => {
    const id = await post(ada);
    expect(await shown(ada, id)).toMatchObject({ unreadCount: 0, firstUnread: null });
    expect((await unread(ada)).map((each) => each.id)).not.toContain(id);
    await answer(ines, id);
    expect(await shown(ada, id)).toMatchObject({ unreadCount: 1, firstUnread: 1 });
    expect((await unread(ada)).map((each) => each.id)).toContain(id);
  });

  it('is nothing in what is muted, nor signed out, nor from before one came', async () => {
    const id = await post(ada);
    expect(await unread(test.visitor())).toEqual([]);
    expect(await shown(test.visitor(), id)).toMatchObject({ unreadCount: 0, firstUnread: null });
    await ines.call(api.forum.follow, { params: { id }, body: { level: 'muted' } });
    expect(await shown(ines, id)).toMatchObject({ unreadCount: 0, firstUnread: null });
    expect((await unread(ines)).map((each) => each.id)).not.toContain(id);
    test.clock.advance(MINUTE);
    const newcomer = await test.person();
    expect(await unread(newcomer)).toEqual([]);
    expect((await shown(newcomer, id)).unreadCount).toBe(0);
  });

  it('goes on where a page ended, says the same in a list as on a post, and ends after 60 days', async () => {
    const reader = await test.person();
    test.clock.advance(MINUTE);
    const made = [await post(ada), await post(ines), await post(ada)];
    await test.db.execute(sql`update forum_posts set is_pinned = true where id = ${made[0]}`);
    const order = [made[0], made[2], made[1]];
    const first = await reader.call(api.forum.posts, { query: { unread: 'true', limit: 2 } });
    expect(first.body.map(({ id }) => id)).toEqual(order.slice(0, 2));
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await reader.send<{ id: number }[]>('GET', next);
    expect(second.body.map(({ id }) => id)).toEqual(order.slice(2));
    for (const each of first.body) {
      const { unreadCount, firstUnread } = await shown(reader, each.id);
      expect({ unreadCount, firstUnread }).toEqual({
        unreadCount: each.unreadCount,
        firstUnread: each.firstUnread,
      });
    }
    test.clock.advance(61 * DAY);
    await reader.signInAgain();
    expect(await unread(reader)).toEqual([]);
    expect((await shown(reader, made[1] ?? 0)).unreadCount).toBe(0);
    await test.db.execute(sql`update forum_posts set is_pinned = false`);
    await ada.signInAgain();
    await ines.signInAgain();
  });

  it('is nothing once everything was marked as read, until more comes', async () => {
    const [opened, closed] = [await post(ada), await post(ada)];
    await readTo(ines, opened, 0);
    await answer(ada, opened);
    expect((await unread(ines)).length).toBeGreaterThan(1);
    test.clock.advance(1000);
    await ines.call(api.forum.readAll, {});
    expect(await unread(ines)).toEqual([]);
    expect(await shown(ines, closed)).toMatchObject({ unreadCount: 0 });
    await answer(ada, opened);
    expect((await unread(ines)).map(({ id }) => id)).toEqual([opened]);
    expect(await shown(ines, opened)).toMatchObject({ unreadCount: 1, firstUnread: 2 });
  });

  it('of a post that was never opened is what came after everything was marked as read', async () => {
    const reader = await test.person();
    test.clock.advance(1000);
    const [theirs, own, followed] = [await post(ada), await post(reader), await post(ada)];
    await reader.call(api.forum.follow, { params: { id: followed }, body: { level: 'follow' } });
    for (const id of [theirs, own, followed]) for (let i = 0; i < 5; i++) await answer(ada, id);
    test.clock.advance(1000);
    await reader.call(api.forum.readAll, {});
    for (const id of [theirs, own, followed]) for (let i = 0; i < 2; i++) await answer(ines, id);
    const later = { unreadCount: 2, firstUnread: 6 };
    for (const id of [theirs, own, followed]) expect(await shown(reader, id)).toMatchObject(later);
    expect((await unread(reader)).map(({ unreadCount }) => unreadCount)).toEqual([2, 2, 2]);
  });

  it('of a post from before one came is what was answered since', async () => {
    const id = await post(ada);
    for (let i = 0; i < 3; i++) await answer(ines, id);
    test.clock.advance(1000);
    const newcomer = await test.person();
    await answer(ada, id);
    expect(await shown(newcomer, id)).toMatchObject({ unreadCount: 1, firstUnread: 4 });
  });
});

describe('the figures of the forum', () => {
  const stats = async () => {
    test.clock.advance(MINUTE);
    return (await test.visitor().call(api.forum.stats, {})).body;
  };

  it('count posts that stand and categories', async () => {
    const before = await stats();
    const id = await post(ada);
    expect((await stats()).totalPosts).toBe(before.totalPosts + 1);
    await ada.call(api.forum.removePost, { params: { id } });
    const after = await stats();
    expect(after.totalPosts).toBe(before.totalPosts);
    expect(after.totalCategories).toBe(7);
  });

  it('show what was written here at once', async () => {
    const now = async () => (await test.visitor().call(api.forum.stats, {})).body;
    const before = await now();
    const writer = await test.person();
    const id = await post(writer);
    expect(await now()).toMatchObject({
      totalPosts: before.totalPosts + 1,
      activeMembers: before.activeMembers + 1,
    });
    const [second, third] = [await test.person(), await test.person()];
    await answer(second, id);
    await third.call(api.forum.like, { body: { postId: id } });
    expect((await now()).activeMembers).toBe(before.activeMembers + 3);
    await writer.call(api.forum.removePost, { params: { id } });
    expect((await now()).totalPosts).toBe(before.totalPosts);
    await test.db.execute(sql`insert into forum_categories (name, description, color, icon, position, created_at)
      values ('Elsewhere', '', '#3B82F6', 'Heart', 99, now())`);
    expect((await now()).totalCategories).toBe(before.totalCategories + 1);
    await test.db.execute(sql`delete from forum_categories where name = 'Elsewhere'`);
    expect((await now()).totalCategories).toBe(before.totalCategories);
  });

  it('count people once for whoever asks within half a minute', async () => {
    const before = await stats();
    await test.db.execute(sql`delete from forum_members`);
    const again = (await test.visitor().call(api.forum.stats, {})).body;
    expect(again.activeMembers).toBe(before.activeMembers);
    expect((await stats()).activeMembers).toBe(0);
  });

  it('count as active whoever posted, replied or liked within 30 days', async () => {
    await test.db.execute(sql`delete from forum_members`);
    const id = await post(ada);
    await answer(ines, id);
    const liker = await test.person();
    await liker.call(api.forum.like, { body: { postId: id } });
    expect((await stats()).activeMembers).toBe(3);
    test.clock.advance(29 * DAY);
    await ada.signInAgain();
    await post(ada);
    expect((await stats()).activeMembers).toBe(3);
    test.clock.advance(2 * DAY);
    expect((await stats()).activeMembers).toBe(1);
  });

  it('count as online each person who called within five minutes, once, with few writes', async () => {
    test.clock.advance(10 * MINUTE);
    expect((await stats()).onlineNow).toBe(0);
    await ada.signInAgain();
    await ines.signInAgain();
    await ada.call(api.accounts.me, {});
    await ada.call(api.accounts.me, {});
    await ines.call(api.accounts.me, {});
    expect((await stats()).onlineNow).toBe(2);
    test.clock.advance(3 * MINUTE);
    await ada.call(api.accounts.me, {});
    test.clock.advance(2 * MINUTE);
    expect((await stats()).onlineNow).toBe(1);
    const writes = async () => {
      await ada.call(api.accounts.me, {});
      const [row] = await test.db.execute<{ xmin: string }>(sql`
        select xmin::text as xmin from presence where user_id = ${ada.user?.id ?? 0}`);
      return row?.xmin;
    };
    test.clock.advance(MINUTE);
    const first = await writes();
    test.clock.advance(1000);
    expect(await writes()).toBe(first);
    test.clock.advance(MINUTE);
    expect(await writes()).not.toBe(first);
  });
});

it('names of members are known in posts, replies and the preview, and no others', async () => {
  const content = '@Ines, and @nobody.here. Then @ada';
  const body = { title: 'Called', content, categoryId };
  const { body: made } = await ada.call(api.forum.createPost, { body });
  expect(made.mentions.sort()).toEqual(['ada', 'ines']);
  const params = { id: made.id };
  const reply = { content: '@nobody and @INES.', photoAlt: null };
  await ada.call(api.forum.createReply, { params, body: reply });
  const { body: replies } = await test.visitor().call(api.forum.replies, { params, query: {} });
  expect(replies.map(({ mentions }) => mentions)).toEqual([['ines']]);
  const preview = await ada.call(api.forum.preview, { body: { content } });
  expect(preview.body.mentions.sort()).toEqual(['ada', 'ines']);
});

it('pages through a thousand posts miss none that stayed where it was, while others move', async () => {
  const { body: categories } = await ada.call(api.forum.categories, {});
  const quests = categories.find(({ name }) => name === 'Quests')?.id ?? 0;
  const now = () => sql`${test.clock.now().toISOString()}::timestamptz`;
  await test.db.execute(sql`
    insert into forum_posts (category_id, author_id, title, content, content_html, excerpt,
      active_at, created_at, search)
    select ${quests}, ${ada.user?.id}, 'P' || n, 'Words', '<p>Words</p>', 'Words',
      ${now()} - n * interval '1 minute', ${now()} - n * interval '1 minute', ''::tsvector
    from generate_series(1, 1000) n`);
  const seen: string[] = [];
  const moved = new Set<string>();
  let url: string | null = `/api/forum/posts?categoryId=${quests}&limit=50`;
  for (let step = 1; url; step += 1) {
    const page: Awaited<ReturnType<typeof ada.send<{ title: string }[]>>> = await ada.send(
      'GET',
      url,
    );
    seen.push(...page.body.map(({ title }) => title));
    url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1] ?? null;
    // Somebody answers a few that were shown, and a few that were not yet.
    test.clock.advance(1000);
    const answered = await test.db.execute<{ title: string }>(sql`
      update forum_posts set active_at = ${now()}
      where category_id = ${quests} and id % 25 = ${step} returning title`);
    for (const { title } of answered) moved.add(title);
  }
  expect(moved.size).toBeGreaterThan(500);
  const stayed = seen.filter((title) => !moved.has(title));
  expect(stayed).toHaveLength(1000 - moved.size);
  expect(new Set(stayed).size).toBe(stayed.length);
});

it('a category says who last wrote in it, an answer before a post, to whoever may read it', async () => {
  const newest = async (reader: Caller, id: number) =>
    (await reader.call(api.forum.categories, {})).body.find((each) => each.id === id)?.newest;
  const { body: categories } = await ada.call(api.forum.categories, {});
  const { id: oracle } = categories.find(({ readLevel }) => readLevel === 10) ?? { id: 0 };
  const id = await post(ada);
  await test.db.execute(sql`update forum_posts set is_pinned = true where id = ${id}`);
  await answer(ines, id);
  expect(await newest(test.visitor(), categoryId)).toEqual({
    by: 'ines',
    at: test.clock.now().toISOString(),
  });
  await post(ada);
  expect(await newest(test.visitor(), categoryId)).toMatchObject({ by: 'ada' });
  await test.db.execute(sql`
    update forum_posts set category_id = ${oracle} where id = (select max(id) from forum_posts)`);
  expect(await newest(test.visitor(), oracle)).toBeNull();
  expect(await newest(ines, oracle)).toMatchObject({ by: 'ada' });
  expect(await newest(ines, categoryId)).toMatchObject({ by: 'ines' });
  await test.db.execute(sql`update forum_posts set last_reply_by = null where id = ${id}`);
  expect(await newest(ines, categoryId)).toMatchObject({ by: null });
});

it('the figures of a category are what is new to its reader, who wrote in it of late, and what they follow', async () => {
  const { body: categories } = await ada.call(api.forum.categories, {});
  const idOf = (name: string) => categories.find((each) => each.name === name)?.id ?? 0;
  const reader = await test.person();
  const figures = async (name = 'People') => {
    test.clock.advance(10 * MINUTE);
    return (await reader.call(api.forum.categoryFigures, { params: { id: idOf(name) } })).body;
  };
  expect(await figures()).toEqual({ newToReader: 0, voices: 0, following: 0 });
  const posts: number[] = [];
  for (const author of [ada, ada, ines]) {
    const body = { title: 'A title', content: `Words ${++words}.`, categoryId: idOf('People') };
    posts.push((await author.call(api.forum.createPost, { body })).body.id);
  }
  const [read = 0, muted = 0, removed = 0] = posts;
  expect(await figures()).toEqual({ newToReader: 3, voices: 2, following: 0 });
  await answer(reader, read);
  await readTo(reader, read, 1);
  await reader.call(api.forum.follow, { params: { id: muted }, body: { level: 'muted' } });
  expect(await figures()).toEqual({ newToReader: 1, voices: 3, following: 1 });
  await reader.call(api.forum.follow, { params: { id: removed }, body: { level: 'follow' } });
  expect((await figures()).following).toBe(2);
  await ines.call(api.forum.removePost, { params: { id: removed } });
  expect(await figures()).toEqual({ newToReader: 0, voices: 2, following: 1 });
  expect(await figures('Quests')).toMatchObject({ following: 0 });
  test.clock.advance(31 * DAY);
  await reader.signInAgain();
  expect(await figures()).toEqual({ newToReader: 0, voices: 0, following: 1 });

  await test.db.execute(sql`
    update forum_categories set read_level = 11 where id = ${idOf('Oracle')}`);
  const closed = await reader.call(api.forum.categoryFigures, { params: { id: idOf('Oracle') } });
  expect(closed).toMatchObject({ status: 403, body: { code: 'level_required' } });
  const none = await reader.call(api.forum.categoryFigures, { params: { id: 999_999 } });
  expect(none.status).toBe(404);
});
