import { api, emblemLevel, weekStart } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { readConfig } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { createLimits } from '../platform/limits.ts';
import { createMailer } from '../platform/mail.ts';
import { compose } from './compose.ts';
import { haruka } from './keepers/haruka.ts';
import { kofi } from './keepers/kofi.ts';
import { KEEPERS } from './keepers.ts';
import { DEMO_PASSWORD, seedDemo } from './seed.ts';

let test: TestApp;
let context: Context;
const keepers = [haruka, kofi];
/** By every keeper's calendar but the westernmost, at the hour of the test's clock. */
const TODAY = '2026-11-21';

beforeAll(open);
afterAll(() => test.close());

async function open() {
  test = await createTestApp();
  const { db, clock } = test;
  const config = readConfig({ LOG_LEVEL: 'silent' });
  context = {
    config,
    db,
    clock,
    limits: createLimits({ scale: 0 }),
    mail: createMailer(config, () => {}),
  };
}

async function signIn(username: string) {
  const caller = test.visitor();
  const body = { username, password: DEMO_PASSWORD };
  const reply = await caller.call(api.accounts.login, { body });
  caller.token = reply.body.accessToken;
  caller.user = reply.body.user;
  return caller;
}

describe('seeding the demo', () => {
  it('writes the accounts, the first of them as owner of an empty installation', async () => {
    const accounts = await seedDemo(context, { keepers });
    expect(accounts).toMatchObject([
      { username: 'haruka', entries: 12, isOwner: true, isNew: true },
      { username: 'kofi', entries: 1, isOwner: false, isNew: true },
    ]);
  });

  it('stands each of them at a level of their own', async () => {
    const levels = [];
    for (const { username } of keepers) {
      const { body } = await (await signIn(username)).call(api.progression.progress, {});
      levels.push(body.currentLevel);
    }
    expect(levels).toEqual(keepers.map(({ level }) => level));
  });

  it('writes each page on its day, with its mood, tags and folder', async () => {
    const caller = await signIn('haruka');
    const { body: entries } = await caller.call(api.entries.list, { query: {} });
    const { body: folders } = await caller.call(api.folders.list, {});
    const nameOf = (id: number | null) => folders.find((folder) => folder.id === id)?.name ?? null;
    expect(
      entries.map(({ content, localDate, timeZone, mood, tags, folderId, isPinned }) => ({
        content,
        localDate,
        timeZone,
        mood,
        tags,
        folder: nameOf(folderId),
        isPinned,
      })),
    ).toEqual(
      compose(haruka, test.clock.now())
        .reverse()
        .map(({ text, at, mood, tags, folder, isPinned }) => ({
          content: text,
          localDate: at.toPlainDate().toString(),
          timeZone: haruka.zone,
          mood,
          tags,
          folder,
          isPinned,
        })),
    );
    const { body: customTags } = await caller.call(api.tags.list, {});
    expect(customTags.map(({ tagName }) => tagName)).toEqual(haruka.customTags);
    expect(caller.user?.createdAt).toBe(entries.at(-1)?.createdAt);
  });

  it('leaves accounts that are there as they are', async () => {
    const caller = await signIn('kofi');
    const mine = { content: 'Mine.', mood: null, tags: null };
    await caller.call(api.entries.create, { body: mine });
    test.clock.advance(3 * 24 * 3_600_000);
    const accounts = await seedDemo(context, { keepers });
    expect(accounts).toMatchObject([
      { entries: 12, isOwner: true, isNew: false },
      { entries: 2, isOwner: false, isNew: false },
    ]);
  });

  it('writes them anew when asked, up to the new today, with the same owner', async () => {
    const accounts = await seedDemo(context, { keepers, fresh: true });
    expect(accounts).toMatchObject([
      { entries: 12, isOwner: true, isNew: true },
      { entries: 1, isOwner: false, isNew: true },
    ]);
    const caller = await signIn('haruka');
    const { body } = await caller.call(api.entries.list, { query: { limit: 1 } });
    expect(body[0]?.localDate).toBe('2026-11-24');
  });

  it('writes nothing at all where a name belongs to somebody else', async () => {
    const stranger = { ...kofi, username: 'somebody' };
    await test.person('somebody');
    const newcomer = { ...haruka, username: 'newcomer' };
    await expect(seedDemo(context, { keepers: [newcomer, stranger], fresh: true })).rejects.toThrow(
      /The name somebody belongs to somebody here/,
    );
    const { status } = await test.visitor().call(api.accounts.login, {
      body: { username: 'newcomer', password: DEMO_PASSWORD },
    });
    expect(status).toBe(401);
  });
});

