import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.person('owner');
});
afterAll(() => test.close());

const write = (person: Caller, content = 'A page.', key?: string) =>
  person.call(
    api.entries.create,
    { body: { content, mood: null, tags: null } },
    key ? { 'idempotency-key': key } : {},
  );
const statsOf = async (person: Caller) => (await person.call(api.progression.stats, {})).body;

async function ledgerOf(person: Caller) {
  const [row] = await test.db.execute<{ total: number }>(
    sql`select coalesce(sum(amount), 0)::int as total from xp_events where user_id = ${person.user?.id}`,
  );
  return row?.total;
}

describe('writing', () => {
  it('earns ten XP, and the first entry its badge', async () => {
    test.clock.set('2026-11-21T12:00:00Z');
    const person = await test.person();
    const { body } = await write(person);
    expect(body.xpAwarded).toBe(35);
    expect(body.newBadges).toMatchObject([{ id: 'first-page', name: 'First Page' }]);
    expect((await write(person)).body).toMatchObject({ xpAwarded: 10, newBadges: [] });
    expect(await statsOf(person)).toMatchObject({ totalEntries: 2, xpPoints: 45, level: 1 });
  });

  it('tells a retry what the first try earned, and pays once', async () => {
    const person = await test.person();
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => write(person, 'Once.', 'page-1')),
    );
    expect(new Set(replies.map(({ body }) => body.xpAwarded))).toEqual(new Set([35]));
    expect(await statsOf(person)).toMatchObject({ totalEntries: 1, xpPoints: 35 });
    expect(await ledgerOf(person)).toBe(35);
  });

  it('adds up when many entries are saved at once', async () => {
    const person = await test.person();
    await Promise.all(Array.from({ length: 20 }, (_, i) => write(person, `Page ${i}.`)));
    const { xpPoints, totalEntries } = await statsOf(person);
    expect(totalEntries).toBe(20);
    expect(xpPoints).toBe(await ledgerOf(person));
  });

  it('and deleting earns nothing, and takes back the XP of the entry alone', async () => {
    const person = await test.person();
    for (let i = 0; i < 5; i++) {
      const { body } = await write(person);
      await person.call(api.entries.remove, { params: { id: body.id } });
    }
    expect(await statsOf(person)).toMatchObject({ totalEntries: 0, totalWords: 0, xpPoints: 25 });
    expect(await ledgerOf(person)).toBe(25);
  });

  it('never costs a level once reached', async () => {
    const person = await test.person();
    const ids: number[] = [];
    for (let i = 0; i < 10; i++) ids.push((await write(person)).body.id);
    const reached = (await statsOf(person)).level;
    expect(reached).toBe(2);
    for (const id of ids) await person.call(api.entries.remove, { params: { id } });
    expect((await statsOf(person)).level).toBe(2);
  });

  it('announces a level once, with what it unlocks', async () => {
    const person = await test.person();
    const updates = [];
    for (let i = 0; i < 10; i++) {
      const { levelUpdate } = (await write(person)).body;
      if (levelUpdate) updates.push(levelUpdate);
    }
    expect(updates).toHaveLength(1);
    expect(updates[0]).toMatchObject({ newLevel: 2 });
    expect(updates[0]?.unlockedFeatures.length).toBeGreaterThan(0);
    const check = await person.call(api.progression.checkLevel, {});
    expect(check.body.leveledUp).toBe(false);
  });
});

describe('days', () => {
  it('are the writer’s own, and a bonus comes with the third and seventh', async () => {
    const person = await test.person();
    const earned: number[] = [];
    for (let day = 1; day <= 7; day++) {
      test.clock.set(`2026-03-${String(day).padStart(2, '0')}T12:00:00Z`);
      for (let i = 0; i < 2; i++) earned.push((await write(person)).body.xpAwarded);
    }
    // First page 25; level 2 with the seventh page; day 3 comes before it, so only day 7 pays.
    expect(await statsOf(person)).toMatchObject({ currentStreak: 7, longestStreak: 7 });
    expect(earned.reduce((sum, xp) => sum + xp, 0)).toBe((await statsOf(person)).xpPoints);
    expect(earned[12]).toBeGreaterThanOrEqual(60);
  });

  it('keep a streak over one missed day', async () => {
    const person = await test.person();
    for (const day of ['09', '10', '12']) {
      test.clock.set(`2026-03-${day}T12:00:00Z`);
      await write(person);
    }
    expect(await statsOf(person)).toMatchObject({ currentStreak: 3, frozenDays: ['2026-03-11'] });
  });
});

