import { api, DEFAULT_SETTINGS, EMBLEMS, THEMES } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

/** The themes that levels open; the others come with a plan. */
const ofLevels = THEMES.filter(({ isPaid }) => !isPaid);

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  test = await createTestApp({ levelGates: 'enforced' });
  owner = await test.person('owner');
});
afterAll(() => test.close());

const settingsOf = async (person: Caller) => (await person.call(api.profile.settings, {})).body;
const post = (person: Caller, body: unknown) => person.send('POST', '/api/user/settings', body);

describe('settings', () => {
  it('are the defaults until something is chosen', async () => {
    const person = await test.person();
    expect(await settingsOf(person)).toEqual({
      success: true,
      settings: DEFAULT_SETTINGS,
      isDarkModeChosen: false,
    });
    expect(DEFAULT_SETTINGS.notifications.progressReminders).toBe(false);
  });

  it('are kept a whole kind at a time, and the other kind stays', async () => {
    const person = await test.person();
    const game = { quietMode: true, onLeaderboard: false, levelTesting: false };
    const notifications = { ...DEFAULT_SETTINGS.notifications, emailNotifications: false };
    await person.call(api.profile.saveSettings, { body: { settingType: 'game', settings: game } });
    const { body } = await person.call(api.profile.saveSettings, {
      body: { settingType: 'notifications', settings: notifications },
    });
    expect(body).toEqual({
      success: true,
      settings: { notifications, game },
      isDarkModeChosen: true,
    });
    expect(await settingsOf(person)).toEqual(body);
  });

  it('leave light and dark to the device until one is chosen, and then keep it', async () => {
    const person = await test.person();
    const { darkMode: _, ...letters } = DEFAULT_SETTINGS.notifications;
    const save = (settings: object) =>
      post(person, { settingType: 'notifications', settings: { ...letters, ...settings } });
    await save({ weeklyReflections: false });
    expect(await settingsOf(person)).toMatchObject({ isDarkModeChosen: false });
    await save({ darkMode: false });
    await save({ weeklyReflections: true });
    expect(await settingsOf(person)).toEqual({
      success: true,
      settings: {
        ...DEFAULT_SETTINGS,
        notifications: { ...letters, weeklyReflections: true, darkMode: false },
      },
      isDarkModeChosen: true,
    });
  });

  it('are one’s own', async () => {
    const [person, other] = [await test.person(), await test.person()];
    const settings = { quietMode: true, onLeaderboard: true };
    await person.call(api.profile.saveSettings, { body: { settingType: 'game', settings } });
    expect((await settingsOf(other)).settings.game.quietMode).toBe(false);
    expect((await test.visitor().send('GET', '/api/user/settings')).status).toBe(401);
  });

  it.each([
    ['a setting that there is none of', 'game', { quietMode: true, onLeaderboard: true, loud: 1 }],
    ['half an object', 'game', { quietMode: true }],
    ['a word for a switch', 'game', { quietMode: 'yes', onLeaderboard: true }],
    ['no object', 'notifications', 'all'],
    ['a list', 'notifications', [true]],
    ['another kind', 'weather', { quietMode: true, onLeaderboard: true }],
    ['no kind', undefined, { quietMode: true, onLeaderboard: true }],
  ])('refuse %s in a sentence, and stay as they were', async (_what, settingType, settings) => {
    const person = await test.person();
    const { status, body } = await post(person, { settingType, settings });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.error).toMatch(/^(There is no setting called loud|.*must be .*)\.$/);
    expect((await settingsOf(person)).settings).toEqual(DEFAULT_SETTINGS);
  });
});

