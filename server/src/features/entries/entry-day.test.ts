import { api, type Entry } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
let writer: Caller;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  writer = await test.person();
  test.clock.set('2026-11-23T00:00:55Z');
});
afterAll(() => test.close());

type Body = Parameters<typeof save>[0];

async function save(
  body: { content?: string; begunAt?: string; localDate?: string } = {},
  headers: Record<string, string> = {},
) {
  const words = { content: 'The lamp was lit early today.', ...body };
  return writer.call(api.entries.create, { body: words }, headers);
}
const savedOn = async (body: Body, headers?: Record<string, string>) =>
  (await save(body, headers)).body.localDate;
const move = (entry: Entry, localDate: string) =>
  writer.call(api.entries.update, {
    params: { id: entry.id },
    body: { content: entry.content, version: entry.version, localDate },
  });
const streaks = async () => {
  const { currentStreak, longestStreak } = (await writer.call(api.progression.stats, {})).body;
  return [currentStreak, longestStreak];
};
const listed = async () =>
  (await writer.call(api.entries.list, { query: {} })).body.map(({ localDate }) => localDate);
const integrity = async () => {
  const { checkIntegrity } = await import('../progression/index.ts');
  return (await checkIntegrity(test.context, { fix: false })).details;
};
const ledger = async () =>
  await test.db.execute<{ kind: string; reference: string }>(
    sql`select kind, reference from xp_events where user_id = ${writer.user?.id ?? 0}
      and kind <> 'badge' order by id`,
  );

describe('an entry that nobody dates', () => {
  it('belongs to the day on which its writing began, also when it is saved after midnight', async () => {
    expect(await savedOn({ begunAt: '2026-11-22T23:57:00Z' })).toBe('2026-11-22');
  });

  it('belongs to the day that stood on the sheet, wherever its writer has gone since', async () => {
    writer.zone = 'Asia/Tokyo';
    test.clock.set('2026-11-23T01:00:00Z');
    expect(await savedOn({ begunAt: '2026-11-22T18:00:00-05:00' })).toBe('2026-11-22');
  });

  it('belongs to the day it arrives when that is more than 72 hours later', async () => {
    test.clock.set('2026-11-25T12:00:00Z');
    expect(await savedOn({ begunAt: '2026-11-22T12:00:00Z' })).toBe('2026-11-22');
    expect(await savedOn({ begunAt: '2026-11-22T11:59:59Z' })).toBe('2026-11-25');
  });

  it('belongs to the day it arrives when the clock of the browser is ten minutes wrong', async () => {
    const begunAt = '2026-11-22T23:40:00Z';
    expect(await savedOn({ begunAt }, { 'x-sent-at': '2026-11-22T23:50:56Z' })).toBe('2026-11-22');
    expect(await savedOn({ begunAt }, { 'x-sent-at': '2026-11-22T23:50:55Z' })).toBe('2026-11-23');
    expect(await savedOn({ begunAt }, { 'x-sent-at': '2026-11-23T00:10:55Z' })).toBe('2026-11-23');
    expect(await savedOn({ begunAt }, { 'x-sent-at': 'soon' })).toBe('2026-11-22');
  });

  it('is never of a day ahead, whatever the browser says', async () => {
    for (const begunAt of ['2026-11-24T09:00:00Z', '2026-11-23T13:30:00+14:00']) {
      expect(await savedOn({ begunAt })).toBe('2026-11-23');
    }
    expect(await savedOn({ begunAt: '2026-11-23T00:05:00Z' })).toBe('2026-11-23');
  });

  it('is saved once, on its first day, however often and late it is sent', async () => {
    const begunAt = '2026-11-22T23:57:00Z';
    const first = await save({ begunAt }, { 'idempotency-key': 'k' });
    test.clock.set('2026-11-27T09:00:00Z');
    const again = await save({ begunAt }, { 'idempotency-key': 'k' });
    expect(again.body).toEqual(first.body);
  });

  it('that waited for the network counts for the streak of its day', async () => {
    test.clock.set('2026-11-21T20:00:00Z');
    await save();
    test.clock.set('2026-11-23T20:00:00Z');
    await save();
    await save({ begunAt: '2026-11-22T20:00:00Z' });
    expect(await streaks()).toEqual([3, 3]);
    expect(await listed()).toEqual(['2026-11-23', '2026-11-22', '2026-11-21']);
    expect(await integrity()).toEqual([]);
  });

  it('refuses what is no instant', async () => {
    const { status, body } = await save({ begunAt: 'yesterday' });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('begunAt');
  });
});

