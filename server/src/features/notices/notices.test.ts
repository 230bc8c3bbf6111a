import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { listOf, NOT_TOLD, tools } from '../../../test/notices.ts';

let test: TestApp;
let t: Awaited<ReturnType<typeof tools>>;

beforeAll(async () => {
  test = await createTestApp();
  t = await tools(test);
});
afterAll(() => test.close());

describe('an answer', () => {
  it('is told to whom it answers, and merged with others about the same post', async () => {
    const [ada, ines, tomas] = await t.people(3);
    const id = await t.post(ada, { title: 'The lamp was out' });
    await t.reply(ines, id, { content: 'I forgot. *Good.*' });
    expect(await listOf(ada)).toMatchObject([
      {
        kind: 'answer',
        text: `${ines.user?.username} answered you in The lamp was out`,
        href: `/forum/post/${id}#reply-1`,
        title: 'The lamp was out',
        excerpt: 'I forgot. Good.',
        readAt: null,
        actor: { username: ines.user?.username },
      },
    ]);
    await t.reply(tomas, id, { content: 'So did I.' });
    await t.reply(ines, id, { content: 'Twice, in fact.' });
    const [notice, ...rest] = await listOf(ada);
    expect(rest).toEqual([]);
    expect(notice).toMatchObject({
      text: `${ines.user?.username} and one other answered you in The lamp was out`,
      excerpt: 'Twice, in fact.',
      href: `/forum/post/${id}#reply-3`,
    });
  });

  it('to a reply is told to its author; the post’s hears that there is a new reply', async () => {
    const [ada, ines, tomas] = await t.people(3);
    const id = await t.post(ada);
    await t.reply(ines, id);
    await t.readAll(ada);
    await t.reply(tomas, id, { parentReplyId: 1 });
    expect(await t.texts(ines)).toEqual([`${tomas.user?.username} answered you in A drawer`]);
    expect(await t.texts(ada)).toEqual([
      'One new reply in A drawer',
      `${ines.user?.username} answered you in A drawer`,
    ]);
  });

  it('is never told to oneself', async () => {
    const [ada] = await t.people(1);
    const id = await t.post(ada, { content: `@${ada.user?.username}, remember.` });
    await t.reply(ada, id);
    await t.reply(ada, id, { parentReplyId: 1 });
    expect(await t.texts(ada)).toEqual(NOT_TOLD);
  });
});