describe('the rooms of the demo', () => {
  // All five, with a year of everything: longer than a test may usually take.
  beforeAll(async () => {
    await test.close();
    await open();
    await seedDemo(context);
  }, 180_000);

  const named = KEEPERS.map((keeper) => ({ name: keeper.username, keeper }));

  it.each(named)(
    'stand $name at their level, with an emblem it opens',
    async ({ name, keeper }) => {
      const caller = await signIn(name);
      const { body: progress } = await caller.call(api.progression.progress, {});
      expect(progress.currentLevel).toBe(keeper.level);
      expect(emblemLevel(caller.user?.emblem ?? '')).toBeLessThanOrEqual(keeper.level);
    },
  );

  it.each(named)('keep the insights of $name, each with its page', async ({ name, keeper }) => {
    const caller = await signIn(name);
    const { vault, asked } = keeper.rooms;
    const { body } = await caller.call(api.insights.list, { query: { limit: 100 } });
    const own = body.filter(({ reflectionType }) => reflectionType === null);
    expect(own.map(({ title }) => title).sort()).toEqual(vault.map(({ title }) => title).sort());
    const hung = vault.filter(({ when }) => typeof when === 'string');
    expect(own.filter(({ entryId }) => entryId !== null)).toHaveLength(hung.length);
    for (const { entryDate, createdAt } of own) {
      if (entryDate) expect(createdAt.slice(0, 10) >= entryDate).toBe(true);
    }
    const sources = body.flatMap(({ reflectionType, source }) => (reflectionType ? [source] : []));
    expect(sources.sort()).toEqual(asked.keeps ? ['monthly', 'weekly'] : []);
  });

  it.each(named)('bring the goals of $name as far as they are', async ({ name, keeper }) => {
    const { body } = await (await signIn(name)).call(api.goals.list, {});
    const { aims } = keeper.rooms;
    expect(body).toHaveLength(aims.length);
    for (const aim of aims) {
      const goal = body.find(({ title }) => title === aim.title);
      expect(goal?.isCompleted).toBe(aim.reached !== undefined);
      expect(goal?.milestones.map(({ isCompleted }) => isCompleted)).toEqual(
        aim.steps.map(({ done }) => done !== undefined),
      );
      expect(goal?.notes).toHaveLength(aim.notes.length);
      const hung = aim.notes.filter(({ when }) => typeof when === 'string');
      expect(goal?.notes.filter(({ entry }) => entry)).toHaveLength(hung.length);
      if (!goal?.isCompleted && goal?.targetDate) expect(goal.targetDate > TODAY).toBe(true);
    }
  });

  it.each(named)(
    'read the sixteen answers of $name, if there are any',
    async ({ name, keeper }) => {
      const caller = await signIn(name);
      const { body } = await caller.call(api.questionnaire.latest, {});
      expect(body?.answers ?? null).toEqual(keeper.rooms.lifePath?.answers ?? null);
      expect(caller.user?.hasCompletedQuestionnaire).toBe(keeper.rooms.lifePath !== null);
      if (body) expect(body.ikigaiAnalysis.quotes.length).toBeGreaterThan(0);
    },
  );

  it.each(named)('hold what the guide found on the pages of $name', async ({ name, keeper }) => {
    const caller = await signIn(name);
    const { asked } = keeper.rooms;
    const { body: entries } = await caller.call(api.entries.list, { query: { limit: 100 } });
    expect(entries.filter(({ aiReflection }) => aiReflection)).toHaveLength(asked.entries);
    const { body: stats } = await caller.call(api.progression.stats, {});
    expect(stats.reflections > 0).toBe(asked.entries > 0);
    if (asked.weeks === 0) return;
    const { body: week } = await caller.call(api.guide.weekly, {
      query: { weekStart: weekStart(TODAY) },
    });
    expect(week).toMatchObject({ safety: null, xpAwarded: 0 });
    expect(Date.parse(week.createdAt)).toBeLessThanOrEqual(test.clock.now().getTime());
  });

  it('count quests done by those who have them, and a badge for the first', async () => {
    const done = [];
    for (const { username } of KEEPERS) {
      const caller = await signIn(username);
      const { body } = await caller.call(api.progression.stats, {});
      const { body: badges } = await caller.call(api.progression.badges, {});
      const first = badges.find(({ id }) => id === 'quest-first');
      expect(first?.unlockedAt !== null).toBe(body.questsDone > 0);
      done.push(body.questsDone);
    }
    const [gwilym = 0, wiebke = 0, rima = 0] = done;
    expect(gwilym).toBeGreaterThanOrEqual(10);
    expect(wiebke).toBeGreaterThanOrEqual(3);
    expect(rima).toBeGreaterThanOrEqual(1);
  });

  it('let nothing happen in the future, and badges come over the year', async () => {
    const now = test.clock.now().toISOString();
    for (const { username } of KEEPERS) {
      const caller = await signIn(username);
      const { body: insights } = await caller.call(api.insights.list, { query: { limit: 100 } });
      const { body: goals } = await caller.call(api.goals.list, {});
      const { body: badges } = await caller.call(api.progression.badges, {});
      const { body: lifePath } = await caller.call(api.questionnaire.latest, {});
      const instants = [
        ...insights.map(({ createdAt }) => createdAt),
        ...goals.flatMap(({ createdAt, completedAt, milestones, notes }) => [
          createdAt,
          completedAt,
          ...milestones.map((milestone) => milestone.completedAt),
          ...notes.map((note) => note.createdAt),
        ]),
        ...badges.map(({ unlockedAt }) => unlockedAt),
        lifePath?.createdAt ?? null,
      ].filter((instant) => instant !== null);
      expect(instants.filter((instant) => instant > now)).toEqual([]);
      const earned = badges.flatMap(({ unlockedAt }) => unlockedAt?.slice(0, 10) ?? []);
      if (username === 'gwilym') expect(new Set(earned).size).toBeGreaterThan(8);
    }
  });
});
