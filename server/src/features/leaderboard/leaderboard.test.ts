import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { deleteUser } from '../accounts/index.ts';
import { giftXp } from '../admin/index.ts';
import { foldChanges, leaveForGood, mendHistogram } from './index.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'pathkeeper-leaderboard-'));

let test: TestApp;
let people: Caller[];

const idOf = ({ user }: Caller) => user?.id ?? 0;

beforeAll(async () => {
  copyFileSync(
    join(import.meta.dirname, '../../../../web/index.html'),
    join(webRoot, 'index.html'),
  );
  test = await createTestApp({ nodes: 2, webRoot });
  people = [];
  for (let n = 0; n < 9; n += 1) people.push(await test.person(`pat${n}`));
});
afterAll(async () => {
  await test.close();
  rmSync(webRoot, { recursive: true, force: true });
});

/** Nobody has any XP, and nobody is counted. */
beforeEach(async () => {
  for (const table of ['progress', 'xp_events', 'written_days', 'user_badges']) {
    await test.db.execute(sql`delete from ${sql.identifier(table)}`);
  }
  await test.db.execute(sql`delete from user_settings`);
  await mendHistogram(test);
});

async function has(person: Caller | undefined, xp: number, at: string, more = sql`true`) {
  await test.db.execute(sql`
    insert into progress (user_id, xp, peak_xp, xp_at, listed)
    values (${idOf(person as Caller)}, ${xp}, ${xp}, ${at}::timestamptz, ${more})
    on conflict (user_id) do update set xp = excluded.xp, peak_xp = excluded.peak_xp,
      xp_at = excluded.xp_at, listed = excluded.listed`);
}

const top = async () => (await test.visitor().call(api.leaderboard.topUsers, {})).body;
const meOf = async (person: Caller | undefined) =>
  (await (person as Caller).call(api.leaderboard.me, {})).body;
const names = (rows: { username: string }[]) => rows.map(({ username }) => username);

/** Everybody's place, as the list of all of them says it. */
async function everyPlace(): Promise<Map<number, number>> {
  const rows = await test.db.execute<{ id: string }>(sql`
    select user_id as id from progress where listed and xp > 0 order by xp desc, xp_at, user_id`);
  return new Map([...rows].map(({ id }, index) => [Number(id), index + 1]));
}

async function expectPlacesExact(): Promise<void> {
  const places = await everyPlace();
  for (const person of people) {
    expect((await meOf(person)).place?.rank).toBe(places.get(idOf(person)));
  }
}

describe('the first hundred', () => {
  it('stand by XP; of equal XP whoever reached it first is higher', async () => {
    await has(people[0], 100, '2026-11-02T10:00:00Z');
    await has(people[1], 300, '2026-11-03T10:00:00Z');
    await has(people[2], 100, '2026-11-01T10:00:00Z');
    await has(people[3], 0, '2026-11-01T10:00:00Z');
    const rows = await top();
    expect(names(rows)).toEqual(['pat1', 'pat2', 'pat0']);
    expect(rows[0]).toEqual({
      rank: 1,
      id: idOf(people[1] as Caller),
      username: 'pat1',
      emblem: null,
      xpPoints: 300,
      level: 3,
      totalEntries: 0,
      currentStreak: 0,
    });
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });

  it('show a streak only while it holds on that person’s own day', async () => {
    const [ada] = people as [Caller];
    test.clock.set('2026-11-16T12:00:00Z');
    for (const day of [16, 17, 18]) {
      test.clock.set(`2026-11-${day}T12:00:00Z`);
      await ada.call(api.entries.create, { body: { content: 'A page.' } });
    }
    const streak = async () => (await top())[0]?.currentStreak;
    expect(await streak()).toBe(3);
    // Its week has its freeze still: the 19th may be missed, the 20th not too.
    test.clock.set('2026-11-20T23:00:00Z');
    expect(await streak()).toBe(3);
    test.clock.set('2026-11-21T01:00:00Z');
    expect(await streak()).toBe(0);
    expect((await ada.call(api.progression.stats, {})).body.currentStreak).toBe(0);
    test.clock.set('2026-11-21T22:40:00Z');
  });

  it('are those who have not left, and whoever has left can return', async () => {
    await has(people[0], 100, '2026-11-02T10:00:00Z');
    await has(people[1], 200, '2026-11-02T10:00:00Z');
    const [ada] = people as [Caller];
    const set = (onLeaderboard: boolean) =>
      ada.call(api.profile.saveSettings, {
        body: { settingType: 'game', settings: { quietMode: true, onLeaderboard } },
      });
    await set(false);
    expect(await meOf(ada)).toEqual({ onLeaderboard: false, place: null, above: [], below: [] });
    expect(names(await top())).toEqual(['pat1']);
    await set(true);
    expect(names(await top())).toEqual(['pat1', 'pat0']);
    expect(await meOf(ada)).toMatchObject({ onLeaderboard: true, place: { rank: 2 } });
  });
});

