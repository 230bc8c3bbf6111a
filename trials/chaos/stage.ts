import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { family } from '../../bench/processes.ts';
import type { Random } from '../../bench/random.ts';
import { freePort } from '../../scripts/free-port.mjs';
import { type Cluster, openCluster } from '../../server/src/platform/embedded/cluster.ts';
import {
  appOptions,
  ensureDatabase,
  ensureRole,
} from '../../server/src/platform/embedded/database.ts';
import { findPostmaster } from '../../server/src/platform/embedded/postmaster.ts';
import { connectAdmin, reach } from '../../server/src/platform/embedded/reach.ts';
import { type Keeper, keepRunning } from './keeper.ts';
import { layWire, type Wire } from './wire.ts';

/** An installation that something happens to. */
export interface Stage {
  /** Where people reach it. */
  port: number;
  keeper: Keeper;
  settings: Record<string, string>;
  /** Resolves once it says that it is well. */
  untilWell(signal: AbortSignal): Promise<void>;
  /** Straight to its database, past everything that is cut. */
  open(): Promise<postgres.Sql>;
  /** Kills PostgreSQL with all its processes, as a crash of it would. */
  killDatabase(): Promise<void>;
  wires: Wire[];
  close(): Promise<void>;
}

/** The app with its built-in PostgreSQL, as `npm start` runs it. */
export async function openStage(folder: string): Promise<Stage> {
  const port = await freePort();
  const settings = { DATA_DIR: folder, PORT: String(port) };
  const keeper = keepRunning(settings);
  const cluster = () => openCluster({ root: join(folder, 'postgres') });
  return stageOf({ port, appPort: port, settings, keeper, cluster, wires: [] });
}

/** The app between two lines that can be cut: one to its people, one to a PostgreSQL server. */
export async function openWiredStage(folder: string, random: Random): Promise<Stage> {
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
  const far = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { port };
  const inner = await layWire(far, random);
  const appPort = await freePort();
  const outer = await layWire({ port: appPort }, random);
  const settings = {
    DATA_DIR: folder,
    PORT: String(appPort),
    DATABASE_URL: `postgres://${username}:${password}@127.0.0.1:${inner.port}/${database}`,
  };
  const keeper = keepRunning(settings);
  const wires = [outer, inner];
  const given = { port: outer.port, appPort, settings, keeper, wires };
  return stageOf({ ...given, cluster: () => Promise.resolve(cluster) });
}

interface Parts extends Pick<Stage, 'port' | 'settings' | 'keeper' | 'wires'> {
  appPort: number;
  cluster: () => Promise<Cluster>;
}

function stageOf({ appPort, cluster, ...stage }: Parts): Stage {
  return {
    ...stage,
    async untilWell(signal) {
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
      for (const pid of found ? family(found.pid) : []) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has ended by itself.
        }
      }
    },
    async close() {
      await stage.keeper.stop();
      for (const wire of stage.wires) wire.close();
      // Killed, or with a database of its own, the app leaves PostgreSQL running.
      await (await cluster()).stop('fast');
    },
  };
}
