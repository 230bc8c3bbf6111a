import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { readConfig } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { createLimits } from '../platform/limits.ts';
import { compose } from './compose.ts';
import { haruka } from './keepers/haruka.ts';
import { kofi } from './keepers/kofi.ts';
import { DEMO_PASSWORD, seedDemo } from './seed.ts';

let test: TestApp;
let context: Context;
const keepers = [haruka, kofi];

beforeAll(async () => {
  test = await createTestApp();
  const { db, clock } = test;
  context = {
    config: readConfig({ LOG_LEVEL: 'silent' }),
    db,
    clock,
    limits: createLimits({ scale: 0 }),
  };
});
afterAll(() => test.close());

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