describe('an emblem', () => {
  const wear = (person: Caller, emblem: string | null) =>
    person.call(api.profile.update, { body: { emblem } });

  it('is worn, shown with its person, and taken off again', async () => {
    const person = await test.person();
    expect(person.user?.emblem).toBeNull();
    expect((await wear(person, 'hare')).body.emblem).toBe('hare');
    await person.call(api.profile.update, { body: { displayName: 'Ada' } });
    expect((await person.call(api.accounts.me, {})).body).toMatchObject({
      emblem: 'hare',
      displayName: 'Ada',
    });
    expect((await wear(person, null)).body.emblem).toBeNull();
  });

  it('opens with its level: five, eight, eighteen, and the oracle’s at the top', async () => {
    const openAt = async (level: number) => {
      await owner.call(api.progression.setLevel, { body: { level } });
      const replies = [];
      for (const { name } of EMBLEMS) replies.push(await wear(owner, name));
      return replies;
    };
    for (const [level, open] of [
      [1, 5],
      [2, 8],
      [4, 8],
      [5, 18],
      [9, 18],
      [10, 19],
    ] as const) {
      const replies = await openAt(level);
      expect(replies.map(({ status }) => status)).toEqual(
        EMBLEMS.map((_, place) => (place < open ? 200 : 403)),
      );
    }
    await owner.call(api.progression.setLevel, { body: { level: 1 } });
    expect((await wear(owner, 'kite')).body).toMatchObject({
      code: 'level_required',
      requiredLevel: 2,
      error: 'That emblem opens at level 2.',
    });
    expect((await wear(owner, 'oracle')).body.requiredLevel).toBe(10);
  });

  it('drawn from parts opens at the top level, and stands beside the name as a code', async () => {
    const code = 'custom:octagon.beads.plum.gold.owl.leaves';
    await owner.call(api.progression.setLevel, { body: { level: 9 } });
    expect((await wear(owner, code)).body).toMatchObject({
      code: 'level_required',
      requiredLevel: 10,
    });
    await owner.call(api.progression.setLevel, { body: { level: 10 } });
    expect((await wear(owner, code)).body.emblem).toBe(code);
    const refused = await owner.send('PATCH', '/api/auth/user', { emblem: `${code}.more` });
    expect([refused.status, refused.body.error]).toEqual([400, 'There is no such emblem.']);
    expect((await owner.call(api.accounts.me, {})).body.emblem).toBe(code);
    await wear(owner, null);
  });

  it('that nobody drew is refused, and so is everything beside it', async () => {
    const person = await test.person();
    const reply = await person.send('PATCH', '/api/auth/user', {
      emblem: 'unicorn',
      displayName: 'Ada',
    });
    expect([reply.status, reply.body.error]).toEqual([400, 'There is no such emblem.']);
    expect((await person.call(api.accounts.me, {})).body.displayName).toBeNull();
  });
});

describe('a theme', () => {
  const choose = (person: Caller, activeTheme: string) =>
    person.call(api.progression.setTheme, { body: { activeTheme } });
  const progressOf = async (person: Caller) =>
    (await person.call(api.progression.progress, {})).body;

  it('is the almanac’s own until a level opens others', async () => {
    const person = await test.person();
    expect(await progressOf(person)).toMatchObject({
      activeTheme: 'default',
      themesUnlocked: ['default'],
    });
    const refused = await choose(person, 'harbour');
    expect([refused.status, refused.body.code, refused.body.requiredLevel]).toEqual([
      403,
      'level_required',
      7,
    ]);
    expect((await choose(person, 'secret-grove')).body.requiredLevel).toBe(10);
    expect((await progressOf(person)).activeTheme).toBe('default');
    expect((await choose(person, 'default')).status).toBe(200);
  });

  it('is chosen among those the level opens, and kept', async () => {
    await owner.call(api.progression.setLevel, { body: { level: 7 } });
    expect((await choose(owner, 'heath')).body).toMatchObject({
      activeTheme: 'heath',
      themesUnlocked: ['default', 'harbour', 'heath'],
    });
    expect((await choose(owner, 'secret-grove')).status).toBe(403);
    await owner.call(api.progression.setLevel, { body: { level: 10 } });
    expect((await choose(owner, 'secret-grove')).body.themesUnlocked).toEqual(
      ofLevels.map(({ name }) => name),
    );
    expect((await progressOf(owner)).activeTheme).toBe('secret-grove');
  });

  it('that is not printed is refused', async () => {
    const { status, body } = await owner.send('PATCH', '/api/user/progress', {
      activeTheme: 'neon',
    });
    expect([status, body.error]).toEqual([400, 'There is no such theme.']);
  });
});

describe('an installation with every gate open', () => {
  it('lends every emblem and every theme to everybody', async () => {
    const open = await createTestApp({ levelGates: 'open' });
    try {
      const person = await open.person();
      const worn = await person.call(api.profile.update, { body: { emblem: 'oracle' } });
      expect(worn.status).toBe(200);
      const { body } = await person.call(api.progression.setTheme, {
        body: { activeTheme: 'secret-grove' },
      });
      expect(body.themesUnlocked).toHaveLength(ofLevels.length);
    } finally {
      await open.close();
    }
  });
});
