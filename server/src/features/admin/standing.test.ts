import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, heard, type TestApp } from '../../../test/app.ts';
import { unzip } from '../../../test/unzip.ts';
import { endSuspensions } from './standing.service.ts';

let test: TestApp;
let owner: Caller;
let admin: Caller;

beforeAll(async () => {
  test = await createTestApp({ nodes: 2 });
  owner = await test.person('owner');
  admin = await test.person('grete');
  await owner.call(api.admin.setRole, { params: of(admin), body: { role: 'admin' } });
});
afterAll(() => test.close());

const idOf = (person: Caller) => person.user?.id ?? 0;
const of = (person: Caller) => ({ id: idOf(person) });
const elsewhere = (person: Caller) => person.at(test.apps[1] ?? test.app);
const signIn = (person: Caller) =>
  test.visitor().call(api.accounts.login, {
    body: { username: person.user?.username ?? '', password: 'harbour1' },
  });

/** The newest lines of the log about somebody. */
const linesAbout = async (person: Caller) => {
  const { body } = await owner.call(api.admin.events, {
    query: { person: person.user?.username ?? '' },
  });
  return body.map(({ actor, action, details }) => ({
    by: actor?.username ?? null,
    action,
    details,
  }));
};

describe('a role', () => {
  it('holds at the next call in every process, and is on record', async () => {
    const person = await test.person();
    const asks = async () => (await elsewhere(person).call(api.admin.users, { query: {} })).status;
    expect(await asks()).toBe(403);
    const made = await admin.call(api.admin.setRole, {
      params: of(person),
      body: { role: 'admin' },
    });
    expect(made.body).toMatchObject({ role: 'admin', isAdmin: true });
    await heard(async () => expect(await asks()).toBe(200));
    await admin.call(api.admin.setRole, { params: of(person), body: { role: 'user' } });
    await heard(async () => expect(await asks()).toBe(403));
    expect(await linesAbout(person)).toMatchObject([
      {
        by: 'grete',
        action: 'role',
        details: { before: { role: 'admin' }, after: { role: 'user' } },
      },
      {
        by: 'grete',
        action: 'role',
        details: { before: { role: 'user' }, after: { role: 'admin' } },
      },
    ]);
  });

  it('of a moderator who is made an administrator is a moderator’s again afterwards', async () => {
    const person = await test.person();
    const userId = idOf(person);
    await owner.call(api.moderation.addModerator, { body: { userId } });
    const to = (role: 'admin' | 'user') =>
      owner.call(api.admin.setRole, { params: of(person), body: { role } });
    await to('admin');
    expect((await to('user')).body).toMatchObject({ role: 'moderator', isModerator: true });
    const { body } = await owner.call(api.moderation.moderators, {});
    expect(body.map((each) => each.userId)).toContain(userId);
    expect((await linesAbout(person))[0]?.details.after).toEqual({ role: 'moderator' });
    await owner.call(api.moderation.removeModerator, { params: { id: userId } });
    await to('admin');
    expect((await to('user')).body).toMatchObject({ role: 'user', isModerator: false });
  });

  it('is nobody’s own to change, and the owner’s stays', async () => {
    const own = await admin.call(api.admin.setRole, { params: of(admin), body: { role: 'user' } });
    expect([own.status, own.body.error]).toEqual([403, 'Nobody changes their own role.']);
    const theirs = await admin.call(api.admin.setRole, {
      params: of(owner),
      body: { role: 'user' },
    });
    expect([theirs.status, theirs.body.error]).toEqual([403, 'The owner stays an administrator.']);
    const king = await admin.send('PATCH', `/api/admin/users/${idOf(owner)}/role`, {
      role: 'king',
    });
    expect([king.status, king.body.error]).toEqual([400, 'The role must be “user” or “admin”.']);
    const nobody = await admin.call(api.admin.setRole, {
      params: { id: 999_999 },
      body: { role: 'user' },
    });
    expect(nobody.status).toBe(404);
    const author = await admin.call(api.admin.setRole, {
      params: { id: 1 },
      body: { role: 'admin' },
    });
    expect(author.status).toBe(404);
  });
});