describe('a name after @', () => {
  it('is told to its bearer, in any case, but not from code or a link, or of nobody', async () => {
    const [ada, ines, tomas] = await t.people(3);
    const named = (person: Caller) => `@${person.user?.username.toUpperCase()}`;
    const id = await t.post(ada, {
      title: 'Names',
      content: `Ask ${named(ines)}. Not \`${named(tomas)}\`, mail${named(tomas)} or https://x.example/${named(tomas)}, or @nobody-at-all.`,
    });
    expect(await t.texts(ines)).toEqual([`${ada.user?.username} named you in Names`]);
    expect(await t.texts(tomas)).toEqual(NOT_TOLD);
    expect((await listOf(ines))[0]?.href).toBe(`/forum/post/${id}`);
  });

  it('is told once, however often the text is changed; new names are told', async () => {
    const [ada, ines, tomas] = await t.people(3);
    const id = await t.post(ada, { content: `@${ines.user?.username} knows.` });
    await t.readAll(ines);
    for (const names of [[ines], [tomas, ines], [ines, tomas]]) {
      const content = names.map(({ user }) => `@${user?.username}`).join(' and ');
      await ada.call(api.forum.editPost, { params: { id }, body: { title: 'A', content } });
    }
    expect(await t.unread(ines)).toBe(0);
    expect(await t.unread(tomas)).toBe(1);
  });

  it('is withdrawn with the name, and is there again with it, told once', async () => {
    const [ada, ines] = await t.people(2);
    const name = `@${ines.user?.username}`;
    const id = await t.post(ada, { content: `Ask ${name}.` });
    const edit = (content: string) =>
      ada.call(api.forum.editPost, { params: { id }, body: { title: 'A', content } });
    for (const content of ['Ask nobody.', `Ask ${name}s.`, `Ask ${name}.x.`, `Ask x${name}.`]) {
      await edit(content);
      expect([await t.texts(ines), await t.unread(ines)]).toEqual([[], 0]);
    }
    await edit(`(${name.toUpperCase()}... knows.)`);
    expect([(await t.texts(ines)).length, await t.unread(ines)]).toEqual([1, 1]);
  });

  it('in an answer leaves the answer told when it goes', async () => {
    const [ada, ines] = await t.people(2);
    const id = await t.post(ada);
    await t.reply(ines, id, { content: `@${ada.user?.username}, yes.` });
    await t.reply(ada, id, { parentReplyId: 1, content: `@${ines.user?.username}, no.` });
    const [own, other] = [
      { id, number: 1 },
      { id, number: 2 },
    ];
    await ines.call(api.forum.editReply, { params: own, body: { content: 'Yes.' } });
    await ada.call(api.forum.editReply, { params: other, body: { content: 'No.' } });
    expect([await t.unread(ada), await t.unread(ines)]).toEqual([1, 1]);
  });

  it('is told to ten at most, of a hundred and of a text that is changed again and again', async () => {
    const [ada, ...others] = await t.people(15);
    const names = (from: number, to: number) =>
      others
        .slice(from, to)
        .map(({ user }) => `@${user?.username}`)
        .join(' ');
    const invented = Array.from({ length: 90 }, (_, i) => `@invented-${i}`).join(' ');
    const content = `${names(0, 7)} ${invented}`;
    const id = await t.post(ada, { content });
    const told = async (changed: string) => {
      const body = { title: 'A', content: changed };
      await ada.call(api.forum.editPost, { params: { id }, body });
      const unread = await Promise.all(others.map((person) => t.unread(person)));
      return unread.reduce((sum, count) => sum + count, 0);
    };
    // Who is named no more is told nothing, and has taken a place all the same.
    expect(await told(names(7, 14))).toBe(3);
    expect(await told(names(0, 15))).toBe(10);
  });

  it('takes the place of an answer and of what a follower would hear', async () => {
    const [ada, ines] = await t.people(2);
    const id = await t.post(ada);
    await t.reply(ines, id, { content: `@${ada.user?.username}: yes.` });
    expect(await t.texts(ada)).toEqual([`${ines.user?.username} named you in A drawer`]);
  });

  it('in a category that is closed to them tells nobody', async () => {
    const rows = await test.db.execute<{ id: string }>(sql`
      select id from forum_categories where read_level > 1 limit 1`);
    const closed = await createTestApp({ levelGates: 'enforced' });
    try {
      const inside = await tools(closed);
      const [owner, ines] = await inside.people(2);
      const content = `@${ines.user?.username} cannot come in.`;
      const body = { title: 'Closed', content, categoryId: Number(rows[0]?.id) };
      expect((await owner.call(api.forum.createPost, { body })).status).toBe(201);
      expect(await inside.texts(ines)).toEqual(NOT_TOLD);
    } finally {
      await closed.close();
    }
  });
});

