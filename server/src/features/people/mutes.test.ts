import { api, PEOPLE_LIMITS } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { tools } from '../../../test/notices.ts';

let test: TestApp;
let t: Awaited<ReturnType<typeof tools>>;
beforeAll(async () => {
  test = await createTestApp();
  t = await tools(test);
});
afterAll(() => test.close());

const idOf = ({ user }: Caller) => user?.id ?? 0;
const mute = (person: Caller, other: Caller) =>
  person.call(api.people.mute, { params: { userId: idOf(other) } });
const muted = async (person: Caller) => (await person.call(api.people.mutes, {})).body;

describe('muting a member', () => {
  it('folds their words away for oneself alone, until it is taken back', async () => {
    const [ada, ines, tomas] = await t.people(3);
    const id = await t.post(ines);
    await t.reply(ines, id);
    await t.reply(tomas, id);
    expect((await mute(ada, ines)).status).toBe(200);
    expect((await mute(ada, ines)).status).toBe(200);
    const flags = async (person: Caller) => {
      const { body: post } = await person.call(api.forum.post, { params: { id } });
      const { body } = await person.call(api.forum.replies, { params: { id }, query: {} });
      return [post, ...body].map(({ isMuted }) => isMuted);
    };
    expect(await flags(ada)).toEqual([true, true, false]);
    expect(await flags(ines)).toEqual([false, false, false]);
    expect(await flags(test.visitor())).toEqual([false, false, false]);
    expect(await muted(ada)).toMatchObject([{ person: { username: ines.user?.username } }]);
    expect(await muted(ines)).toEqual([]);
    await ada.call(api.people.unmute, { params: { userId: idOf(ines) } });
    expect([await flags(ada), await muted(ada)]).toEqual([[false, false, false], []]);
  });

  it('folds away what others answer of theirs as well', async () => {
    const [ada, ines, tomas] = await t.people(3);
    const id = await t.post(tomas);
    await t.reply(ines, id);
    const body = { content: 'Quite so.', parentReplyId: 1, photoAlt: null };
    await tomas.call(api.forum.createReply, { params: { id }, body });
    await mute(ada, ines);
    const answered = async (person: Caller) => {
      const query = { from: 2 };
      const { body: replies } = await person.call(api.forum.replies, { params: { id }, query });
      return replies[0]?.answers?.excerpt;
    };
    expect(await answered(ada)).toBe('');
    expect(await answered(tomas)).not.toBe('');
  });

  it('lets them call by name, and writes nothing of it', async () => {
    const [ada, ines] = await t.people(2);
    await mute(ada, ines);
    await t.post(ines, { content: `@${ada.user?.username}, look.` });
    await t.reply(ines, await t.post(ada), { content: `@${ada.user?.username}, look here.` });
    const [row] = await test.db.execute<{ count: number }>(sql`
      select ((select count(*) from notices where user_id = ${idOf(ada)})
        + (select count(*) from notice_sources where user_id = ${idOf(ada)}))::int as count`);
    expect(row?.count).toBe(0);
  });

  it('is refused for oneself, for nobody, and past what there is room for', async () => {
    const [ada, ines] = await t.people(2);
    expect((await mute(ada, ada)).status).toBe(400);
    const nobody = await ada.call(api.people.mute, { params: { userId: 999_999 } });
    expect(nobody.status).toBe(404);
    await test.db.execute(sql`
      with made as (insert into users (username, email, created_at)
        select 'loud-' || i, 'loud-' || i || '@example.org', now()
        from generate_series(1, ${PEOPLE_LIMITS.muted}::int) i returning id)
      insert into mutes (user_id, muted_id, created_at) select ${idOf(ada)}, id, now() from made`);
    expect((await mute(ada, ines)).body).toMatchObject({ code: 'conflict' });
    expect(await muted(ada)).toHaveLength(PEOPLE_LIMITS.muted);
  });
});

describe('names after @', () => {
  const names = async (person: Caller, prefix: string) => {
    const { body } = await person.call(api.people.members, { query: { prefix } });
    return body.map(({ username }) => username);
  };

  it('are completed from their beginning, in any case, without oneself', async () => {
    const bram = await test.person('Bramble');
    await test.person('brambling');
    await test.person('a_b');
    await test.person('axb');
    const asker = await test.person('bramante');
    expect(await names(asker, 'BRAM')).toEqual(['Bramble', 'brambling']);
    expect(await names(bram, 'bramb')).toEqual(['brambling']);
    expect(await names(bram, 'a_')).toEqual(['a_b']);
    expect(await names(bram, 'the-path')).toEqual([]);
    expect((await bram.send('GET', '/api/forum/members?prefix=b')).status).toBe(400);
  });

  it('are eight at most, found by an index', async () => {
    const ada = await test.person();
    await test.db.execute(sql`
      insert into users (username, email, password_hash, created_at)
      select 'many-' || i, 'many-' || i || '@example.org', 'x', now()
      from generate_series(1, 5000) i`);
    expect(await names(ada, 'many')).toHaveLength(PEOPLE_LIMITS.names);
    await test.db.execute(sql`analyze users`);
    const plan = await test.db.execute(sql`
      explain select id from users where lower(username) like 'many-49%'
      order by lower(username) using ~<~ limit 8`);
    expect(JSON.stringify([...plan])).toContain('users_username_prefix');
  });
});
