import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { onTestFinished } from 'vitest';
import type { ConnectionOptions } from '../../database/index.ts';
import { openCluster } from '../cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../index.ts';
import { temporaryFolder } from './folders.ts';

export const isRoot = process.getuid?.() === 0;

/** A data folder of the test's own; its server is stopped and it is removed after the test. */
export async function dataFolder(mode = 0o711): Promise<string> {
  const folder = await temporaryFolder('embedded', mode);
  onTestFinished(async () => {
    // Not through openCluster, which would create or refuse: some tests leave a broken folder.
    try {
      process.kill(postmasterPid(folder), 'SIGQUIT');
    } catch {
      // It has been stopped, or was never started.
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return folder;
}

let made: Promise<string> | undefined;

/** A data folder in which an app has run before: what a first start costs is paid once. */
export async function usedFolder(): Promise<string> {
  made ??= makeOnce();
  const folder = await dataFolder();
  await cp(join(await made, 'postgres'), join(folder, 'postgres'), { recursive: true });
  return folder;
}

async function makeOnce(): Promise<string> {
  const folder = await temporaryFolder('embedded');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const app = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  await app.stop();
  return folder;
}

export interface App extends EmbeddedPostgres {
  logged: string[];
}

/** Starts the app's PostgreSQL in this process; stopped after the test. */
export async function startApp(dataDir: string, watchEveryMs = 0): Promise<App> {
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const pg = await startEmbeddedPostgres({ dataDir, watchEveryMs, log });
  onTestFinished(() => pg.stop());
  return { ...pg, logged };
}

export interface ChildApp {
  process: ChildProcess;
  /** What it said first: how to connect, or why it was refused. */
  answer: { connection?: ConnectionOptions; refused?: string };
}

/** Starts the app's PostgreSQL from a process of its own, without waiting for it. */
export function forkApp(dataDir: string, as: { uid?: number; gid?: number } = {}): ChildProcess {
  const path = fileURLToPath(new URL('./child.ts', import.meta.url));
  const child = fork(path, [dataDir], { execArgv: ['--import', 'tsx'], stdio: 'inherit', ...as });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

export async function startChildApp(...given: Parameters<typeof forkApp>): Promise<ChildApp> {
  const process = forkApp(...given);
  const [answer] = (await once(process, 'message')) as [ChildApp['answer']];
  return { process, answer };
}

export async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Asks a child app to stop its server and end. */
export async function stopChild(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.send('stop');
  await gone;
}

/** Throws if there is none: signalling process 0 would reach the tests themselves. */
export function postmasterPid(dataDir: string): number {
  const text = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  const pid = Number(text.split('\n')[0]);
  if (!(pid > 1)) throw new Error('no postmaster');
  return pid;
}

/** A pool on the app's database, closed after the test. */
export function openPool(connection: ConnectionOptions): postgres.Sql {
  const sql = postgres({ ...connection, max: 2, backoff: () => 0.05, onnotice: () => {} });
  onTestFinished(() => sql.end({ timeout: 1 }));
  return sql;
}

/** The cluster in a data folder, for looking at it from below the app. */
export const clusterIn = (dataDir: string) => openCluster({ root: join(dataDir, 'postgres') });
