import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { waitingForLock } from '../../../test/lock-waits.ts';
import { unzip } from '../../../test/unzip.ts';
import { createSpool, type SpoolLimits } from './export.spool.ts';

let test: TestApp;
let address: string;
beforeAll(async () => {
  // A quarter of ten connections: two archives are made at a time.
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

/** Begins a download like a browser would, and leaves it unread. */
const begin = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address + url, resolve).on('error', reject);
  });

/** Those who read an archive's rows, and wait for a table that is locked. */
const waitingToRead = async () => test.db.execute<{ pid: number }>(await waitingForLock(test.db));

/** Does the work while no archive can be made: each waits for the goals. */
async function whileNoneIsMade(work: () => Promise<void>): Promise<void> {
  await test.db.transaction(async (tx) => {
    await tx.execute(sql`lock table goals in access exclusive mode`);
    await work();
  });
}

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
  it('that is read slowly keeps nobody from theirs, and is one per account', async () => {
    // More than may be made at a time.
    const slow = [await test.person(), await test.person(), await test.person()];
    const unread: IncomingMessage[] = [];
    for (const person of slow) {
      await writeMuch(person);
      unread.push(await begin(await urlOf(person)));
    }
    expect(Number(unread[0]?.headers['content-length'])).toBeGreaterThan(10_000_000);
    const again = await ask(slow[0] as Caller);
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);

    const quick = await buffer(await begin(await urlOf(await test.person())));
    expect((await unzip(quick)).has('README.txt')).toBe(true);
    expect(await readdir(join(test.context.config.DATA_DIR, 'downloads'))).toEqual([]);

    unread[0]?.destroy();
    await expect.poll(async () => (await ask(slow[0] as Caller)).status).toBe(200);
    const files = await unzip(await buffer(unread[1] as IncomingMessage));
    expect([...files.keys()].filter((name) => name.endsWith('.md'))).toHaveLength(200);
    unread[2]?.destroy();
  });

  it('shows one moment, however long it takes to make', async () => {
    const person = await test.person();
    const url = await urlOf(person);
    let reply: Promise<IncomingMessage> | undefined;
    await whileNoneIsMade(async () => {
      reply = begin(url);
      await expect.poll(async () => (await waitingToRead()).length).toBe(1);
      await person.call(api.entries.create, { body: { content: 'Afterthought.' } });
    });
    const files = await unzip(await buffer((await reply) as IncomingMessage));
    expect([...files.values()].join()).not.toContain('Afterthought');
  });

  it('whose database connection is lost is refused, and its place is free', async () => {
    const person = await test.person();
    const url = await urlOf(person);
    let reply: ReturnType<typeof follow> | undefined;
    await whileNoneIsMade(async () => {
      reply = follow(url);
      await expect.poll(async () => (await waitingToRead()).length).toBe(1);
      const [reader] = await waitingToRead();
      await test.db.execute(sql`select pg_terminate_backend(${reader?.pid}::int)`);
    });
    const { status, body, headers } = (await reply) ?? {};
    expect([status, body?.code]).toEqual([503, 'unavailable']);
    expect(headers?.['content-disposition']).toBeUndefined();
    // The connection's place in the pool is good for the next one.
    expect((await follow(await urlOf(person))).status).toBe(200);
  });

  it('is refused when its session ended while it was made', async () => {
    const person = await test.person();
    const url = await urlOf(person);
    let reply: ReturnType<typeof follow> | undefined;
    await whileNoneIsMade(async () => {
      reply = follow(url);
      await expect.poll(async () => (await waitingToRead()).length).toBe(1);
      await person.call(api.accounts.logout, {});
    });
    const { status, body, headers } = (await reply) ?? {};
    expect([status, body]).toEqual([404, TOO_OLD]);
    expect(headers?.['content-disposition']).toBeUndefined();
  });

  it('that nobody waits for any more is given up while it is made', async () => {
    const person = await test.person();
    const url = await urlOf(person);
    await whileNoneIsMade(async () => {
      const asked = get(address + url).on('error', () => {});
      await expect.poll(async () => (await waitingToRead()).length).toBe(1);
      expect((await ask(person)).status).toBe(409);
      asked.destroy();
    });
    await expect.poll(async () => (await ask(person)).status).toBe(200);
  });
});

describe('archives on the disk', () => {
  const limits: SpoolLimits = { wait: 60_000, least: 1, budget: 1, reserve: 0, grace: 0 };
  const bytes = Buffer.alloc(20_000_000, 'words ');
  const keep = async (spool: ReturnType<typeof createSpool>) =>
    (await spool.keep(Readable.from([bytes]), AbortSignal.timeout(60_000))).read();
  const folder = () => test.context.config.DATA_DIR;
  const ending = async (archive: Readable) => {
    const [error] = (await once(archive, 'error')) as [Error];
    return error.message;
  };

  it('are read as they were written, and are nowhere to be found meanwhile', async () => {
    const here = join(folder(), 'spooled');
    const archive = await keep(createSpool(here, limits));
    expect(await readdir(here)).toEqual([]);
    expect((await buffer(archive)).equals(bytes)).toBe(true);
  });

  it('make room for others: the slowest reader goes first', async () => {
    const spool = createSpool(folder(), { ...limits, budget: bytes.length * 2 });
    const [first, second] = [await keep(spool), await keep(spool)];
    const ended = ending(second);
    first.resume();
    await once(first, 'data');
    const third = await keep(spool);
    expect(await ended).toContain('the slowest');
    first.destroy();
    third.destroy();
  });

  it('are refused while nobody is too slow, and where the disk is nearly full', async () => {
    const patient = createSpool(folder(), { ...limits, grace: 60_000 });
    const first = await keep(patient);
    await expect(keep(patient)).rejects.toMatchObject({ code: 'unavailable' });
    first.destroy();
    await once(first, 'close');
    // Its place is free once its file is closed, which may be a moment later.
    await vi.waitFor(async () => (await keep(patient)).destroy());
    const full = createSpool(folder(), { ...limits, reserve: Number.MAX_SAFE_INTEGER });
    await expect(keep(full)).rejects.toMatchObject({ code: 'unavailable' });
    // Another program took the last of it between two looks.
    const failing = Readable.from([bytes]).map(() => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    await expect(patient.keep(failing, AbortSignal.timeout(60_000))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('whose reader takes next to nothing are given up', async () => {
    const archive = await keep(createSpool(folder(), { ...limits, wait: 20, least: 1024 }));
    archive.once('readable', () => archive.read(1));
    expect(await ending(archive)).toContain('next to nothing');
  });
});