describe('a suspension', () => {
  const suspend = (person: Caller, until: string | null = null) =>
    admin.call(api.admin.suspend, {
      params: of(person),
      body: { reason: 'Advertising boots', until },
    });

  it('holds at the next call in every process, with a reason to read, until it is taken back', async () => {
    const person = await test.person();
    await elsewhere(person).call(api.entries.create, { body: { content: 'A page.' } });
    const { body: sheet } = await suspend(person);
    expect(sheet).toMatchObject({
      status: 'suspended',
      suspension: { reason: 'Advertising boots' },
    });
    for (const caller of [person, elsewhere(person)]) {
      await heard(async () => {
        const refused = await caller.call(api.accounts.me, {});
        expect([refused.status, refused.body]).toMatchObject([
          403,
          {
            code: 'suspended',
            error: 'This account is suspended. The reason: Advertising boots',
            ...{ reason: 'Advertising boots', until: null },
          },
        ]);
      });
    }
    expect(await signIn(person)).toMatchObject({ status: 403, body: { code: 'suspended' } });
    expect((await admin.call(api.admin.restore, { params: of(person) })).body.status).toBe(
      'active',
    );
    expect((await person.call(api.accounts.me, {})).status).toBe(200);
    await heard(async () =>
      expect((await elsewhere(person).call(api.accounts.me, {})).status).toBe(200),
    );
  });

  it('keeps nobody from taking their own journal along', async () => {
    const person = await test.person();
    await person.call(api.entries.create, { body: { content: 'A page of the weir.' } });
    await suspend(person);
    // As long after the sign-in as asks for a proof of who is there.
    test.clock.advance(16 * 60_000);
    expect((await person.call(api.export.url, {})).body.code).toBe('step_up_required');
    const needs = await person.call(api.accounts.beginProof, {});
    expect(needs.body).toMatchObject({ ticket: null, hasPassword: true });
    const proof = { password: 'harbour1' };
    expect((await person.call(api.accounts.prove, { body: proof })).status).toBe(200);
    const { body } = await person.call(api.export.url, {});
    const archive = await unzip((await test.app.inject({ url: body.url })).rawPayload);
    expect([...archive.values()].join('')).toContain('A page of the weir.');
    expect((await person.call(api.entries.list, { query: {} })).body.code).toBe('suspended');
    test.clock.advance(-16 * 60_000);
  });

  it('ends by itself, and says until when by the clock of whom it keeps out', async () => {
    const person = await test.person();
    person.zone = 'Pacific/Auckland';
    await person.call(api.accounts.me, {});
    const { body } = await suspend(person, '2026-12-05T22:00:00Z');
    expect(body.suspension?.until).toBe('2026-12-05T22:00:00.000Z');
    const refused = await person.call(api.accounts.me, {});
    expect(refused.body.error).toBe(
      'This account is suspended until December 6, 2026 at 11:00 GMT+13. The reason: Advertising boots',
    );
    const before = test.clock.now().toISOString();
    test.clock.set('2026-12-05T22:00:00Z');
    const again = await signIn(person);
    expect(again.status).toBe(200);
    await endSuspensions(test.context, { forget() {} });
    expect((await linesAbout(person))[0]).toMatchObject({ by: null, action: 'restore' });
    test.clock.set(before);
  });

  it('takes somebody off the leaderboard, and back as they want it', async () => {
    const [listed, unlisted] = [await test.person(), await test.person()];
    for (const person of [listed, unlisted]) {
      await person.call(api.entries.create, { body: { content: 'A page.' } });
    }
    await unlisted.call(api.profile.saveSettings, {
      body: { settingType: 'game', settings: { quietMode: false, onLeaderboard: false } },
    });
    const names = async () =>
      (await test.visitor().call(api.leaderboard.topUsers, {})).body.map(
        ({ username }) => username,
      );
    for (const person of [listed, unlisted]) await suspend(person);
    expect(await names()).not.toContain(listed.user?.username);
    for (const person of [listed, unlisted]) {
      await admin.call(api.admin.restore, { params: of(person) });
    }
    expect(await names()).toContain(listed.user?.username);
    expect(await names()).not.toContain(unlisted.user?.username);
  });

  it.each([
    ['without a reason', { reason: ' ' }, 'The reason is required.'],
    ['that has ended', { reason: 'x', until: '2026-11-01T00:00:00Z' }, 'The end must lie ahead.'],
    [
      'until soon',
      { reason: 'x', until: 'soon' },
      'The end must be an instant, written like 2026-12-05T22:00:00Z.',
    ],
  ])('%s is refused', async (_what, body, sentence) => {
    const person = await test.person();
    const refused = await admin.send('POST', `/api/admin/users/${idOf(person)}/suspend`, body);
    expect([refused.status, refused.body.error]).toEqual([400, sentence]);
    expect((await person.call(api.accounts.me, {})).status).toBe(200);
  });

  it('is never of the owner, or of oneself', async () => {
    expect((await suspend(owner)).body.error).toBe('The owner cannot be suspended.');
    expect((await suspend(admin)).body.error).toBe('Nobody suspends themselves.');
  });

  it('by two at once has one outcome, and both are on record', async () => {
    const person = await test.person();
    const both = await Promise.all([
      owner.call(api.admin.suspend, { params: of(person), body: { reason: 'One' } }),
      admin.call(api.admin.suspend, { params: of(person), body: { reason: 'Two' } }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const lines = await linesAbout(person);
    expect(lines.map(({ by }) => by).sort()).toEqual(['grete', 'owner']);
    const { body } = await owner.call(api.admin.person, { params: of(person) });
    expect(body.suspension?.reason).toBe(lines[0]?.details.reason);
  });
});

describe('sessions, links and beta', () => {
  it('end everywhere at once', async () => {
    const person = await test.person();
    await signIn(person);
    const { body } = await admin.call(api.admin.endSessions, { params: of(person) });
    expect(body.sessions).toBe(0);
    expect((await person.call(api.accounts.me, {})).status).toBe(401);
    await heard(async () =>
      expect((await elsewhere(person).call(api.accounts.me, {})).status).toBe(401),
    );
  });

  it('a link works once, and not for an administrator unless the owner makes it', async () => {
    const person = await test.person();
    const { body } = await admin.call(api.admin.resetLink, { params: of(person) });
    const token = body.url.split('#')[1] ?? '';
    expect(body.url).toMatch(/^\/reset-password#/);
    const use = () =>
      test.visitor().call(api.accounts.resetPassword, { body: { token, password: 'another1' } });
    expect([(await use()).status, (await use()).status]).toEqual([200, 400]);
    expect((await admin.call(api.admin.resetLink, { params: of(owner) })).status).toBe(403);
    const other = await test.person();
    await owner.call(api.admin.setRole, { params: of(other), body: { role: 'admin' } });
    expect((await admin.call(api.admin.resetLink, { params: of(other) })).status).toBe(403);
    expect((await owner.call(api.admin.resetLink, { params: of(other) })).status).toBe(200);
    const lines = JSON.stringify(await linesAbout(person));
    expect(lines).not.toContain(token);
    const letter = await admin.call(api.admin.resetLetter, { params: of(person) });
    expect([letter.status, letter.body.error]).toEqual([
      409,
      'No mail is sent from here, so no letter can be.',
    ]);
  });

  it('beta is taken back and granted', async () => {
    const person = await test.person();
    for (const granted of [false, true]) {
      await admin.call(api.admin.setBeta, { params: of(person), body: { granted } });
      expect((await person.call(api.accounts.betaStatus, {})).body.isBetaTester).toBe(granted);
    }
  });
});

describe('a gift', () => {
  it('is made once for each key, is told and on record', async () => {
    const person = await test.person();
    const gift = { body: { userId: idOf(person), xpAmount: 700, reason: 'For the wrong moon' } };
    const key = { 'idempotency-key': 'gift-1' };
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => admin.call(api.admin.giftXp, gift, key)),
    );
    for (const { status, body } of tries) {
      expect([status, body.levelUp]).toEqual([200, { newLevel: 4 }]);
    }
    expect((await person.call(api.progression.progress, {})).body.xp).toBe(700);
    const { body: notices } = await person.call(api.notices.list, { query: {} });
    expect(notices).toMatchObject([{ kind: 'gift', excerpt: 'For the wrong moon' }]);
    const lines = await linesAbout(person);
    expect(lines).toMatchObject([
      { by: 'grete', action: 'gift', details: { before: { xp: 0 }, after: { amount: 700 } } },
    ]);
    const other = await admin.call(api.admin.giftXp, { body: { ...gift.body, xpAmount: 7 } }, key);
    expect(other.status).toBe(409);
  });

  it.each([
    [0, 'The amount must be between 1 and 10,000.'],
    [10_001, 'The amount must be between 1 and 10,000.'],
    [1.5, 'The amount must be a whole number.'],
    ['many', 'Please select a user and enter a valid XP amount'],
  ])('of %s is refused', async (xpAmount, sentence) => {
    const body = { userId: idOf(owner), xpAmount };
    const refused = await admin.send('POST', api.admin.giftXp.path, body);
    expect([refused.status, refused.body.error]).toEqual([400, sentence]);
  });

  it('to oneself is given and logged like any other, to an id in digits too', async () => {
    const xp = async () => {
      const [row] = await test.db.execute<{ xp: number }>(
        sql`select coalesce(sum(amount), 0)::int as xp from xp_events where user_id = ${idOf(admin)}`,
      );
      return row?.xp ?? 0;
    };
    const before = await xp();
    const body = { userId: String(idOf(admin)), xpAmount: 5 };
    expect((await admin.send('POST', api.admin.giftXp.path, body)).status).toBe(200);
    expect(await xp()).toBe(before + 5);
    const lines = (await admin.call(api.admin.events, { query: {} })).body;
    const own = lines.filter(
      ({ action, subject }) => action === 'gift' && subject?.id === idOf(admin),
    );
    expect(own).toMatchObject([{ actor: { id: idOf(admin) } }]);
  });

  it('to nobody or with too long a reason is refused', async () => {
    const give = (userId: unknown, reason?: string) =>
      admin.send('POST', api.admin.giftXp.path, { userId, xpAmount: 5, reason });
    expect((await give(999_999)).status).toBe(404);
    expect((await give(undefined)).body.error).toBe(
      'Please select a user and enter a valid XP amount',
    );
    expect((await give(idOf(owner), 'x'.repeat(201))).status).toBe(400);
  });
});

describe('the integrity check', () => {
  it('mends what differs, and goes on where it stopped', async () => {
    const person = await test.person();
    await test.db.execute(
      sql`update progress set peak_xp = 9999, xp = 3 where user_id = ${idOf(person)}`,
    );
    const { body } = await admin.call(api.admin.fixLevels, { body: {} });
    expect(body).toMatchObject({ fixed: 1, next: null });
    expect(body.details[0]).toMatch(
      new RegExp(`^Account ${idOf(person)}: level 9 to 1, XP 3 to 0`),
    );
    // The built-in author has totals as well, and is nobody.
    await test.db.execute(sql`
      insert into progress (user_id, xp, peak_xp) values (1, 0, 0) on conflict do nothing`);
    const again = await admin.call(api.admin.fixLevels, { body: {} });
    expect(again.body.checked).toBe(again.body.people);
    const rest = await admin.call(api.admin.fixLevels, { body: { after: idOf(person) } });
    expect(rest.body).toMatchObject({ checked: 0, fixed: 0, next: null });
  });
});

it('the log of acts may be asked by any instant there is', async () => {
  const until = '0000-02-29T20:00:00Z';
  const { status, body } = await owner.call(api.admin.events, { query: { until } });
  expect([status, body]).toEqual([200, []]);
  const after = await owner.call(api.admin.events, { query: { since: until } });
  expect(after.body.length).toBeGreaterThan(0);
});