describe('an entry that is dated by hand', () => {
  it('is refused on a day ahead of the writer’s', async () => {
    const today = await save({ localDate: '2026-11-23' });
    expect(today.status).toBe(201);
    const ahead = await save({ localDate: '2026-11-24' });
    expect(ahead.status).toBe(400);
    expect(ahead.body).toMatchObject({ code: 'invalid_request', fields: { localDate: /ahead/ } });
    writer.zone = 'America/New_York';
    expect((await save({ localDate: '2026-11-23' })).status).toBe(400);
    expect((await move(today.body, '2026-11-24')).status).toBe(400);
    expect((await save({ localDate: '2026-02-30' })).body.fields).toHaveProperty('localDate');
  });

  it('stands on its day in lists, searches, days and On This Day', async () => {
    test.clock.set('2026-11-23T12:00:00Z');
    await save({ content: 'The heron of today.' });
    await save({ content: 'The heron of long ago.', localDate: '2025-11-23' });
    await save({ content: 'The heron of last week.', localDate: '2026-11-16' });
    expect(await listed()).toEqual(['2026-11-23', '2026-11-16', '2025-11-23']);
    const search = async (query: object) =>
      (await writer.call(api.entries.search, { query })).body.map(({ localDate }) => localDate);
    expect(await search({ query: 'heron' })).toEqual(['2026-11-23', '2026-11-16', '2025-11-23']);
    expect(await search({ dateFrom: '2025-11-23', dateTo: '2025-11-23' })).toEqual(['2025-11-23']);
    expect(await search({ dateFrom: '2026-11-16', dateTo: '2026-11-20' })).toEqual(['2026-11-16']);
    const { body: past } = await writer.call(api.growth.onThisDay, { query: {} });
    expect(JSON.stringify(past)).toContain('The heron of long ago.');
    const { body: year } = await writer.call(api.growth.year, { query: {} });
    expect(year.days.map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-23']);
  });

  it('continues a list page by page in that order', async () => {
    const days = ['2026-11-01', '2026-11-23', '2026-11-12', '2026-11-12', '2026-10-30'];
    for (const localDate of days) await save({ localDate });
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { body, headers } = await writer.call(api.entries.list, {
        query: { limit: 2, cursor },
      });
      seen.push(...body.map(({ localDate }) => localDate));
      cursor = /cursor=([^&>]+)/.exec(String(headers.link ?? ''))?.[1];
      if (!cursor) break;
    }
    expect(seen).toEqual([...days].sort().reverse());
  });

  it('counts for streaks only if it arrives within 72 hours of that day', async () => {
    test.clock.set('2026-11-23T12:00:00Z');
    await save({ localDate: '2026-11-19' });
    expect(await streaks()).toEqual([0, 0]);
    await save({ localDate: '2026-11-20' });
    expect(await streaks()).toEqual([0, 1]);
    await save();
    await save({ localDate: '2026-11-21' });
    await save({ localDate: '2026-11-22' });
    expect(await streaks()).toEqual([4, 4]);
    const { body } = await writer.call(api.progression.stats, {});
    expect(body).toMatchObject({ totalEntries: 5, lastEntryDate: '2026-11-23' });
    expect(await integrity()).toEqual([]);
  });

  it('that joins two streaks is paid for the seventh day once', async () => {
    const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}`;
    // The week's freeze is used on the 10th, so the missed 13th ends the first streak.
    for (const n of [8, 9, 11, 12, 14, 15]) {
      test.clock.set(`${day(n)}T12:00:00Z`);
      await save();
    }
    expect(await streaks()).toEqual([2, 4]);
    await save({ localDate: '2026-11-13' });
    expect(await streaks()).toEqual([7, 7]);
    test.clock.set('2026-11-16T12:00:00Z');
    await save();
    expect((await ledger()).filter(({ kind }) => kind === 'streak7')).toHaveLength(1);
    expect(await integrity()).toEqual([]);
  });

  it('answers a quest only on a day for which it counts', async () => {
    test.clock.set('2026-11-23T12:00:00Z');
    const { body: quest } = await writer.call(api.quests.today, {});
    await writer.call(api.quests.accept, { params: { id: quest.id } });
    const content = 'What the quest asked for, answered at length. '.repeat(5);
    await save({ content, localDate: '2026-11-01' });
    const complete = () => writer.call(api.quests.complete, { params: { id: quest.id } });
    expect((await complete()).status).toBe(400);
    await save({ content, localDate: '2026-11-21' });
    expect((await complete()).status).toBe(200);
  });
});

describe('an entry that is moved to another day', () => {
  beforeEach(async () => {
    test.clock.set('2026-11-23T12:00:00Z');
  });

  it('leaves its old day and stands on the new one', async () => {
    const { body: moved } = await save({ content: 'The harbour, the boats, the harbour.' });
    await save({ localDate: '2026-11-20' });
    const { status, body } = await move(moved, '2026-11-02');
    expect([status, body.localDate, body.version]).toEqual([200, '2026-11-02', 2]);
    expect(await listed()).toEqual(['2026-11-20', '2026-11-02']);
    const themes = await test.db.execute<{ day: string }>(
      sql`select distinct local_date::text as day from entry_themes where user_id = ${moved.userId}
        and entry_id = ${moved.id}`,
    );
    expect(themes.map(({ day }) => day)).toEqual(['2026-11-02']);
    const back = await move(body, '2026-11-23');
    expect(back.body.listedAt).toBe(moved.listedAt);
  });

  it('stays on its day when an edit names none', async () => {
    const { body: entry } = await save({ localDate: '2026-11-02' });
    const params = { id: entry.id };
    const { body } = await writer.call(api.entries.update, { params, body: { content: 'Anew.' } });
    expect(body).toMatchObject({ localDate: '2026-11-02', listedAt: entry.listedAt });
  });

  it('counts for one day at a time, and the ledger stays as it is', async () => {
    const { body: entry } = await save();
    expect(await streaks()).toEqual([1, 1]);
    const before = await ledger();
    const { body: yesterday } = await move(entry, '2026-11-22');
    expect(await streaks()).toEqual([1, 1]);
    const { body: old } = await move(yesterday, '2026-11-10');
    expect(await streaks()).toEqual([0, 0]);
    expect(await integrity()).toEqual([]);
    // Much later it still counts for the days it arrived for.
    test.clock.set('2026-11-30T12:00:00Z');
    const { body: back } = await move(old, '2026-11-23');
    expect(await streaks()).toEqual([0, 1]);
    await move(back, '2026-11-29');
    expect(await streaks()).toEqual([0, 0]);
    expect(await ledger()).toEqual(before);
    expect(await integrity()).toEqual([]);
  });

  it('begins no streak anew that was paid for, whatever day its first entry is moved to', async () => {
    const bonuses = async () => (await ledger()).filter(({ kind }) => kind.startsWith('streak'));
    const { giftXp } = await import('../admin/index.ts');
    const gift = { userId: writer.user?.id ?? 0, xpAmount: 100, reason: 'For a try' };
    await giftXp(test.context, null, gift, { now: test.clock.now() });
    const written: Entry[] = [];
    for (let day = 10; day <= 16; day++) {
      test.clock.set(`2026-11-${day}T12:00:00Z`);
      written.push((await save()).body);
    }
    const paid = [
      { kind: 'streak3', reference: '2026-11-12' },
      { kind: 'streak7', reference: '2026-11-16' },
    ];
    expect(await bonuses()).toEqual(paid);
    // Six days are left of it, and the next one makes seven again.
    await move(written[0] as Entry, '2026-11-11');
    test.clock.set('2026-11-17T12:00:00Z');
    await save();
    expect(await streaks()).toEqual([7, 7]);
    expect(await bonuses()).toEqual(paid);
    // Two, and the next one makes three again.
    for (const entry of written.slice(1, 6)) await move(entry, '2026-10-01');
    expect(await streaks()).toEqual([2, 2]);
    test.clock.set('2026-11-18T12:00:00Z');
    await save();
    expect(await streaks()).toEqual([3, 3]);
    expect(await bonuses()).toEqual(paid);
    expect(await integrity()).toEqual([]);
  });

  it('leaves a day counted on which another entry is or was', async () => {
    const { body: first } = await save();
    const { body: second } = await save();
    await move(first, '2026-11-02');
    expect(await streaks()).toEqual([1, 1]);
    await writer.call(api.entries.remove, { params: { id: second.id } });
    const { body: third } = await save();
    await move(third, '2026-11-02');
    // A deleted entry leaves its day written (ADR-0005).
    expect(await streaks()).toEqual([1, 1]);
  });

  it('loses the reflections that told of its old day', async () => {
    const { body: entry } = await save({ content: 'I sat on the wall with Ines. '.repeat(12) });
    const params = { id: entry.id };
    const { status } = await writer.call(api.guide.analyze, { params });
    expect(status).toBe(200);
    const week = (start: string) =>
      test.db.execute(sql`insert into period_reflections (user_id, kind, start, fingerprint, body,
        created_at) values (${entry.userId}, 'week', ${start}, '', '{"recalls": []}', now())`);
    for (const start of ['2026-11-01', '2026-11-15', '2026-11-22']) await week(start);
    const { body } = await move({ ...entry }, '2026-11-02');
    expect(body.aiReflection).toBeNull();
    const left = await test.db.execute<{ day: string }>(
      sql`select start::text as day from period_reflections where user_id = ${entry.userId}`,
    );
    expect(left.map(({ day }) => day)).toEqual(['2026-11-15']);
  });
});