describe('badges', () => {
  it('show progress, and what level a streak badge waits for', async () => {
    const person = await test.person();
    await write(person, 'One two three.');
    const { body } = await person.call(api.progression.badges, {});
    const badge = (id: string) => body.find((one) => one.id === id);
    expect(badge('first-page')?.unlockedAt).not.toBeNull();
    expect(badge('entries-10')).toMatchObject({
      unlockedAt: null,
      progress: { current: 1, target: 10 },
    });
    expect(badge('words-10k')?.progress.current).toBe(3);
    expect(badge('streak-7')?.requiredLevel).toBe(4);
  });
});

describe('the owner’s tools', () => {
  it('set a level for testing and take it back from the ledger', async () => {
    const set = await owner.call(api.progression.setLevel, { body: { level: 10 } });
    expect(set.body.newLevel).toBe(10);
    expect((await statsOf(owner)).level).toBe(10);
    const { body } = await owner.call(api.admin.fixLevels, { body: {} });
    expect(body.fixed).toBe(1);
    expect((await statsOf(owner)).level).toBe(1);
    expect((await owner.call(api.admin.fixLevels, { body: {} })).body.fixed).toBe(0);
    const { body: lines } = await owner.call(api.admin.events, { query: { limit: 4 } });
    expect(lines.map(({ action, details: { before, after } }) => [action, before, after])).toEqual([
      // Looking is on record too, where there was nothing to mend.
      ['check-levels', null, null],
      ['fix-levels', { level: 10, xp: 0 }, { level: 1, xp: 0 }],
      ['check-levels', null, null],
      ['set-level', { level: null }, { level: 10 }],
    ]);
  });

  it('count entries and quests again from the ledger, without deleted entries', async () => {
    const person = await test.person();
    const { body: first } = await write(person, 'One.');
    await write(person, 'Two.');
    await person.call(api.entries.remove, { params: { id: first.id } });
    expect((await owner.call(api.admin.fixLevels, { body: {} })).body.fixed).toBe(0);
    await test.db.execute(sql`
      update progress set entries = 7, quests_completed = 3, weekly_reflections = 2
      where user_id = ${person.user?.id}`);
    const { body: report } = await owner.call(api.admin.fixLevels, { body: {} });
    expect(report.details).toEqual([
      `Account ${person.user?.id}: entries 7 to 1, quests 3 to 0, weekly reflections 2 to 0.`,
    ]);
    expect((await owner.call(api.admin.fixLevels, { body: {} })).body.fixed).toBe(0);
  });

  it('refuse everybody else, and levels that do not exist', async () => {
    const person = await test.person();
    const attempt = await person.call(api.progression.setLevel, { body: { level: 10 } });
    expect(attempt.status).toBe(403);
    expect((await person.call(api.admin.fixLevels, { body: {} })).status).toBe(403);
    for (const level of [0, 11, 1.5, -1]) {
      expect((await owner.call(api.progression.setLevel, { body: { level } })).status).toBe(400);
    }
  });

  it('pay each gift, also many at once', async () => {
    const owner = await test.person();
    const person = await test.person();
    const userId = person.user?.id as number;
    await test.db.execute(sql`update users set role = 'admin' where id = ${owner.user?.id}`);
    const gifts = Array.from({ length: 20 }, () =>
      owner.call(api.admin.giftXp, { body: { userId, xpAmount: 1, reason: 'same' } }),
    );
    const paid = (await Promise.all(gifts)).filter(({ status }) => status === 200);
    expect((await person.call(api.progression.progress, {})).body.xp).toBe(paid.length);
    expect(paid.length).toBe(20);
  });

  it('give XP, which the next look at the level announces', async () => {
    const person = await test.person();
    const userId = person.user?.id as number;
    const gift = await owner.call(api.admin.giftXp, { body: { userId, xpAmount: 700 } });
    expect(gift.body.levelUp).toEqual({ newLevel: 4 });
    const check = await person.call(api.progression.checkLevel, {});
    expect(check.body).toMatchObject({ leveledUp: true, newLevel: 4 });
    expect((await person.call(api.progression.checkLevel, {})).body.leveledUp).toBe(false);
    for (const xpAmount of [-5, 0, 10_001]) {
      const refused = await owner.call(api.admin.giftXp, { body: { userId, xpAmount } });
      expect(refused.status).toBe(400);
    }
    const nobody = await owner.call(api.admin.giftXp, {
      body: { userId: 999_999, xpAmount: 5 },
    });
    expect(nobody.status).toBe(404);
    // The built-in author is nobody who could be given anything.
    const author = await owner.call(api.admin.giftXp, { body: { userId: 1, xpAmount: 5 } });
    expect(author).toMatchObject({ status: 404, body: { error: 'That person was not found.' } });
    const [row] = await test.db.execute(sql`select xp from progress where user_id = 1`);
    expect(row?.xp ?? 0).toBe(0);
  });
});