describe('a followed post', () => {
  it('is told of once until it is read, and counts what came meanwhile', async () => {
    const [ada, ines, tomas] = await t.people(3);
    const id = await t.post(ada, { title: 'How do you write' });
    await tomas.call(api.forum.follow, { params: { id }, body: { level: 'follow' } });
    for (let i = 0; i < 3; i++) await t.reply(ines, id);
    expect(await listOf(tomas)).toMatchObject([
      {
        kind: 'followed',
        text: '3 new replies in How do you write',
        href: `/forum/post/${id}#reply-1`,
      },
    ]);
    await tomas.call(api.forum.read, { params: { id }, body: { number: 3 } });
    expect(await t.unread(tomas)).toBe(0);
    await t.reply(ines, id);
    expect(await listOf(tomas)).toMatchObject([
      { text: 'One new reply in How do you write', href: `/forum/post/${id}#reply-4` },
    ]);
  });

  it('is one that somebody writes in, unless they said otherwise', async () => {
    const [ada, ines, tomas, lena] = await t.people(4);
    const id = await t.post(ada);
    const following = async (person: Caller) =>
      (await person.call(api.forum.post, { params: { id } })).body.following;
    await t.reply(ines, id);
    expect([await following(ada), await following(ines)]).toEqual(['follow', 'follow']);
    await ines.call(api.forum.follow, { params: { id }, body: { level: 'normal' } });
    await t.reply(ines, id);
    expect(await following(ines)).toBe('normal');
    await tomas.call(api.forum.follow, { params: { id }, body: { level: 'muted' } });
    await t.reply(tomas, id);
    await lena.call(api.notices.saveSettings, { body: { followsOwn: false } });
    await t.reply(lena, id);
    expect([await following(tomas), await following(lena)]).toEqual(['muted', 'normal']);
  });

  it('that is muted says nothing, not even of a name', async () => {
    const [ada, ines] = await t.people(2);
    const id = await t.post(ada);
    await ines.call(api.forum.follow, { params: { id }, body: { level: 'muted' } });
    await t.reply(ada, id, { content: `@${ines.user?.username}!` });
    expect(await t.texts(ines)).toEqual(NOT_TOLD);
  });

  it('with a thousand followers costs one statement, and no row for those who have one waiting', async () => {
    const [ada, ines] = await t.people(2);
    const id = await t.post(ada);
    await test.db.execute(sql`
      with made as (insert into users (username, email, password_hash, created_at)
        select 'follower-' || i, 'follower-' || i || '@example.org', 'x', now()
        from generate_series(1, 1000) i returning id)
      insert into forum_reading (user_id, post_id, following) select id, ${id}, 'follow' from made`);
    const written = async () => {
      const [row] = await test.db.execute<{ rows: number; newest: string }>(sql`
        select count(*)::int as rows, max(id) as newest from notices where subject = ${`post:${id}`}
          and kind = 'followed'`);
      return row;
    };
    await t.reply(ines, id);
    const first = await written();
    expect(first?.rows).toBe(1000);
    await t.reply(ines, id);
    expect(await written()).toEqual(first);
  });
});

describe('a notice', () => {
  it('goes with what it is about, and comes back with it', async () => {
    const [ada, ines] = await t.people(2);
    const id = await t.post(ada);
    await t.reply(ines, id);
    const own = { params: { id, number: 1 } };
    await ines.call(api.forum.removeReply, own);
    expect([await t.texts(ada), await t.unread(ada)]).toEqual([[], 0]);
    await ines.call(api.forum.restoreReply, own);
    expect([(await t.texts(ada)).length, await t.unread(ada)]).toEqual([1, 1]);
    await ada.call(api.forum.removePost, { params: { id } });
    expect(await t.texts(ada)).toEqual([]);
  });

  it('of several leaves those that stand', async () => {
    const [ada, ines, tomas] = await t.people(3);
    const id = await t.post(ada);
    await t.reply(ines, id, { content: 'One.' });
    await t.reply(tomas, id, { content: 'Two.' });
    await tomas.call(api.forum.removeReply, { params: { id, number: 2 } });
    expect(await listOf(ada)).toMatchObject([
      { text: `${ines.user?.username} answered you in A drawer`, excerpt: 'One.' },
    ]);
  });

  it('from somebody muted is not written, and is put away where it was', async () => {
    const [ada, ines] = await t.people(2);
    const id = await t.post(ada);
    await t.reply(ines, id);
    const params = { userId: ines.user?.id ?? 0 };
    await ada.call(api.people.mute, { params });
    expect([await t.texts(ada), await t.unread(ada)]).toEqual([[], 0]);
    await t.reply(ines, id, { content: `@${ada.user?.username}?` });
    await ada.call(api.people.unmute, { params });
    expect(await t.texts(ada)).toEqual([`${ines.user?.username} answered you in A drawer`]);
  });

  it('of a kind that is switched off is not written', async () => {
    const [ada, ines] = await t.people(2);
    const kinds = { answer: false, mention: false, followed: false };
    const { body } = await ada.call(api.notices.saveSettings, { body: { kinds } });
    expect(body.kinds).toEqual({ ...kinds, moderation: true, gift: true });
    const id = await t.post(ada);
    await t.reply(ines, id, { content: `@${ada.user?.username}.` });
    expect(await t.texts(ada)).toEqual(NOT_TOLD);
    const again = await ada.call(api.notices.saveSettings, { body: { kinds: { mention: true } } });
    expect(again.body.kinds).toMatchObject({ answer: false, mention: true });
    await t.reply(ines, id, { content: `@${ada.user?.username}, again.` });
    expect(await t.unread(ada)).toBe(1);
  });
});

