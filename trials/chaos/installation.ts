import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { processTree } from '../../bench/processes.ts';
import type { Random } from '../../bench/seed/random.ts';
import { freePort } from '../../scripts/free-port.mjs';
import { type Cluster, openCluster } from '../../server/src/platform/embedded/cluster.ts';
import {
  appOptions,
  ensureDatabase,
  ensureRole,
} from '../../server/src/platform/embedded/database.ts';
import { findPostmaster } from '../../server/src/platform/embedded/postmaster.ts';
import { connectAdmin, reach } from '../../server/src/platform/embedded/reach.ts';
import { type ProcessManager, startProcessManager } from './process-manager.ts';
import { type FaultyProxy, openProxy } from './proxy.ts';

/** The installation under test. */
export interface Installation {
  /** The port that clients use. */
  port: number;
  processManager: ProcessManager;
  settings: Record<string, string>;
  /** Resolves once /api/health answers 200. */
  untilHealthy(signal: AbortSignal): Promise<void>;
  /** A direct connection to its database, past the proxies. */
  open(): Promise<postgres.Sql>;
  /** Kills PostgreSQL with all its processes, as in a crash. */
  killDatabase(): Promise<void>;
  /** Tells PostgreSQL to stop at once and orderly, as an operator who restarts it does. */
  stopDatabase(): Promise<void>;
  proxies: FaultyProxy[];
  close(): Promise<void>;
}

/** The app with its built-in PostgreSQL, as `npm start` runs it. */
export async function openInstallation(
  folder: string,
  more: Record<string, string>,
): Promise<Installation> {
  const port = await freePort();
  const settings = { DATA_DIR: folder, PORT: String(port), ...more };
  const processManager = startProcessManager(settings);
  const cluster = () => openCluster({ root: join(folder, 'postgres') });
  return installationOf({ port, appPort: port, settings, processManager, cluster, proxies: [] });
}

/** The app between two proxies that can cut connections: one to its clients, one to PostgreSQL. */
export async function openProxiedInstallation(
  folder: string,
  { random, more }: { random: Random; more: Record<string, string> },
): Promise<Installation> {
  const cluster = await openCluster({ root: join(folder, 'postgres') });
  try {
    const { value: admin } = await reach(cluster, () => connectAdmin(cluster, 'postgres'));
    await ensureRole(admin.sql, cluster.password);
    await ensureDatabase(admin.sql);
    await admin.close();
  } catch (error) {
    await cluster.stop('fast');
    throw error;
  }
  const { host, port, username, password, database } = appOptions(cluster);
  const target = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { port };
  const databaseProxy = await openProxy(target, random);
  const appPort = await freePort();
  const appProxy = await openProxy({ port: appPort }, random);
  const settings = {
    DATA_DIR: folder,
    PORT: String(appPort),
    DATABASE_URL: `postgres://${username}:${password}@127.0.0.1:${databaseProxy.port}/${database}`,
    ...more,
  };
  const processManager = startProcessManager(settings);
  const proxies = [appProxy, databaseProxy];
  const given = { port: appProxy.port, appPort, settings, processManager, proxies };
  return installationOf({ ...given, cluster: () => Promise.resolve(cluster) });
}

interface Parts extends Pick<Installation, 'port' | 'settings' | 'processManager' | 'proxies'> {
  appPort: number;
  cluster: () => Promise<Cluster>;
}

function installationOf({ appPort, cluster, ...installation }: Parts): Installation {
  return {
    ...installation,
    async untilHealthy(signal) {
      for (;;) {
        signal.throwIfAborted();
        const answer = await fetch(`http://127.0.0.1:${appPort}/api/health`).catch(() => null);
        await answer?.text().catch(() => {});
        if (answer?.ok) return;
        await sleep(10);
      }
    },
    open: async () => postgres({ ...appOptions(await cluster()), max: 1, onnotice: () => {} }),
    async killDatabase() {
      const found = await findPostmaster((await cluster()).layout.data);
      for (const pid of found ? processTree(found.pid) : []) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has exited.
        }
      }
    },
    async stopDatabase() {
      const found = await findPostmaster((await cluster()).layout.data);
      // SIGINT is PostgreSQL's fast stop.
      if (found) process.kill(found.pid, 'SIGINT');
    },
    async close() {
      await installation.processManager.stop();
      for (const proxy of installation.proxies) proxy.close();
      // Killed, or with a database of its own, the app leaves PostgreSQL running.
      await (await cluster()).stop('fast');
    },
  };
}
