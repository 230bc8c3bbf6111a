import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, heard, type TestApp } from '../../../../test/app.ts';
import { noteEvent } from '../security-log/security-log.service.ts';

const COOKIE = 'pathkeeper_refresh';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ nodes: 2 });
});
afterAll(() => test.close());

const refresh = (caller: Caller) => caller.call(api.accounts.refresh, {});

/** Refreshes with a given cookie, as a copy of it elsewhere would. */
function refreshWith(cookie: string, headers: Record<string, string> = {}) {
  const copy = test.visitor();
  copy.cookies.set(COOKIE, cookie);
  return copy.call(api.accounts.refresh, {}, headers);
}

/** The refresh token that an answer brings. */
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /pathkeeper_refresh=([^;]+)/.exec(String(headers['set-cookie']))?.[1];

describe('refreshing', () => {
  it('hands out a new access token and rotates the cookie', async () => {
    const person = await test.person();
    const before = person.cookies.get(COOKIE);
    const reply = await refresh(person);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ accessToken: expect.any(String), expiresIn: 900 });
    expect(person.cookies.get(COOKIE)).not.toBe(before);
    expect(String(reply.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
  });

  it('stores no token that could be used', async () => {
    const person = await test.person();
    const secret = person.cookies.get(COOKIE)?.split('.')[2] as string;
    const rows = await test.db.execute(sql`select sess::text from sessions`);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('serves two tabs that refresh at once, and both go on', async () => {
    const person = await test.person();
    const cookie = person.cookies.get(COOKIE) as string;
    const [one, two] = await Promise.all([refreshWith(cookie), refreshWith(cookie)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    test.clock.advance(60_000);
    expect(cookieOf(one)).toBe(cookieOf(two));
    expect((await refreshWith(cookieOf(two) as string)).status).toBe(200);
  });

  it('answers a retry within two minutes with the same successor, and the first use ends that', async () => {
    const person = await test.person();
    const first = person.cookies.get(COOKIE) as string;
    await refresh(person);
    const second = person.cookies.get(COOKIE) as string;
    test.clock.advance(119_000);
    expect(cookieOf(await refreshWith(first))).toBe(second);
    expect(cookieOf(await refreshWith(first))).toBe(second);
    expect((await refreshWith(second)).status).toBe(200);
    // Whoever still holds the first one is somebody else.
    expect((await refreshWith(first)).status).toBe(401);
    expect((await person.call(api.accounts.me, {})).status).toBe(401);
  });

  it.each([
    ['after two minutes', 121_000, ''],
    ['in another browser', 1_000, 'Mozilla/5.0 (a thief)'],
  ])('ends the whole family when a replaced token is used %s', async (_when, wait, browser) => {
    const person = await test.person();
    const stolen = person.cookies.get(COOKIE) as string;
    await refresh(person);
    test.clock.advance(wait);
    const headers: Record<string, string> = browser ? { 'user-agent': browser } : {};
    expect((await refreshWith(stolen, headers)).status).toBe(401);
    expect((await refresh(person)).status).toBe(401);
    expect((await person.call(api.accounts.me, {})).status).toBe(401);
  });

  it('is noted as stolen also where the connection has gone before its address was read', async () => {
    const person = await test.person();
    const log = { info() {}, warn() {} };
    const gone = { ip: undefined, headers: {}, log };
    await noteEvent(test, gone, { kind: 'session-stolen', userId: person.user?.id ?? 0 });
    const { body } = await person.call(api.accounts.activity, { query: {} });
    expect(body[0]).toMatchObject({ kind: 'session-stolen', address: 'unknown' });
  });

  it('ends after ninety days, however much it is used', async () => {
    const person = await test.person();
    for (let day = 20; day < 90; day += 20) {
      test.clock.advance(20 * 24 * 60 * 60 * 1000);
      expect((await refresh(person)).status).toBe(200);
    }
    test.clock.advance(11 * 24 * 60 * 60 * 1000);
    expect((await refresh(person)).status).toBe(401);
  });

  it('is refused after 30 days without use, and extended by use', async () => {
    const day = 24 * 60 * 60 * 1000;
    const person = await test.person();
    test.clock.advance(29 * day);
    expect((await refresh(person)).status).toBe(200);
    test.clock.advance(29 * day);
    expect((await refresh(person)).status).toBe(200);
    test.clock.advance(31 * day);
    expect((await refresh(person)).status).toBe(401);
  });

  it.each(['', 'x', '2.not-a-session.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '9999.x.y', "2.'; drop.z"])(
    'refuses the cookie %j',
    async (cookie) => {
      expect((await refreshWith(cookie)).status).toBe(401);
    },
  );
});

describe('signing out', () => {
  it('ends the session at once, for its access token too', async () => {
    const person = await test.person();
    const cookie = person.cookies.get(COOKIE) as string;
    expect((await person.call(api.accounts.logout, {})).status).toBe(200);
    expect((await person.call(api.accounts.me, {})).status).toBe(401);
    expect((await refreshWith(cookie)).status).toBe(401);
  });

  it('ends a session that is in use at the same moment', async () => {
    const person = await test.person('busy');
    const elsewhere = test.visitor();
    const { body } = await elsewhere.call(api.accounts.login, {
      body: { username: 'busy', password: 'harbour1' },
    });
    elsewhere.token = body.accessToken;
    const { body: sessions } = await elsewhere.call(api.accounts.sessions, {});
    const ended = sessions.find(({ current }) => !current)?.id as string;
    let going = true;
    const use = async (zone: string) => {
      while (going) {
        await person.send('GET', '/api/auth/user', undefined, { 'x-timezone': zone });
      }
    };
    const users = ['Europe/Berlin', 'Asia/Tokyo', 'Europe/Berlin', 'Asia/Tokyo'].map(use);
    await elsewhere.call(api.accounts.endSession, { params: { id: ended } });
    going = false;
    await Promise.all(users);
    expect((await person.call(api.accounts.me, {})).status).toBe(401);
  });

  it('ends it in every other process that trusts it', async () => {
    const person = await test.person();
    const [, elsewhere] = test.apps;
    const there = person.at(elsewhere as (typeof test.apps)[number]);
    const look = async () => (await there.call(api.accounts.me, {})).status;
    expect(await look()).toBe(200);
    await person.call(api.accounts.logout, {});
    await heard(async () => expect(await look()).toBe(401));
  });

  it('works without a session as well', async () => {
    expect((await test.visitor().call(api.accounts.logout, {})).status).toBe(200);
  });
});

describe('the list of sessions', () => {
  it('shows where one is signed in, and ends one of them', async () => {
    const person = await test.person('traveller');
    const elsewhere = test.visitor();
    const signedIn = await elsewhere.call(
      api.accounts.login,
      { body: { username: 'traveller', password: 'harbour1' } },
      { 'user-agent': 'A borrowed phone' },
    );
    elsewhere.token = signedIn.body.accessToken;
    const { body: sessions } = await person.call(api.accounts.sessions, {});
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ current }) => !current);
    expect(other?.userAgent).toBe('A borrowed phone');
    await person.call(api.accounts.endSession, { params: { id: other?.id as string } });
    expect((await elsewhere.call(api.accounts.me, {})).status).toBe(401);
    expect((await person.call(api.accounts.me, {})).status).toBe(200);
  });

  it('never ends somebody else’s', async () => {
    const person = await test.person();
    const other = await test.person();
    const { body: theirs } = await other.call(api.accounts.sessions, {});
    const reply = await person.call(api.accounts.endSession, {
      params: { id: theirs[0]?.id as string },
    });
    expect(reply.status).toBe(404);
    expect((await other.call(api.accounts.me, {})).status).toBe(200);
  });
});
