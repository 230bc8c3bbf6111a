import { api, emblemLevel, HOUSE_RULES_POST, weekStart } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { UsageError } from '../cli/command.ts';
import { demoReport, seedDemoCommand } from '../cli/seed-demo.ts';
import type { Context } from '../platform/context.ts';
import { compose } from './compose.ts';
import { FORUM_MEMBERS } from './forum/members.ts';
import { clearForum, clearMembers } from './forum/seed-forum.ts';
import { haruka } from './personas/haruka.ts';
import { kofi } from './personas/kofi.ts';
import { PERSONAS } from './personas.ts';
import { DEMO_PASSWORD, seedDemo } from './seed.ts';

let test: TestApp;
let context: Context;
const personas = [haruka, kofi];
/** By every persona's calendar but the westernmost, at the hour of the test's clock. */
const TODAY = '2026-11-21';

beforeAll(open);
afterAll(() => test.close());

async function open() {
  test = await createTestApp();
  context = test.context;
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
    const accounts = await seedDemo(context, { personas });
    expect(accounts).toMatchObject([
      { username: 'haruka', entries: 12, isOwner: true, isNew: true },
      { username: 'kofi', entries: 1, isOwner: false, isNew: true },
    ]);
  });

  it('gives each of them their own level', async () => {
    const levels = [];
    for (const { username } of personas) {
      const { body } = await (await signIn(username)).call(api.progression.progress, {});
      levels.push(body.currentLevel);
    }
    expect(levels).toEqual(personas.map(({ level }) => level));
  });

  it('writes each entry on its day, with its mood, tags and folder', async () => {
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

  it('leaves existing accounts as they are', async () => {
    const caller = await signIn('kofi');
    const mine = { content: 'Mine.', mood: null, tags: null };
    await caller.call(api.entries.create, { body: mine });
    test.clock.advance(3 * 24 * 3_600_000);
    const accounts = await seedDemo(context, { personas });
    expect(accounts).toMatchObject([
      { entries: 12, isOwner: true, isNew: false },
      { entries: 2, isOwner: false, isNew: false },
    ]);
  });

  it('with fresh writes them anew, up to the new today, with the same owner', async () => {
    const accounts = await seedDemo(context, { personas, fresh: true });
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
    await expect(
      seedDemo(context, { personas: [newcomer, stranger], fresh: true }),
    ).rejects.toThrow(/The name somebody belongs to somebody here/);
    const { status } = await test.visitor().call(api.accounts.login, {
      body: { username: 'newcomer', password: DEMO_PASSWORD },
    });
    expect(status).toBe(401);
  });
});

