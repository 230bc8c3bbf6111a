import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { unzip } from '../../../test/unzip.ts';
import { FEATURES } from '../../features.ts';
import { readConfig } from '../../platform/config.ts';
import { createExports } from './export.service.ts';

let test: TestApp;
let address: string;
beforeAll(async () => {
  // A quarter of ten connections: two downloads at a time.
  test = await createTestApp({ nodes: 2, env: { DATABASE_POOL: '10' } });
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const ask = (person: Caller) => person.call(api.export.url, {});
const urlOf = async (person: Caller) => (await ask(person)).body.url;
const follow = (url: string) => test.visitor().send('GET', url);

const TOO_OLD = {
  error: 'This address was good for a minute only. Ask for the download again in your profile.',
  code: 'not_found',
};

/** Enough pages that no buffer holds the archive of them. */
async function writeMuch(person: Caller): Promise<void> {
  await test.db.execute(sql`
    insert into entries (user_id, content, tags, is_pinned, type, created_at, updated_at,
      local_date, listed_at, time_zone, version, word_count, search)
    select ${person.user?.id ?? 0},
      (select string_agg(encode(sha512(int4send(n * 1000 + k)), 'base64'), ' ')
        from generate_series(1, 350) k),
      '{}', false, 'journal', now(), now(), now()::date, now(), 'Europe/London', 1, 2, ''
    from generate_series(1, 200) n`);
}

const principalOf = async ({ user }: Caller) => {
  const [row] = await test.db.execute<{ sid: string }>(
    sql`select sid from sessions where user_id = ${user?.id ?? 0}`,
  );
  return {
    id: user?.id ?? 0,
    sid: row?.sid ?? '',
    role: 'user',
    isOwner: false,
    timeZone: 'UTC',
    provenAt: 0,
  } as const;
};

/** Begins a download like a browser would, and leaves it unread. */
const begin = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address + url, resolve).on('error', reject);
  });

