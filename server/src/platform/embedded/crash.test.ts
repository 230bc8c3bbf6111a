import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { chooseAccount } from './account.ts';
import { findPostmaster } from './postmaster.ts';
import {
  dataFolder,
  forkApp,
  killHard,
  openPool,
  postmasterPid,
  startApp,
  startChildApp,
  usedFolder,
} from './testing/apps.ts';

const patient = { timeout: 30_000 };

describe('after kill -9 of the app', patient, () => {
  test('the next start adopts the server that was left', async () => {
    const dataDir = await usedFolder();
    const child = await startChildApp(dataDir);
    const pid = postmasterPid(dataDir);
    await killHard(child.process);

    const { connection, logged } = await startApp(dataDir);
    expect(postmasterPid(dataDir)).toBe(pid);
    expect(connection).toEqual(child.answer.connection);
    expect(logged).toEqual(['PostgreSQL was running and is ours']);
    expect(await openPool(connection)`select 1 as one`).toEqual([{ one: 1 }]);
  });

  test.each([60, 250, 400, 550])('%i ms into a first start, the next one succeeds', async (ms) => {
    const dataDir = await dataFolder();
    const child = forkApp(dataDir);
    await vi.waitUntil(() => existsSync(join(dataDir, 'postgres/password')), { timeout: 10_000 });
    await sleep(ms);
    await killHard(child);

    const { connection } = await startApp(dataDir);
    expect(await openPool(connection)`select 1 as one`).toEqual([{ one: 1 }]);
  });

  test('leftovers of interrupted first starts are removed once no process can use them', async () => {
    const dataDir = await dataFolder();
    await (await startApp(dataDir)).stop();
    const [young, old] = ['young', 'old'].map((age) => join(dataDir, `postgres/data.new-${age}`));
    for (const path of [young, old]) await mkdir(join(path ?? '', 'base'), { recursive: true });
    const then = new Date(Date.now() - 3_600_000);
    await utimes(old ?? '', then, then);
    await startApp(dataDir);
    const left = (await readdir(join(dataDir, 'postgres'))).filter((name) => name.includes('.new'));
    expect(left).toEqual(['data.new-young']);
  });
});

describe('after kill -9 of PostgreSQL', patient, () => {
  test('the watch starts it again, and no acknowledged row is lost', async () => {
    const dataDir = await usedFolder();
    const { connection, logged } = await startApp(dataDir, 200);
    const sql = openPool(connection);
    await sql`create table pages (n int primary key)`;
    const kept: number[] = [];
    const save = (n: number) => sql`insert into pages values (${n})`.then(() => kept.push(n));
    for (let n = 1; n <= 60; n += 1) {
      const kills = n % 20 === 0;
      if (kills) process.kill(postmasterPid(dataDir), 'SIGKILL');
      await save(n).catch(() => {});
      if (!kills) continue;
      await vi.waitFor(() => expect(logged).toHaveLength(1 + n / 20), { timeout: 10_000 });
      await vi.waitFor(() => sql`select 1`, { timeout: 10_000 });
    }
    const rows = await sql<{ n: number }[]>`select n from pages`;
    const found = new Set(rows.map((row) => row.n));
    expect(kept.filter((n) => !found.has(n))).toEqual([]);
    expect(kept.length).toBeGreaterThan(55);
    expect(logged.slice(1)).toEqual(Array(3).fill('PostgreSQL has been started again'));
    await expect(startApp(dataDir)).rejects.toThrow('is already in use by');
  });

  test('and of the app too, the next start recovers', async () => {
    const dataDir = await usedFolder();
    const child = await startChildApp(dataDir);
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    await killHard(child.process);
    const { connection } = await startApp(dataDir);
    expect(await openPool(connection)`select 1 as one`).toEqual([{ one: 1 }]);
  });

  test('heal can be called by hand, also when nothing is wrong', async () => {
    const dataDir = await usedFolder();
    const { connection, heal } = await startApp(dataDir);
    await heal();
    const pid = postmasterPid(dataDir);
    process.kill(pid, 'SIGKILL');
    await vi.waitUntil(async () => !(await findPostmaster(join(dataDir, 'postgres/data'))));
    await Promise.all([heal(), heal()]);
    expect(postmasterPid(dataDir)).not.toBe(pid);
    expect(await openPool(connection)`select 1 as one`).toEqual([{ one: 1 }]);
  });

  test('of one backend, the folder is held again', async () => {
    const dataDir = await usedFolder();
    const { connection, heal } = await startApp(dataDir);
    const pid = postmasterPid(dataDir);
    const [row] = await openPool(connection)<{ pid: number }[]>`select pg_backend_pid() as pid`;
    process.kill(row?.pid ?? Number.NaN, 'SIGKILL');
    await sleep(300);
    await heal();
    expect(postmasterPid(dataDir)).toBe(pid);
    await expect(startApp(dataDir)).rejects.toThrow('is already in use by');
  });
});

describe('a lock file that nobody holds any more', patient, () => {
  test('may name a process id that another program has now', async () => {
    const dataDir = await usedFolder();
    const pid = postmasterPid.bind(null, dataDir);
    const app = await startApp(dataDir);
    const lock = join(dataDir, 'postgres/data/postmaster.pid');
    const socketLock = join(app.connection.host, '.s.PGSQL.5432.lock');
    const [text, socketText] = await Promise.all(
      [lock, socketLock].map((p) => readFile(p, 'utf8')),
    );
    const old = String(pid());
    await app.stop();

    // The account's own process: one of another account PostgreSQL would see through by itself.
    const account = await chooseAccount(join(dataDir, 'postgres/data'));
    const as = account ? { uid: account.uid, gid: account.gid } : {};
    const other = spawn('sleep', ['60'], { cwd: '/', ...as });
    onTestFinished(() => void other.kill('SIGKILL'));
    await once(other, 'spawn');
    await writeFile(lock, text?.replace(old, String(other.pid)) ?? '');
    await writeFile(socketLock, socketText?.replace(old, String(other.pid)) ?? '');

    const { connection } = await startApp(dataDir);
    expect(await openPool(connection)`select 1 as one`).toEqual([{ one: 1 }]);
    expect(pid()).not.toBe(other.pid);
    expect(other.exitCode).toBeNull();
  });

  test.each([
    ['empty', ''],
    ['zeros', '\0'.repeat(80)],
  ])('may hold nothing that makes sense: %s', async (_name, content) => {
    const dataDir = await usedFolder();
    await writeFile(join(dataDir, 'postgres/data/postmaster.pid'), content);
    const { connection } = await startApp(dataDir);
    expect(await openPool(connection)`select 1 as one`).toEqual([{ one: 1 }]);
  });

  test('may have been copied with a folder whose server still runs', async () => {
    const [original, copy] = [await usedFolder(), await dataFolder()];
    await startApp(original);
    const pid = postmasterPid(original);
    await cp(join(original, 'postgres'), join(copy, 'postgres'), {
      recursive: true,
      filter: (path) => !path.includes('.s.PGSQL'),
    });
    const { connection, stop } = await startApp(copy);
    expect(connection.host).toContain(copy);
    expect(await openPool(connection)`select 1 as one`).toEqual([{ one: 1 }]);
    await stop();
    expect(postmasterPid(original)).toBe(pid);
    await rm(join(copy, 'postgres'), { recursive: true });
  });
});
