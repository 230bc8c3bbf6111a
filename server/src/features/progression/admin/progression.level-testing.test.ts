import { api } from '@pathkeeper/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';
import { giftXp } from '../../admin/index.ts';
import { presentPeople } from '../../people/index.ts';

let test: TestApp | undefined;
let owner: Caller;

// Only the first account of an installation is its owner, so each test has one of its own.
beforeEach(async () => {
  await test?.close();
  test = await createTestApp({ levelGates: 'enforced' });
  test.clock.set('2026-11-21T12:00:00Z');
  owner = await test.person('owner');
});
afterAll(() => test?.close());

const set = (level: number | null) => owner.call(api.progression.setLevel, { body: { level } });
const progress = async () => (await owner.call(api.progression.progress, {})).body;
const write = async () =>
  (await owner.call(api.entries.create, { body: { content: 'A page.', mood: null, tags: null } }))
    .body;

describe('a level set by hand', () => {
  it('is said, beside the level as earned, and taken back', async () => {
    expect(await progress()).toMatchObject({ currentLevel: 1, earnedLevel: 1, isSetByHand: false });
    await set(7);
    expect(await progress()).toMatchObject({ currentLevel: 7, earnedLevel: 1, isSetByHand: true });
    const back = await set(null);
    expect([back.status, back.body.newLevel]).toEqual([200, 1]);
    expect(await progress()).toMatchObject({
      currentLevel: 1,
      gateLevel: 1,
      earnedLevel: 1,
      isSetByHand: false,
    });
  });

  it('earns nothing that the level as earned would not', async () => {
    await set(10);
    expect(await write()).toMatchObject({ xpAwarded: 35, newBadges: [{ id: 'first-page' }] });
    const { body: badges } = await owner.call(api.progression.badges, {});
    expect(badges.find(({ id }) => id === 'level-10')?.progress.current).toBe(1);
  });

  it('keeps back no badge either', async () => {
    const gift = { userId: owner.user?.id as number, xpAmount: 1000, reason: 'For a try' };
    await giftXp((test as TestApp).context, null, gift, { now: (test as TestApp).clock.now() });
    await set(1);
    const badges = async () => (await owner.call(api.progression.badges, {})).body;
    const find = async (badgeId: string) => (await badges()).find(({ id }) => id === badgeId);
    expect((await find('level-5'))?.unlockedAt).not.toBeNull();
    expect((await find('streak-3'))?.requiredLevel).toBeNull();
  });

  it('leaves a level gained meanwhile to be announced when it is taken back', async () => {
    await set(2);
    for (let page = 0; page < 8; page++) expect((await write()).levelUpdate).toBeUndefined();
    const check = async () => (await owner.call(api.progression.checkLevel, {})).body;
    expect(await check()).toMatchObject({ leveledUp: false });
    expect(await progress()).toMatchObject({ currentLevel: 2, earnedLevel: 2 });
    await set(null);
    expect(await check()).toMatchObject({ leveledUp: true, newLevel: 2 });
    expect(await check()).toMatchObject({ leveledUp: false });
  });

  it('is seen by nobody else', async () => {
    await set(10);
    const id = owner.user?.id as number;
    const people = await presentPeople(test as TestApp, [id]);
    expect(people.get(id)?.rank).toBe('Wanderer');
  });
});

describe('the switch of Level Testing', () => {
  const game = { quietMode: false, onLeaderboard: true };
  const turn = (person: Caller, levelTesting: boolean) =>
    person.call(api.profile.saveSettings, {
      body: { settingType: 'game', settings: { ...game, levelTesting } },
    });
  const settingsOf = async (person: Caller) =>
    (await person.call(api.profile.settings, {})).body.settings.game;

  it('is off until the owner turns it on, and stays as it is where it is not named', async () => {
    expect(await settingsOf(owner)).toMatchObject({ levelTesting: false });
    expect((await turn(owner, true)).status).toBe(200);
    await owner.call(api.profile.saveSettings, { body: { settingType: 'game', settings: game } });
    expect(await settingsOf(owner)).toMatchObject({ levelTesting: true });
  });

  it('is the owner’s alone', async () => {
    const person = await (test as TestApp).person();
    const refused = await turn(person, true);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await turn(person, false)).status).toBe(200);
    expect(await settingsOf(person)).toMatchObject({ levelTesting: false });
  });
});