/** How many downloads are read: each holds its snapshot, also between two states of its connection. */
const readingNow = async () => {
  const [row] = await test.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and backend_xmin is not null and pid <> pg_backend_pid()`);
  return row?.count;
};

describe('asking for an export', () => {
  it('answers a URL that a browser can follow without a token, and that downloads a file', async () => {
    const person = await test.person('ada');
    person.zone = 'Pacific/Auckland';
    const { status, body } = await ask(person);
    expect([status, body.expiresIn]).toEqual([200, 60]);
    expect(body.url).toMatch(/^\/api\/user\/export\/[\w.-]+$/);
    const reply = await begin(body.url);
    expect(reply.statusCode).toBe(200);
    // In Auckland it is tomorrow already.
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="pathkeeper-ada-2026-11-22.zip"',
      'cache-control': 'no-store',
    });
    expect((await unzip(await buffer(reply))).has('README.txt')).toBe(true);
  });

  it('is not compressed a second time: a ZIP is sent as it is', async () => {
    const url = await urlOf(await test.person());
    const reply = await test.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('answers a HEAD request with the headers alone', async () => {
    const url = await urlOf(await test.person());
    const reply = await test.app.inject({ method: 'HEAD', url });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(reply.headers['content-disposition']).toContain('attachment');
    expect(reply.rawPayload).toHaveLength(0);
  });

  it('needs a session', async () => {
    expect((await test.visitor().send('POST', '/api/user/export')).status).toBe(401);
  });
});

describe('the URL', () => {
  it('works for a minute, in every process', async () => {
    const [, other] = test.apps;
    const person = await test.person();
    const url = await urlOf(person);
    test.clock.advance(59_000);
    expect((await other?.inject({ url }))?.statusCode).toBe(200);
    test.clock.advance(1_000);
    const late = await follow(url);
    expect([late.status, late.body]).toEqual([404, TOO_OLD]);
    expect(late.headers['content-disposition']).toBeUndefined();
  });

  it('works no longer than the session it was made in', async () => {
    const person = await test.person();
    const url = await urlOf(person);
    await person.call(api.accounts.logout, {});
    expect((await follow(url)).body).toEqual(TOO_OLD);
  });

  it('cannot be forged or changed to another account, and is no access token', async () => {
    const person = await test.person();
    const other = await test.person();
    const url = await urlOf(person);
    const theirs = url.replace(/export\/\d+/, `export/${other.user?.id}`);
    expect(theirs).not.toBe(url);
    for (const made of [theirs, '/api/user/export/1.2.3.4', '/api/user/export/x']) {
      expect((await follow(made)).body).toEqual(TOO_OLD);
    }
    expect((await follow(`/api/user/export/${person.token}`)).status).toBe(400);
    const thief = test.visitor();
    thief.token = url.split('/').at(-1);
    expect((await thief.call(api.accounts.me, {})).status).toBe(401);
  });
});

describe('a running download', () => {
  it('is one per account, ends when the client disconnects, and leaves connections to others', async () => {
    const people = [await test.person(), await test.person(), await test.person()] as const;
    await writeMuch(people[0]);
    await writeMuch(people[1]);
    const [first, second, third] = await Promise.all(people.map(urlOf));
    const one = await begin(first as string);
    const again = await ask(people[0]);
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    const two = await begin(second as string);
    const full = await follow(third as string);
    expect([full.status, full.body.code, full.body.retryAfter]).toEqual([503, 'unavailable', 60]);
    // Everybody else goes on meanwhile.
    expect((await people[0].call(api.entries.count, {})).body.count).toBe(200);
    await expect.poll(readingNow).toBe(2);

    one.destroy();
    await expect.poll(readingNow).toBe(1);
    await expect.poll(async () => (await ask(people[0])).status).toBe(200);
    const files = await unzip(await buffer(two));
    expect([...files.keys()].filter((name) => name.endsWith('.md'))).toHaveLength(200);
    await expect.poll(readingNow).toBe(0);
  });

  it('that loses its database connection ends without affecting others', async () => {
    const person = await test.person();
    await writeMuch(person);
    const reply = await begin(await urlOf(person));
    await expect.poll(readingNow).toBe(1);
    // It may be between two states just now: until it waits for its client there is nobody to end.
    const end = () =>
      test.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`);
    await expect.poll(async () => (await end()).length).toBeGreaterThan(0);
    const outcome = buffer(reply).then(
      () => 'a whole archive',
      (error: Error) => error.message,
    );
    expect(await outcome).toBe('aborted');
    await expect.poll(async () => (await ask(person)).status).toBe(200);
    // The connection's place in the pool is good for the next one.
    const files = await unzip(await buffer(await begin(await urlOf(person))));
    expect([...files.keys()].filter((name) => name.endsWith('.md'))).toHaveLength(200);
  });

  it('whose client stalls ends by itself and frees its place', async () => {
    const config = readConfig({ DATABASE_POOL: '4' });
    const exports = createExports(
      {
        context: { ...test.context, config },
        secret: 'a'.repeat(48),
        exportParts: FEATURES.flatMap((feature) => feature.export ?? []),
      },
      { wait: 2000, least: 1024 },
    );
    const open = async (person: Caller) => {
      const { token } = exports.urlFor(await principalOf(person));
      return (await exports.redeem(token)).open();
    };
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sleeper = await test.person();
    const other = await test.person();
    await writeMuch(sleeper);
    server.once('request', (_request, response) => {
      open(sleeper)
        .then((archive) => pipeline(archive, response))
        .catch(() => {});
    });
    const asleep: IncomingMessage = await new Promise((resolve) => {
      get({ port, host: '127.0.0.1' }, resolve);
    });
    asleep.once('data', () => asleep.pause());

    await expect(open(other)).rejects.toThrow('Others are taking their journals along');
    await expect.poll(readingNow).toBe(1);
    await expect.poll(readingNow, { timeout: 15_000 }).toBe(0);
    expect((await unzip(await buffer(await open(other)))).has('README.txt')).toBe(true);
    await expect(buffer(asleep)).rejects.toThrow('aborted');
    server.close();
  });
});