describe('the content of the demo', () => {
  let report: string;
  // All five, with a year of everything: longer than a test may usually take.
  beforeAll(async () => {
    await test.close();
    await open();
    report = demoReport(await seedDemo(context));
  }, 180_000);

  const named = PERSONAS.map((persona) => ({ name: persona.username, persona }));

  it('is not written for an option that does not exist', async () => {
    await expect(seedDemoCommand(['--frash'])).rejects.toBeInstanceOf(UsageError);
  });

  it('is told with who can sign in, and whose the installation is', () => {
    expect(report).toMatch(/password is demo1234/);
    expect(report).toMatch(/gwilym\s+330[\s\S]*wiebke\s+200[\s\S]*rima\s+60/);
    expect(report).toMatch(/gwilym is the owner/);
    expect(report).not.toMatch(/here already/i);
  });

  it.each(named)(
    'has $name at their level, with an emblem that it opens',
    async ({ name, persona }) => {
      const caller = await signIn(name);
      const { body: progress } = await caller.call(api.progression.progress, {});
      expect(progress.currentLevel).toBe(persona.level);
      expect(emblemLevel(caller.user?.emblem ?? '')).toBeLessThanOrEqual(persona.level);
    },
  );

  it.each(named)('has the insights of $name, each with its entry', async ({ name, persona }) => {
    const caller = await signIn(name);
    const { insights, guideRequests } = persona.content;
    const { body } = await caller.call(api.insights.list, { query: { limit: 100 } });
    const own = body.filter(({ reflectionType }) => reflectionType === null);
    expect(own.map(({ title }) => title).sort()).toEqual(insights.map(({ title }) => title).sort());
    const ofEntry = insights.filter(({ when }) => typeof when === 'string');
    expect(own.filter(({ entryId }) => entryId !== null)).toHaveLength(ofEntry.length);
    for (const { entryDate, createdAt } of own) {
      if (entryDate) expect(createdAt.slice(0, 10) >= entryDate).toBe(true);
    }
    const sources = body.flatMap(({ reflectionType, source }) => (reflectionType ? [source] : []));
    expect(sources.sort()).toEqual(guideRequests.savesReflections ? ['monthly', 'weekly'] : []);
  });

  it.each(named)(
    'has the goals of $name, as far as they are completed',
    async ({ name, persona }) => {
      const { body } = await (await signIn(name)).call(api.goals.list, {});
      const { goals } = persona.content;
      // Whatever else there is belongs to their vision (vision.test.ts).
      const titles = new Set(goals.map(({ title }) => title));
      expect(body.filter(({ title }) => titles.has(title))).toHaveLength(goals.length);
      for (const seed of goals) {
        const goal = body.find(({ title }) => title === seed.title);
        expect(goal?.isCompleted).toBe(seed.reached !== undefined);
        expect(goal?.milestones.map(({ isCompleted }) => isCompleted)).toEqual(
          seed.steps.map(({ done }) => done !== undefined),
        );
        expect(goal?.notes).toHaveLength(seed.notes.length);
        const ofEntry = seed.notes.filter(({ when }) => typeof when === 'string');
        expect(goal?.notes.filter(({ entry }) => entry)).toHaveLength(ofEntry.length);
        if (!goal?.isCompleted && goal?.targetDate) expect(goal.targetDate > TODAY).toBe(true);
      }
    },
  );

  it.each(named)(
    'has the analysis of the sixteen answers of $name, if there are any',
    async ({ name, persona }) => {
      const caller = await signIn(name);
      const { body } = await caller.call(api.questionnaire.latest, {});
      expect(body?.answers ?? null).toEqual(persona.content.lifePath?.answers ?? null);
      expect(caller.user?.hasCompletedQuestionnaire).toBe(persona.content.lifePath !== null);
      if (body) expect(body.ikigaiAnalysis.quotes.length).toBeGreaterThan(0);
    },
  );

  it.each(named)('has reflections on the entries of $name', async ({ name, persona }) => {
    const caller = await signIn(name);
    const { guideRequests } = persona.content;
    const { body: entries } = await caller.call(api.entries.list, { query: { limit: 100 } });
    expect(entries.filter(({ aiReflection }) => aiReflection)).toHaveLength(guideRequests.entries);
    const { body: stats } = await caller.call(api.progression.stats, {});
    expect(stats.reflections > 0).toBe(guideRequests.entries > 0);
    if (guideRequests.weeks === 0) return;
    const { body: week } = await caller.call(api.guide.weekly, {
      query: { weekStart: weekStart(TODAY) },
    });
    expect(week).toMatchObject({ safety: null, xpAwarded: 0 });
    expect(Date.parse(week.createdAt)).toBeLessThanOrEqual(test.clock.now().getTime());
  });

  it('counts completed quests, with a badge for the first', async () => {
    const done = [];
    for (const { username } of PERSONAS) {
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

  it('has a year of the forum: every category, a removed reply and a hidden one', async () => {
    const visitor = test.visitor();
    const { body: categories } = await visitor.call(api.forum.categories, {});
    expect(categories.filter(({ postCount }) => postCount === 0)).toEqual([]);
    const { body } = await visitor.call(api.forum.posts, { query: { limit: 50 } });
    // The house rules were there before, by the clock of the machine.
    const posts = body.filter(({ id }) => id !== HOUSE_RULES_POST);
    expect(posts.length).toBeGreaterThan(16);
    expect(posts.filter(({ isFeatured }) => isFeatured)).toHaveLength(3);
    const now = test.clock.now().toISOString();
    expect(posts.filter(({ lastReplyAt, createdAt }) => (lastReplyAt ?? createdAt) > now)).toEqual(
      [],
    );
    // Answers are as old as their posts, not all of today.
    expect(new Set(posts.map(({ lastReplyAt }) => lastReplyAt?.slice(0, 10))).size).toBeGreaterThan(
      10,
    );
    const gone = new Set<string | null>();
    for (const { id } of posts) {
      const { body } = await visitor.call(api.forum.replies, { params: { id }, query: {} });
      for (const { removedBy, createdAt } of body) {
        gone.add(removedBy);
        expect(createdAt <= now).toBe(true);
      }
    }
    expect(gone).toEqual(new Set([null, 'author', 'reports']));
  });

  it('shows a few photos in the forum, with words for those who cannot see them', async () => {
    const caller = test.visitor();
    const { body: posts } = await caller.call(api.forum.posts, { query: { limit: 50 } });
    const replies = await Promise.all(
      posts.map(({ id }) => caller.call(api.forum.replies, { params: { id }, query: {} })),
    );
    const photos = replies.flatMap(({ body }) => body.filter(({ photoUrl }) => photoUrl !== null));
    expect(photos.map(({ photoAlt }) => photoAlt)).toHaveLength(3);
    expect(photos.every(({ photoAlt }) => photoAlt)).toBe(true);
    expect((await caller.send('GET', photos[0]?.photoUrl ?? '')).status).toBe(200);
  });

  it('has an inbox with messages in every tab, two of them unread, and none twice', async () => {
    const owner = await signIn('gwilym');
    const { body } = await owner.call(api.contact.messages, { query: {} });
    expect(body.counts).toEqual({ total: 7, active: 5, pinned: 1, archived: 2, unread: 2 });
    expect(
      body.messages.filter(({ timestamp }) => timestamp > test.clock.now().toISOString()),
    ).toEqual([]);
  });

  it('writes the forum anew with the others, and leaves nothing of it behind', async () => {
    const postsNow = async () =>
      (await test.visitor().call(api.forum.posts, { query: { limit: 50 } })).body.length;
    const before = await postsNow();
    const names = PERSONAS.map(({ username }) => username);
    await clearForum(context, [...names, ...FORUM_MEMBERS.map(({ username }) => username)]);
    await clearMembers(context);
    // The house rules.
    expect(await postsNow()).toBe(1);
    // Each of the five is here: nothing but the forum is written.
    expect(demoReport(await seedDemo(context))).toMatch(/gwilym\s+330[\s\S]*here already/);
    expect(await postsNow()).toBe(before);
  });

  it('has nothing in the future, and badges spread over the year', async () => {
    const now = test.clock.now().toISOString();
    for (const { username } of PERSONAS) {
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
