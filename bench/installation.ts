import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/free-port.mjs';
import type { ConnectionOptions } from '../server/src/platform/database/index.ts';
import { openCluster } from '../server/src/platform/embedded/cluster.ts';
import { appOptions } from '../server/src/platform/embedded/database.ts';
import { findPostmaster } from '../server/src/platform/embedded/postmaster.ts';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The settings of every measured server: no limits, no log. */
export const environment = {
  NODE_ENV: 'production',
  LIMITS_SCALE: '0',
  LEVEL_GATES: 'open',
  LOG_LEVEL: 'silent',
};

/** A built server with a data folder and a PostgreSQL of its own, as `npm start` runs it. */
export interface Installation {
  port: number;
  pid: number;
  /** Milliseconds from the start of the process until /api/health answers 200. */
  startedIn: number;
  /** Connection settings of its database. */
  connection(): Promise<ConnectionOptions>;
  /** The process id of its database. */
  postmaster(): Promise<number>;
  stop(): Promise<void>;
}

/** A new data folder, on the disk where `./data` is. */
export function makeDataFolder(): string {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'bench-'));
  // As root the database runs under another account, which has to pass through this folder.
  chmodSync(folder, 0o755);
  return folder;
}

export function removeDataFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

const running = new Set<Installation>();

/** Stops every installation that still runs. */
export async function stopAll(): Promise<void> {
  await Promise.allSettled([...running].map((installation) => installation.stop()));
}

/** Starts the built server in a data folder, with further settings, and waits until it is healthy. */
export async function startInstallation(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Installation> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    env: {
      ...environment,
      ...settings,
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    // Ctrl-C must not reach it directly: the server must outlive the last query.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const cluster = () => openCluster({ root: join(dataDir, 'postgres') });
  const installation: Installation = {
    port,
    pid: child.pid as number,
    startedIn: 0,
    connection: async () => appOptions(await cluster()),
    async postmaster() {
      const found = await findPostmaster((await cluster()).layout.data);
      if (!found) throw new Error('The database does not run.');
      return found.pid;
    },
    async stop() {
      running.delete(installation);
      child.kill('SIGTERM');
      await ended;
      // Stopped during its start, it leaves its database running.
      await (await cluster()).stop('fast');
    },
  };
  running.add(installation);
  await untilHealthy(child, port);
  installation.startedIn = performance.now() - started;
  return installation;
}

async function untilHealthy(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    await answer?.text();
    if (answer?.ok) return;
    await sleep(5);
  }
}
