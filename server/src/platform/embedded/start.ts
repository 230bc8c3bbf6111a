import { join, resolve } from 'node:path';
import type { ConnectionOptions } from '../database/index.ts';
import { openCluster } from './cluster.ts';
import { appOptions, ensureDatabase, ensureRole } from './database.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { boundLog } from './files.ts';
import { takeHold } from './hold.ts';
import { removeLeftovers } from './initialise.ts';
import { type AdminConnection, reach } from './reach.ts';

export interface EmbeddedPostgresOptions {
  /** The app's data folder; PostgreSQL lives in `postgres` below it. Created if missing. */
  dataDir: string;
  log: (message: string, details?: object) => void;
  /** How often a dead server is looked for, in milliseconds; 0 leaves that to `heal`. */
  watchEveryMs?: number;
}

export interface EmbeddedPostgres {
  /** How the `postgres` driver signs in; `host` is a socket's folder, or 127.0.0.1 on Windows. */
  connection: ConnectionOptions;
  /** Restarts the server if it has died; resolves when it answers and the folder is held again. */
  heal(): Promise<void>;
  /** Stops the server once what was acknowledged is on the disk; safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts (or adopts) the PostgreSQL that lives in `<dataDir>/postgres`, creating it the first time,
 * and keeps it running: one that dies is started again.
 * @throws EmbeddedPostgresError with one sentence for the operator: folder in use, disk full, …
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log, watchEveryMs = 1000 } = options;
  const cluster = await openCluster({ root: join(resolve(options.dataDir), 'postgres') });
  const stopping = new AbortController();
  let hold: AdminConnection | null = null;
  let healing: Promise<void> | null = null;
  let stopped: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const isWell = async () => hold?.isOpen() === true && (await cluster.isRunning());

  async function holdAndPrepare(): Promise<AdminConnection> {
    const taken = await takeHold(cluster, onLost);
    try {
      await ensureRole(taken.sql, cluster.password);
      await ensureDatabase(taken.sql);
      return taken;
    } catch (error) {
      await taken.close();
      throw error;
    }
  }

  async function restore(): Promise<void> {
    if (await isWell()) return;
    const began = Date.now();
    const first = hold === null;
    await hold?.close();
    const reached = await reach(cluster, holdAndPrepare, stopping.signal);
    hold = reached.value;
    const message = reached.started
      ? 'PostgreSQL has been started'
      : 'PostgreSQL was running and is ours';
    log(first ? message : `${message} again`, { ms: Date.now() - began });
  }

  function heal(): Promise<void> {
    if (stopped) return stopped;
    healing ??= restore().finally(() => {
      healing = null;
    });
    return healing;
  }

  let complaint = '';
  async function watch(): Promise<void> {
    try {
      await heal();
      complaint = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (stopped || message === complaint) return;
      complaint = message;
      const postgresLog = error instanceof EmbeddedPostgresError ? error.postgresLog : '';
      log(message, postgresLog ? { postgresLog } : undefined);
    }
  }

  function onLost(): void {
    if (timer && !stopped) void watch();
  }

  /** False if another app took the folder while we had lost it: then its server is not ours. */
  async function mayStop(): Promise<boolean> {
    if (hold?.isOpen() || !(await cluster.isRunning())) return true;
    try {
      hold = await takeHold(cluster, () => {});
      return true;
    } catch (error) {
      return !(error instanceof EmbeddedPostgresError);
    }
  }

  async function end(): Promise<void> {
    clearInterval(timer);
    stopping.abort();
    await healing?.catch(() => {});
    if (await mayStop()) await cluster.stop('fast');
    await hold?.close();
  }

  let ticks = 0;
  function tick(): void {
    void watch();
    ticks += 1;
    if (ticks % 3600 === 0) void boundLog(cluster.layout.log).catch(() => {});
  }

  await heal();
  await removeLeftovers(cluster.layout);
  timer = watchEveryMs > 0 ? setInterval(tick, watchEveryMs).unref() : undefined;
  return {
    connection: appOptions(cluster),
    heal,
    stop() {
      stopped ??= end();
      return stopped;
    },
  };
}