describe('reading', () => {
  it('goes up to a notice, and what comes later stays unread', async () => {
    const [ada, ines] = await t.people(2);
    const [first, second] = [await t.post(ada), await t.post(ada)];
    await t.reply(ines, first);
    const [seen] = await listOf(ada);
    await t.reply(ines, second);
    // More about the first one too: that has not been seen.
    await t.reply(ines, first);
    const { body } = await ada.call(api.notices.readUpTo, { body: { upTo: seen?.id ?? 0 } });
    expect(body.unread).toBe(2);
    expect((await t.readAll(ada)).unread).toBe(0);
    expect((await listOf(ada)).every(({ readAt }) => readAt !== null)).toBe(true);
  });

  it('counts what has something to tell, behind however many that have not', async () => {
    const [ada, ines] = await t.people(2);
    for (let i = 0; i < 2; i++) await t.reply(ines, await t.post(ada));
    const later = new Date(test.clock.now().getTime() + 60_000).toISOString();
    // Of a post that has been removed since.
    await test.db.execute(sql`
      with gone as (
        insert into forum_posts (category_id, author_id, title, content, content_html, excerpt,
          last_number, active_at, created_at, removed_at, removed_by, search)
        select (select min(id) from forum_categories), ${ines.user?.id}, 'Gone', 'Gone', 'Gone',
          'Gone', 1, at, at, at, 'author', ''::tsvector
        from generate_series(1, 350), (select ${later}::timestamptz as at) now returning id)
      insert into notices (user_id, kind, subject, post_id, since_number, number, created_at)
      select ${ada.user?.id}, 'followed', 'post:' || id, id, 1, 1, ${later}::timestamptz from gone`);
    expect(await t.unread(ada)).toBe(2);
    expect(await listOf(ada)).toHaveLength(2);
  });

  it('marks one alone, of one’s own', async () => {
    const [ada, ines] = await t.people(2);
    for (let i = 0; i < 2; i++) await t.reply(ines, await t.post(ada));
    const [, older] = await listOf(ada);
    const params = { id: older?.id ?? 0 };
    expect((await ines.call(api.notices.read, { params })).status).toBe(404);
    expect((await ada.call(api.notices.read, { params })).body.unread).toBe(1);
  });

  it('comes page by page, past what is withdrawn', async () => {
    const [ada, ines] = await t.people(2);
    const ids = [];
    for (let i = 0; i < 5; i++) {
      const id = await t.post(ada, { title: `No. ${i}` });
      await t.reply(ines, id);
      ids.push(id);
    }
    await ada.call(api.forum.removePost, { params: { id: ids[3] ?? 0 } });
    const titles: unknown[] = [];
    let url: string | undefined = '/api/notifications?limit=2';
    while (url) {
      const reply: Awaited<ReturnType<typeof ada.send<{ title: string }[]>>> = await ada.send(
        'GET',
        url,
      );
      expect(reply.headers['x-unread-count']).toBe('4');
      titles.push(...reply.body.map(({ title }) => title));
      url = /<([^>]+)>/.exec(String(reply.headers.link ?? ''))?.[1];
    }
    expect(titles).toEqual(['No. 4', 'No. 2', 'No. 1', 'No. 0']);
  });
});

it('holds while many answer at once and everybody reads', async () => {
  const [ada, ...others] = await t.people(6);
  const ids = await Promise.all([t.post(ada), t.post(ada), t.post(ada)]);
  for (const person of others) {
    for (const id of ids) {
      await person.call(api.forum.follow, { params: { id }, body: { level: 'follow' } });
    }
  }
  const replies = await Promise.all(
    others.flatMap((person) => [
      ...ids.flatMap((id) => [t.reply(person, id), t.reply(person, id)]),
      ...ids.map((id) => person.call(api.forum.read, { params: { id }, body: { number: 2 } })),
      person.call(api.notices.readUpTo, { body: { upTo: 1_000_000 } }),
    ]),
  );
  expect(replies.every(({ status }) => status < 300)).toBe(true);
  expect(await t.unread(ada)).toBe(3);
});
