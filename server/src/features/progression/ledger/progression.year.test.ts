import { api, dayNumber, levelOfXp, weekStart } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';

const ZONES = [
  'Pacific/Kiritimati',
  'Asia/Tokyo',
  'Europe/London',
  'America/New_York',
  'Pacific/Pago_Pago',
];
const HOUR = 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ nodes: 2 });
});
afterAll(() => test.close());

/** The same year every time. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Streaks counted plainly from the days, without the code under test. */
function plainStreaks(days: string[], today: string): { current: number; longest: number } {
  const sorted = [...new Set(days)].sort();
  let [length, longest, previous] = [0, 0, Number.NEGATIVE_INFINITY];
  const frozen: string[] = [];
  const reaches = (number: number) => {
    const missed = number - previous - 1;
    const missedDay = new Date((number - 1) * 24 * HOUR).toISOString().slice(0, 10);
    if (missed === 0) return true;
    return missed === 1 && !frozen.includes(weekStart(missedDay));
  };
  for (const day of sorted) {
    const number = dayNumber(day);
    if (!reaches(number)) length = 0;
    else if (number - previous === 2) {
      frozen.push(weekStart(new Date((number - 1) * 24 * HOUR).toISOString().slice(0, 10)));
    }
    length += 1;
    longest = Math.max(longest, length);
    previous = number;
  }
  const now = dayNumber(today);
  const holds = length > 0 && (now <= previous || reaches(now));
  return { current: holds ? length : 0, longest };
}

async function ledger(userId: number) {
  const rows = await test.db.execute<{ amount: number; kind: string; reference: string }>(
    sql`select amount, kind, reference from xp_events where user_id = ${userId} order by id`,
  );
  let [total, peak] = [0, 0];
  for (const { amount } of rows) {
    total += amount;
    peak = Math.max(peak, total);
  }
  const once = new Set(rows.map(({ kind, reference }) => `${kind} ${reference}`));
  return { total, peak, isUnique: once.size === rows.length };
}

it('a year of writing adds up at every step, whatever happens in it', async () => {
  const random = generator(20_261_121);
  const writer = await test.person();
  const userId = writer.user?.id as number;
  const node = (): Caller => writer.at(test.apps[random() < 0.5 ? 0 : 1] as never);
  const days: string[] = [];
  const ids: number[] = [];
  let page = 0;
  test.clock.set('2026-01-01T08:00:00Z');

  for (let step = 0; step < 365; step++) {
    test.clock.advance(HOUR * (6 + Math.floor(random() * 30)));
    if (random() < 0.1) writer.zone = ZONES[Math.floor(random() * ZONES.length)];
    const what = random();
    if (what < 0.75) {
      const key = { 'idempotency-key': `page-${++page}` };
      const body = { content: `Page ${page} of a year.`, mood: null, tags: null };
      const times = random() < 0.2 ? 4 : 1;
      const replies = await Promise.all(
        Array.from({ length: times }, () => node().call(api.entries.create, { body }, key)),
      );
      const saved = replies[0]?.body;
      expect(replies.map((reply) => reply.body.id)).toEqual(replies.map(() => saved?.id));
      ids.push(saved?.id as number);
      days.push(saved?.localDate as string);
    } else if (what < 0.9 && ids.length > 0) {
      const [id] = ids.splice(Math.floor(random() * ids.length), 1);
      const params = { id: id as number };
      await Promise.all([
        node().call(api.entries.remove, { params }),
        node().call(api.entries.remove, { params }),
      ]);
    }
    const { body: stats } = await node().call(api.progression.stats, {});
    const { total, peak, isUnique } = await ledger(userId);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: writer.zone }).format(
      test.clock.now(),
    );
    expect(isUnique).toBe(true);
    expect(stats).toMatchObject({
      totalEntries: ids.length,
      xpPoints: total,
      level: levelOfXp(peak),
      ...{ currentStreak: plainStreaks(days, today).current },
    });
    expect(stats.longestStreak).toBe(plainStreaks(days, today).longest);
  }
  expect(ids.length).toBeGreaterThan(150);
});
