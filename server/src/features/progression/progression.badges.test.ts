import { ALL_MOODS, api, BADGES, type CountedMetric, LEVELS } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HARBOUR_ANSWERS } from '../../../test/answers.data.ts';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const PAGE =
  'The four-o’clock boat went out without me today, and for once I did not stand on the quay feeling robbed. I had said I would finish the drawings for the breakwater before dark, and I did.';

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.person('owner');
});
afterAll(() => test.close());

const badgesOf = async (person: Caller) => (await person.call(api.progression.badges, {})).body;

const write = async (
  person: Caller,
  content = PAGE,
  mood: (typeof ALL_MOODS)[number] | null = null,
) => (await person.call(api.entries.create, { body: { content, mood, tags: null } })).body;

const give = (person: Caller, xpAmount: number) =>
  owner.call(api.admin.giftXp, { body: { userId: person.user?.id as number, xpAmount } });

async function times(count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index++) await act(index);
}

/** Lets days go by; whoever writes through a year signs in again before the session ends. */
async function passDays(person: Caller, days: number): Promise<void> {
  test.clock.advance(days * DAY);
  const day = Math.floor(test.clock.now().getTime() / DAY);
  if (day % 14 < days) await person.signInAgain();
}

async function completeQuest(person: Caller): Promise<void> {
  const { id, prompt } = (await person.call(api.quests.today, {})).body;
  await person.call(api.quests.accept, { params: { id } });
  test.clock.advance(HOUR);
  await write(person, `${prompt}\n${PAGE}`);
  await person.call(api.quests.complete, { params: { id } });
  await passDays(person, 1);
}

async function post(person: Caller): Promise<number> {
  const { body: categories } = await person.call(api.forum.categories, {});
  const categoryId = categories.find(({ minLevel }) => minLevel === 1)?.id ?? 0;
  const body = { title: 'The breakwater', content: PAGE, categoryId };
  return (await person.call(api.forum.createPost, { body })).body.id;
}

/** What somebody does, by calls alone, until a metric has reached a number. */
const WAYS: { [M in CountedMetric]: (person: Caller, count: number) => Promise<unknown> } = {
  entries: (person, count) => times(count, () => write(person)),
  words: (person, count) => times(count / 10_000, () => write(person, 'word '.repeat(10_000))),
  async streak(person, count) {
    await give(person, LEVELS[3].minXp);
    await times(count, async () => {
      await write(person);
      await passDays(person, 1);
    });
  },
  questsCompleted: (person, count) => times(count, () => completeQuest(person)),
  moodsUsed: (person, count) => times(count, (index) => write(person, PAGE, ALL_MOODS[index])),
  nightEntries(person) {
    test.clock.set('2026-03-02T23:10:00Z');
    return write(person);
  },
  earlyEntries(person) {
    test.clock.set('2026-03-02T06:10:00Z');
    return write(person);
  },
  level: (person, count) => give(person, LEVELS[count - 1]?.minXp ?? 0),
  async cameBack(person) {
    await write(person);
    await passDays(person, 15);
    await write(person);
  },
  vaultInsights: (person, count) =>
    times(count, (index) =>
      person.call(api.insights.create, {
        body: { title: `Line ${index}`, content: PAGE, category: 'insight', source: 'daily' },
      }),
    ),
  forumPosts: (person, count) => times(count, () => post(person)),
  async repliesLiked(person, count) {
    const id = await post(person);
    await times(count, async (index) => {
      test.clock.advance(HOUR);
      const body = { content: `Seen from the quay, ${index}.`, photoAlt: null };
      const { body: reply } = await person.call(api.forum.createReply, { params: { id }, body });
      await owner.call(api.forum.like, { body: { postId: id, replyId: reply.id } });
    });
  },
  questionnaire: (person) =>
    person.call(api.questionnaire.analyse, { body: { answers: HARBOUR_ANSWERS } }),
  async entryReflections(person) {
    const { id } = await write(person);
    await person.call(api.guide.analyze, { params: { id } });
  },
  weeklyReflections: (person, count) =>
    times(count, async () => {
      await write(person);
      await person.call(api.guide.weekly, { query: {} });
      await passDays(person, 7);
    }),
};

describe('the badges that a new account is shown', async () => {
  it('are at least twenty-four (D29)', async () => {
    expect((await badgesOf(await test.person())).length).toBeGreaterThanOrEqual(24);
  });

  it.for(BADGES)('$id can be earned, or is not shown', async ({ id, metric, threshold }) => {
    test.clock.set('2026-03-02T12:00:00Z');
    const person = await test.person();
    const find = async () => (await badgesOf(person)).find((badge) => badge.id === id);
    const shown = await find();
    const isCounted = metric in WAYS;
    if (isCounted) await WAYS[metric as CountedMetric](person, threshold);
    const after = await find();
    expect({ shown: Boolean(shown), earned: Boolean(after?.unlockedAt) }).toEqual({
      shown: isCounted,
      earned: isCounted,
    });
    expect(shown?.unlockedAt ?? null).toBeNull();
  });
});
