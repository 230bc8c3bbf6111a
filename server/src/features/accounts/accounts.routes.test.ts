import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { forgetCounts } from '../../platform/limits/limits.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const account = (username: string, more: Record<string, unknown> = {}) => ({
  username,
  email: `${username}@example.org`,
  password: 'harbour1',
  confirmPassword: 'harbour1',
  ...more,
});

describe('registering', () => {
  it('makes the first person the owner with id 2, and nobody after', async () => {
    const first = await test.visitor().call(api.accounts.register, { body: account('ada') });
    expect(first.status).toBe(201);
    expect(first.body.user).toMatchObject({ id: 2, role: 'admin', isOwner: true });
    expect(first.body.expiresIn).toBe(900);
    const second = await test.visitor().call(api.accounts.register, { body: account('ines') });
    expect(second.body.user).toMatchObject({ role: 'user', isOwner: false });
    expect(second.body.user.id).toBeGreaterThan(2);
  });

  it('refuses a name or an address that is taken, in any case', async () => {
    const name = await test.visitor().call(api.accounts.register, {
      body: account('ADA', { email: 'other@example.org' }),
    });
    expect([name.status, name.body.fields]).toEqual([409, { username: 'That username is taken.' }]);
    const email = await test.visitor().call(api.accounts.register, {
      body: account('someone', { email: 'Ada@Example.org' }),
    });
    expect(email.status).toBe(409);
    expect(email.body.fields).toHaveProperty('email');
    const builtIn = await test.visitor().call(api.accounts.register, {
      body: account('The-Path-Keeper'),
    });
    expect(builtIn.status).toBe(409);
  });

  it.each([
    [
      'a short password',
      { password: 'five5', confirmPassword: 'five5' },
      'Password must be at least 6 characters long.',
    ],
    ['two different passwords', { confirmPassword: 'secret2' }, 'Passwords do not match.'],
    [
      'a password that everybody tries',
      { password: 'Dragon', confirmPassword: 'Dragon' },
      'That is among the ten thousand commonest passwords. Choose another one.',
    ],
    [
      'a username of two letters',
      { username: 'ab' },
      'The username must be at least 3 characters long.',
    ],
    [
      'a username with a space',
      { username: 'a b c' },
      'The username may hold letters, digits and the signs _ . - only.',
    ],
    ['no email address', { email: 'nowhere' }, 'That does not look like an email address.'],
    [
      'a NUL in a name',
      { firstName: 'a\0b' },
      'The first name contains a character that cannot be stored.',
    ],
  ])('refuses %s with a sentence', async (_what, change, sentence) => {
    const body = { ...account(`try-${Math.random()}`.slice(0, 20)), ...change };
    const reply = await test.visitor().call(api.accounts.register, { body });
    expect([reply.status, reply.body.error]).toEqual([400, sentence]);
  });

  it('accepts one of many registrations of a name at once', async () => {
    const tries = Array.from({ length: 8 }, () =>
      test.visitor().call(api.accounts.register, { body: account('crowd') }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });
});

describe('signing in', () => {
  it('takes a username or an email address, in any case', async () => {
    for (const username of ['ada', 'ADA', 'Ada@example.org', ' ada ']) {
      const reply = await test.visitor().call(api.accounts.login, {
        body: { username, password: 'harbour1' },
      });
      expect(reply.status).toBe(200);
      expect(reply.body.user.username).toBe('ada');
    }
  });

  it('answers a wrong password, an unknown name and the built-in author alike', async () => {
    for (const username of ['ada', 'nobody-at-all', 'the-path-keeper']) {
      const reply = await test.visitor().call(api.accounts.login, {
        body: { username, password: 'nobody has this password!' },
      });
      expect(reply.status).toBe(401);
      expect(reply.body).toEqual({
        error: 'Invalid credentials. Please try again.',
        code: 'invalid_credentials',
      });
    }
  });

  it.each(['a\0', '\ud800'])(
    'refuses %j, which nobody can be called, with a sentence',
    async (username) => {
      const body = { username, password: 'harbour1' };
      const reply = await test.visitor().call(api.accounts.login, { body });
      const sentence = 'The username contains a character that cannot be stored.';
      expect([reply.status, reply.body.fields]).toEqual([400, { username: sentence }]);
    },
  );

  it('never shows the hash of the password', async () => {
    const reply = await test.visitor().call(api.accounts.login, {
      body: { username: 'ada', password: 'harbour1' },
    });
    expect(JSON.stringify(reply.body)).not.toMatch(/argon|hash/i);
  });
});

describe('limits', () => {
  it('stops guessing after ten failures, also when they come at once', async () => {
    const limited = await createTestApp({ limitsScale: 1 });
    try {
      await limited.person('ada');
      const tries = Array.from({ length: 14 }, () =>
        limited.visitor().call(api.accounts.login, {
          body: { username: 'ada', password: 'wrong-guess' },
        }),
      );
      const replies = await Promise.all(tries);
      expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
      const stopped = replies.filter(({ status }) => status === 429);
      expect(stopped).toHaveLength(4);
      expect(Number(stopped[0]?.headers['retry-after'])).toBeGreaterThan(0);
      expect(stopped[0]?.body.retryAfter).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });

  it('counts one account once, however it is spelt, tells no spelling from another, and leaves its person’s browser in', async () => {
    const limited = await createTestApp({ limitsScale: 1 });
    try {
      const bob = await limited.person('bob');
      const tryAs = async (
        username: string,
        password = 'wrong-guess',
        caller = limited.visitor(),
      ) => (await caller.call(api.accounts.login, { body: { username, password } })).status;
      const statuses = [];
      for (let i = 0; i < 10; i++) statuses.push(await tryAs(i % 2 ? 'bob' : 'BOB'));
      expect(statuses).toEqual(Array(10).fill(401));
      expect(await tryAs('bob')).toBe(429);
      // The address is locked with the name; to strangers it answers as if it were nobody's.
      expect(await tryAs('Bob@example.org')).toBe(401);
      expect(await tryAs('nobody@example.org')).toBe(401);
      expect(await tryAs('Bob@example.org', 'harbour1')).toBe(429);
      expect(await tryAs('bob', 'harbour1', bob)).toBe(200);
      // Whoever has a mark that was not made here is a stranger.
      const stranger = limited.visitor();
      stranger.cookies.set('pathkeeper_known', `${bob.user?.id}.x.${'y'.repeat(43)}`);
      expect(await tryAs('bob', 'harbour1', stranger)).toBe(429);
    } finally {
      await limited.close();
    }
  });

  it('does not count sign-ins that succeed', async () => {
    const limited = await createTestApp({ limitsScale: 1 });
    try {
      await limited.person('ada');
      for (let i = 0; i < 12; i++) {
        const reply = await limited.visitor().call(api.accounts.login, {
          body: { username: 'ada', password: 'harbour1' },
        });
        expect(reply.status).toBe(200);
      }
    } finally {
      await limited.close();
    }
  });
});

describe('several processes without Redis', () => {
  it('count wrong passwords together, and keep no name that was typed', async () => {
    const limited = await createTestApp({ limitsScale: 1, nodes: 2 });
    const tryAt = (app: TestApp['app'], password: string) =>
      limited
        .visitor()
        .at(app)
        .call(api.accounts.login, { body: { username: 'ada', password } });
    try {
      await limited.person('ada');
      const [one, two] = limited.apps as [TestApp['app'], TestApp['app']];
      for (let i = 0; i < 10; i++) await tryAt(i % 2 ? one : two, 'a guess');
      for (const app of [one, two]) {
        expect(await tryAt(app, 'harbour1')).toMatchObject({
          status: 429,
          headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
        });
      }
      const [kept] = await limited.db.execute<{ all: string }>(
        sql`select string_agg(key, ' ') as all from limit_counts`,
      );
      expect(kept?.all).toContain('limit:signInByAccount');
      expect(kept?.all).not.toContain('ada');
      // What has run out is swept, and no more.
      await limited.db.execute(sql`
        update limit_counts set expire = now() - interval '1 hour'
        where key like '%signInByAccount%'`);
      await forgetCounts(limited.db, new Date());
      const left = await limited.db.execute<{ key: string }>(sql`select key from limit_counts`);
      expect(left.map(({ key }) => key.split(':')[1])).toEqual(
        expect.arrayContaining(['signInByAddress', 'registration']),
      );
      expect((await tryAt(one, 'harbour1')).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('the signed-in person', () => {
  it('is told who they are, and nobody is when signed out', async () => {
    const person = await test.person();
    expect((await person.call(api.accounts.me, {})).body.username).toBe(person.user?.username);
    expect((await test.visitor().call(api.accounts.me, {})).status).toBe(401);
  });

  it('changes the names shown; what is not given stays', async () => {
    const person = await test.person();
    await person.call(api.profile.update, { body: { displayName: ' Ada ', firstName: 'A' } });
    const { body } = await person.call(api.profile.update, { body: { lastName: 'Quay' } });
    expect(body).toMatchObject({ displayName: 'Ada', firstName: 'A', lastName: 'Quay' });
    const blank = await person.call(api.profile.update, { body: { displayName: '  ' } });
    expect(blank.status).toBe(400);
  });

  it('is a beta tester until that is taken back, and the next call knows (D8)', async () => {
    const person = await test.person();
    const id = person.user?.id as number;
    const status = async () => (await person.call(api.accounts.betaStatus, {})).body;
    expect(await status()).toEqual({ isBetaTester: true, userId: id });
    await test.db.execute(sql`update users set beta_access_granted = false where id = ${id}`);
    expect(await status()).toEqual({ isBetaTester: false, userId: id });
  });

  it('is refused with a forged, altered or foreign token', async () => {
    const person = await test.person();
    const [head, , signature] = (person.token as string).split('.');
    const claims = Buffer.from('{"sub":"2","sid":"x","exp":9999999999}').toString('base64url');
    for (const token of [
      'x',
      `${head}.${claims}.${signature}`,
      `${btoa('{"alg":"none"}')}.${claims}.`,
    ]) {
      person.token = token;
      expect((await person.call(api.accounts.me, {})).status).toBe(401);
    }
  });
});