describe('one’s own place', () => {
  it('has three neighbours on each side, fewer at the ends, and equals among them', async () => {
    for (const [n, person] of people.entries()) {
      await has(person, n < 4 ? 500 : 100 - n, `2026-11-0${n + 1}T10:00:00Z`);
    }
    const fourth = await meOf(people[3]);
    expect(names(fourth.above)).toEqual(['pat0', 'pat1', 'pat2']);
    expect(fourth.place).toMatchObject({ username: 'pat3', rank: 4 });
    expect(names(fourth.below)).toEqual(['pat4', 'pat5', 'pat6']);
    expect(fourth.above.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(fourth.below.map(({ rank }) => rank)).toEqual([5, 6, 7]);
    const last = await meOf(people[8]);
    expect([names(last.above), last.below]).toEqual([['pat5', 'pat6', 'pat7'], []]);
    const first = await meOf(people[0]);
    expect([first.above, names(first.below)]).toEqual([[], ['pat1', 'pat2', 'pat3']]);
  });

  it('is none without XP', async () => {
    expect(await meOf(people[0])).toEqual({
      onLeaderboard: true,
      place: null,
      above: [],
      below: [],
    });
  });

  it('is exact whatever is folded already, and whoever leaves or is deleted', async () => {
    for (const [n, person] of people.entries()) {
      await has(person, n < 5 ? 40 : 10 * n, `2026-11-0${(n % 3) + 1}T10:00:00Z`);
    }
    await expectPlacesExact();
    await foldChanges(test);
    await expectPlacesExact();
    expect(await mendHistogram(test)).toBe(0);
    await test.db.execute(sql`
      update progress set xp = 70, xp_at = '2026-11-04T00:00:00Z' where user_id = ${idOf(people[2] as Caller)}`);
    await test.db.execute(sql`
      update progress set listed = false where user_id = ${idOf(people[8] as Caller)}`);
    await expectPlacesExact();
    await leaveForGood(test, idOf(people[7] as Caller));
    await test.db.execute(sql`delete from progress where user_id = ${idOf(people[7] as Caller)}`);
    await expectPlacesExact();
    await foldChanges(test);
    await expectPlacesExact();
    expect(await mendHistogram(test)).toBe(0);
  });

  it('is exact after many awards at once, folded meanwhile by two processes', async () => {
    const [giver] = people as [Caller];
    const at = { now: test.clock.now(), zone: 'UTC' };
    const award = (person: Caller, n: number) =>
      giftXp(
        test.context,
        null,
        { userId: idOf(person), xpAmount: 5 + (n % 3), reason: `${n}` },
        at,
      );
    const awards = people.flatMap((person) =>
      Array.from({ length: 6 }, (_, n) => award(person, n)),
    );
    const folds = Array.from({ length: 6 }, () => foldChanges(test));
    await Promise.all([...awards, ...folds]);
    await expectPlacesExact();
    await foldChanges(test);
    expect(await mendHistogram(test)).toBe(0);
    await expectPlacesExact();
    const [sums] = await test.db.execute<{ days: number; totals: number }>(sql`
      select (select sum(people) from leaderboard_days)::int as days,
        (select sum(people) from leaderboard_xp)::int as totals`);
    expect(sums).toEqual({ days: people.length, totals: people.length });
    expect((await giver.call(api.admin.fixLevels, { body: {} })).body.details ?? []).toEqual([]);
  });

  it('is mended by the check when an account went without a word', async () => {
    const leaver = await test.person();
    await has(leaver, 900, '2026-11-02T10:00:00Z');
    await has(people[0], 100, '2026-11-02T10:00:00Z');
    await foldChanges(test);
    await deleteUser(test.db, idOf(leaver));
    expect((await meOf(people[0])).place?.rank).toBe(2);
    expect(await mendHistogram(test)).toBe(1);
    expect((await meOf(people[0])).place?.rank).toBe(1);
    expect(await mendHistogram(test)).toBe(0);
  });
});

describe('the page for those who run no script', () => {
  const read = async () =>
    (
      await test.app.inject({ url: '/forum/leaderboard', headers: { accept: 'text/html' } })
    ).payload.replace(/\s+/g, ' ');

  it('names the first hundred with their figures, nobody who has left, and what earns XP', async () => {
    await has(people[0], 1200, '2026-11-02T10:00:00Z');
    await has(people[1], 300, '2026-11-03T10:00:00Z');
    await has(people[2], 900, '2026-11-03T10:00:00Z', sql`false`);
    const html = await read();
    expect(html).toMatch(/<b>pat0<\/b> <span>Champion<\/span>.*1,200 XP.*<b>pat1<\/b>.*300 XP/);
    expect(html).not.toContain('pat2');
    expect(html).toContain('Forum reply: +2 XP');
    expect(html).toContain('<link rel="canonical"');
  });

  it('shows nothing of the game where scripts run: it may be put away', async () => {
    await has(people[0], 1200, '2026-11-02T10:00:00Z');
    expect((await read()).replace(/<noscript>.*?<\/noscript>/g, '')).not.toContain('pat0');
  });

  it('says that nobody is listed yet', async () => {
    expect(await read()).toContain('No users found. Be the first to start journaling!');
  });
});
