import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { listOf, tools } from '../../../test/notices.ts';
import { asOwner } from '../progression/index.ts';
import { type NoticeDetails, notify } from './index.ts';

let test: TestApp;
let t: Awaited<ReturnType<typeof tools>>;
let owner: Caller;

beforeAll(async () => {
  test = await createTestApp();
  t = await tools(test);
  owner = await test.person('owner');
});
afterAll(() => test.close());

const idOf = ({ user }: Caller) => user?.id ?? 0;

const give = (person: Caller, xpAmount: number, reason?: string) =>
  owner.call(api.admin.giftXp, {
    body: { userId: idOf(person), xpAmount, ...(reason === undefined ? {} : { reason }) },
  });

describe('XP given', () => {
  it('is told with its giver and reason, each gift by itself', async () => {
    const [ada] = await t.people(1);
    await give(ada, 50, 'For the tide table');
    await give(ada, 1200);
    expect(await listOf(ada)).toMatchObject([
      { kind: 'gift', text: 'owner gave you 1,200 XP', excerpt: 'Admin gift' },
      {
        ...{ kind: 'gift', text: 'owner gave you 50 XP', excerpt: 'For the tide table' },
        ...{ href: '/profile', title: null, actor: { username: 'owner' } },
      },
    ]);
  });

  it('is not told of in quiet mode, nor to whoever gave it, nor from somebody muted', async () => {
    const [ada, ines] = await t.people(2);
    await give(ada, 5);
    const settings = { quietMode: true, onLeaderboard: false };
    await ada.call(api.profile.saveSettings, { body: { settingType: 'game', settings } });
    expect([await t.texts(ada), await t.unread(ada)]).toEqual([[], 0]);
    await ines.call(api.people.mute, { params: { userId: idOf(owner) } });
    await give(ines, 5);
    await give(owner, 5);
    expect([await t.texts(ines), await t.texts(owner)]).toEqual([[], []]);
  });

  it('stays without a name when its giver has left', async () => {
    const [ada] = await t.people(1);
    const admin = await test.person();
    await test.db.execute(sql`update users set role = 'admin' where id = ${idOf(admin)}`);
    const again = await admin.call(api.admin.giftXp, {
      body: { userId: idOf(ada), xpAmount: 7 },
    });
    expect(again.status).toBe(200);
    await test.db.execute(sql`delete from users where id = ${idOf(admin)}`);
    expect(await t.texts(ada)).toEqual(['A keeper of this house gave you 7 XP']);
  });
});

describe('a moderator’s act', () => {
  const act = (
    to: Caller,
    details: NoticeDetails,
    words?: { postId: number; number: number },
    from: Caller = owner,
  ) =>
    // Within the moderator's own transaction.
    asOwner(test, idOf(from), (tx) =>
      notify(tx, {
        kind: 'moderation',
        to: idOf(to),
        from: idOf(from),
        subject: words ? `words:${words.postId}/${words.number}` : 'writing',
        details,
        now: test.clock.now(),
        ...(words ? { words } : {}),
      }),
    );

  it('is told without the moderator’s name, with the reason, and also of words that are gone', async () => {
    const [ada, ines] = await t.people(2);
    const id = await t.post(ines, { title: 'People' });
    await t.reply(ada, id);
    const words = { postId: id, number: 1 };
    await owner.call(api.forum.removeReply, { params: { id, number: 1 } });
    await test.db.execute(sql`delete from notices where user_id = ${idOf(ada)}`);
    await act(ada, { act: 'removed', reason: 'It gives a full address.' }, words);
    expect(await listOf(ada)).toMatchObject([
      {
        kind: 'moderation',
        text: 'A moderator removed your reply No. 1 in People',
        excerpt: 'It gives a full address.',
        href: `/forum/post/${id}#reply-1`,
        actor: null,
      },
    ]);
    await act(ada, { act: 'restored' }, words);
    expect(await t.texts(ada)).toEqual(['A moderator brought back your reply No. 1 in People']);
  });

  it('is told of their right to write, and arrives from somebody muted', async () => {
    const [ada] = await t.people(1);
    await ada.call(api.people.mute, { params: { userId: idOf(owner) } });
    await act(ada, { act: 'stopped', until: '2026-12-01T12:00:00.000Z' });
    const until = (day: string) => [
      `A moderator has stopped you from writing in the forum until December ${day}`,
    ];
    expect(await t.texts(ada)).toEqual(until('1'));
    // In Auckland that is the next day.
    ada.zone = 'Pacific/Auckland';
    expect(await t.texts(ada)).toEqual(until('2'));
    await act(owner, { act: 'stopped' });
    expect(await t.texts(owner)).toEqual([]);
  });

  it('is rolled back with what it tells of', async () => {
    const [ada] = await t.people(1);
    const failing = asOwner(test, idOf(owner), async (tx) => {
      const what = { kind: 'moderation', subject: 'x', details: { act: 'stopped' } } as const;
      await notify(tx, { ...what, to: idOf(ada), from: idOf(owner), now: test.clock.now() });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await t.texts(ada)).toEqual([]);
  });
});
