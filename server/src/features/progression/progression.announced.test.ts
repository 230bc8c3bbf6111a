import { api, GATES, type Gate, isBuilt, LEVEL_WORDS, levelInfo } from '@pathkeeper/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

const DAY = 24 * 60 * 60 * 1000;
const PAGE =
  'The four-o’clock boat went out without me today, and for once I did not stand on the quay feeling robbed. I had said I would finish the drawings for the breakwater before dark, and I did.';

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  test = await createTestApp({ levelGates: 'enforced' });
  owner = await test.person('owner');
});
beforeEach(() => test.clock.set('2026-03-03T12:00:00Z'));
afterAll(() => test.close());

const write = async (person: Caller) =>
  (await person.call(api.entries.create, { body: { content: PAGE, mood: null, tags: null } })).body;

/** Whether a call was let through; any other refusal than that of the level is a mistake of the test. */
async function isLetThrough(reply: Promise<{ status: number; body: unknown }>): Promise<boolean> {
  const { status, body } = await reply;
  if (status === 403) expect(body).toMatchObject({ code: 'level_required' });
  else expect(status).toBeLessThan(300);
  return status !== 403;
}

/** Writes on three days in a row and tells what the last of them earned. */
async function writeThreeDays(person: Caller) {
  await write(person);
  test.clock.advance(DAY);
  await write(person);
  test.clock.advance(DAY);
  return write(person);
}

/** A category of the forum in which writing opens at a level. */
async function categoryFrom(level: number): Promise<number> {
  const { body } = await owner.call(api.forum.categories, {});
  return body.find(({ minLevel }) => minLevel === level)?.id ?? 0;
}

/** Whether somebody finds a gate open, by calls alone. A new gate needs a way here. */
const WAYS: { [G in Gate]?: (person: Caller) => Promise<boolean> } = {
  weeklyReflection: (person) => isLetThrough(person.call(api.guide.weekly, { query: {} })),
  monthlyReflection: (person) =>
    isLetThrough(person.call(api.guide.monthly, { query: { month: 'March', year: 2026 } })),
  vault: (person) =>
    isLetThrough(
      person.call(api.insights.create, {
        body: { title: 'A line', content: PAGE, category: 'insight', source: 'daily' },
      }),
    ),
  moodHistory: async (person) =>
    (await person.call(api.growth.year, { query: {} })).body.moodsFrom === null,
  moodTrends: (person) => isLetThrough(person.call(api.growth.moods, {})),
  streakBonus: async (person) => (await writeThreeDays(person)).xpAwarded >= 60,
  streakBadges: async (person) =>
    (await writeThreeDays(person)).newBadges.some(({ id }) => id === 'streak-3'),
  async pinning(person) {
    const { id } = await write(person);
    return isLetThrough(person.call(api.entries.pin, { params: { id }, body: { isPinned: true } }));
  },
  folders: (person) => isLetThrough(person.call(api.folders.create, { body: { name: 'Harbour' } })),
  goals: (person) => isLetThrough(person.call(api.goals.create, { body: { title: 'A wall' } })),
  promptLibrary: (person) =>
    isLetThrough(person.call(api.prompts.list, { query: { shelf: 'library' } })),
  deepPrompts: (person) =>
    isLetThrough(person.call(api.prompts.list, { query: { shelf: 'deep' } })),
  themes: (person) =>
    isLetThrough(person.call(api.progression.setTheme, { body: { activeTheme: 'harbour' } })),
  secretGrove: (person) =>
    isLetThrough(person.call(api.progression.setTheme, { body: { activeTheme: 'secret-grove' } })),
  forumWriting: async (person) =>
    isLetThrough(
      person.call(api.forum.createPost, {
        body: {
          title: 'A wall',
          content: PAGE,
          categoryId: await categoryFrom(GATES.forumWriting),
        },
      }),
    ),
  oracleForum: async (person) =>
    isLetThrough(
      person.call(api.forum.posts, {
        query: { categoryId: await categoryFrom(GATES.oracleForum) },
      }),
    ),
  oracleEmblem: (person) =>
    isLetThrough(person.call(api.profile.update, { body: { emblem: 'oracle' } })),
  customAvatar: (person) =>
    isLetThrough(
      person.call(api.profile.update, {
        body: { emblem: 'custom:shield.cord.teal.gold.hare.rays' },
      }),
    ),
};

/** Gates whose level is shown by the tests of their own feature. */
const SHOWN_ELSEWHERE: readonly Gate[] = ['legacyView'];

/** Somebody new who has earned a level, and has written once. */
async function personAt(level: number): Promise<Caller> {
  const person = await test.person();
  const userId = person.user?.id as number;
  // The first entry brings 35 XP with its badge.
  const xpAmount = Math.max(levelInfo(level).minXp - 35, 0);
  if (xpAmount > 0) await owner.call(api.admin.giftXp, { body: { userId, xpAmount } });
  await write(person);
  test.clock.advance(2 * DAY);
  return person;
}

const built = LEVEL_WORDS.flatMap(({ unlocks }) =>
  unlocks.flatMap(({ key, gate }) => (gate && isBuilt(key) ? [gate] : [])),
);

describe('what a level is announced to open', () => {
  it.for(Object.keys(WAYS) as Gate[])(
    '%s is closed below its level and open at it',
    async (gate) => {
      const way = WAYS[gate] as (person: Caller) => Promise<boolean>;
      const [below, there] = [await personAt(GATES[gate] - 1), await personAt(GATES[gate])];
      expect([await way(below), await way(there)]).toEqual([false, true]);
    },
  );

  it('has a way to show it', () => {
    const shown = [...(Object.keys(WAYS) as Gate[]), ...SHOWN_ELSEWHERE];
    expect(built.filter((gate) => !shown.includes(gate))).toEqual([]);
  });
});
