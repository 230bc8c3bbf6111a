import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import {
  clusterIn,
  dataFolder,
  openPool,
  postmasterPid,
  startApp,
  usedFolder,
} from './testing/apps.ts';

describe('starting', () => {
  test('creates a database the first time and finds it again the next', async () => {
    const dataDir = await dataFolder();
    const first = await startApp(dataDir);
    const words = 'Nära är inte långt 🗻';
    await openPool(first.connection)`create table pages as select ${words}::text as words`;
    await first.stop();
    await expect(openPool(first.connection)`select 1`).rejects.toThrow(/ENOENT|ECONNREFUSED/);

    const second = await startApp(dataDir);
    expect(second.connection).toEqual(first.connection);
    expect(await openPool(second.connection)`select words from pages`).toEqual([{ words }]);
    expect(second.logged).toEqual(['PostgreSQL has been started']);
  });

  test('gives the app a role that is no superuser, in a UTF-8 database', async () => {
    const { connection } = await startApp(await dataFolder());
    const sql = openPool(connection);
    await sql`create extension pg_trgm`;
    const [row] = await sql`
      select current_user as "user", rolsuper as super, lower('É') as lower,
        current_setting('server_encoding') as encoding, current_setting('data_checksums') as sums
      from pg_roles where rolname = current_user`;
    expect(row).toEqual({
      user: 'pathkeeper',
      super: false,
      lower: 'é',
      encoding: 'UTF8',
      sums: 'on',
    });
  });

  test('locks the folder', async () => {
    const dataDir = await dataFolder();
    await startApp(dataDir);
    const mode = async (name: string) =>
      ((await stat(join(dataDir, 'postgres', name))).mode & 0o777).toString(8);
    expect(await mode('password')).toBe('600');
    expect(await mode('data')).toBe('700');
    expect(await mode('socket')).toBe('700');
    expect(await readdir(join(dataDir, 'postgres'))).toHaveLength(5);
  });

  test('works below a long path with characters that are special in a shell', async () => {
    const dataDir = join(await dataFolder(), `a "long" $HOME, it's \`odd\`\\ ${'ä'.repeat(60)}`);
    const { connection } = await startApp(dataDir);
    expect(connection.host).toMatch(/^\/tmp\/pathkeeper-[0-9a-f]{16}$/);
    expect(await openPool(connection)`select 1 as one`).toEqual([{ one: 1 }]);
    const cluster = await clusterIn(dataDir);
    await cluster.stop('fast');
    await rm(connection.host, { recursive: true });
  });

  test('lets settings in postgresql.conf win over its own', async () => {
    const dataDir = await usedFolder();
    const conf = join(dataDir, 'postgres/data/postgresql.conf');
    await writeFile(conf, 'work_mem = 7MB\n', { flag: 'a' });
    const { connection } = await startApp(dataDir);
    expect(await openPool(connection)`show work_mem`).toEqual([{ work_mem: '7MB' }]);
    expect(await openPool(connection)`show fsync`).toEqual([{ fsync: 'on' }]);
  });

  test('logs no text of users, even when a query fails or crashes on it', async () => {
    const dataDir = await usedFolder();
    const { connection } = await startApp(dataDir);
    const sql = openPool(connection);
    const secret = 'Dear diary';
    await expect(sql`select ${secret}::text::int`).rejects.toThrow(secret);
    await expect(sql.unsafe(`select '${secret}'::date`)).rejects.toThrow(secret);
    await expect(sql`select to_tsquery(${`${secret} & & (`})`).rejects.toThrow('tsquery');
    const dying = sql.unsafe(`select '${secret}', pg_sleep(60)`).catch(() => {});
    const other = openPool(connection);
    const pid = await vi.waitUntil(async () => {
      const [backend] = await other<{ pid: number }[]>`
        select pid from pg_stat_activity where query like '%pg_sleep(60)' and state = 'active'`;
      return backend?.pid;
    });
    process.kill(pid, 'SIGKILL');
    await dying;
    const read = () => readFile(join(dataDir, 'postgres/log/postgres.log'), 'utf8');
    await vi.waitFor(async () => expect(await read()).toContain('terminated by signal 9'));
    const log = await read();
    expect(log).not.toContain('diary');
  });
});

describe('stopping', () => {
  test('may be called twice', async () => {
    const dataDir = await usedFolder();
    const { stop } = await startApp(dataDir);
    await Promise.all([stop(), stop()]);
    await stop();
    expect(await (await clusterIn(dataDir)).isRunning()).toBe(false);
  });

  test('succeeds if another process stopped the server', async () => {
    const dataDir = await usedFolder();
    const { stop } = await startApp(dataDir);
    await (await clusterIn(dataDir)).stop('fast');
    await expect(stop()).resolves.toBeUndefined();
  });
});

describe('a second app on the folder', () => {
  test('takes over from one that is stopping', async () => {
    const dataDir = await usedFolder();
    for (const pause of [0, 20, 60]) {
      const first = await startApp(dataDir);
      const [second] = await Promise.all([
        sleep(pause).then(() => startApp(dataDir)),
        first.stop(),
      ]);
      expect(await openPool(second.connection)`select 1 as one`).toEqual([{ one: 1 }]);
      await second.stop();
    }
  });

  test('is refused in one sentence, and the first goes on', async () => {
    const dataDir = await usedFolder();
    const { connection } = await startApp(dataDir);
    const pid = postmasterPid(dataDir);
    await expect(startApp(dataDir)).rejects.toThrow(
      `The folder ${dataDir}/postgres is already in use by another running Pathkeeper ` +
        `(process ${process.pid}); stop that one first, or set DATA_DIR to a folder of its own.`,
    );
    expect(postmasterPid(dataDir)).toBe(pid);
    expect(await openPool(connection)`select 1 as one`).toEqual([{ one: 1 }]);
  });

  test('is refused in the same way when both start at once in a new folder', async () => {
    const dataDir = await dataFolder();
    const results = await Promise.allSettled([
      startApp(dataDir),
      startApp(dataDir),
      startApp(dataDir),
    ]);
    const winners = results.filter((result) => result.status === 'fulfilled');
    const losers = results.filter((result) => result.status === 'rejected');
    expect(winners).toHaveLength(1);
    for (const { reason } of losers) expect(String(reason)).toContain('is already in use by');
    const connection = winners[0]?.value.connection;
    if (!connection) throw new Error('nobody won');
    expect(await openPool(connection)`select 1 as one`).toEqual([{ one: 1 }]);
  });
});

describe('a folder that cannot be used', () => {
  test('of another PostgreSQL version is left alone', async () => {
    const dataDir = await usedFolder();
    await writeFile(join(dataDir, 'postgres/data/PG_VERSION'), '17\n');
    await expect(startApp(dataDir)).rejects.toThrow(/was written by PostgreSQL 17/);
  });

  test('without its password says which file to put back', async () => {
    const dataDir = await usedFolder();
    await rm(join(dataDir, 'postgres/password'));
    await expect(startApp(dataDir)).rejects.toThrow(/postgres\/password is missing/);
  });

  test('with something else in it is left alone', async () => {
    const dataDir = await dataFolder();
    await mkdir(join(dataDir, 'postgres/data'), { recursive: true });
    await writeFile(join(dataDir, 'postgres/data/notes.txt'), 'mine');
    await expect(startApp(dataDir)).rejects.toThrow(/not a whole PostgreSQL database/);
  });

  test('that is a file says so', async () => {
    const dataDir = await dataFolder();
    await writeFile(join(dataDir, 'postgres'), 'mine');
    await expect(startApp(dataDir)).rejects.toThrow(/is in the way/);
  });

  test('with a broken configuration shows what PostgreSQL said', async () => {
    const dataDir = await usedFolder();
    const conf = join(dataDir, 'postgres/data/postgresql.conf');
    await writeFile(conf, 'shared_buffers = lots\n', { flag: 'a' });
    await expect(startApp(dataDir)).rejects.toMatchObject({
      name: 'EmbeddedPostgresError',
      message: expect.stringMatching(/could not start in .*configuration file/),
      postgresLog: expect.stringContaining('shared_buffers'),
    });
  });
});
