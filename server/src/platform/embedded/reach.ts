import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { ConnectionOptions } from '../database/index.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedPostgresError, errorCode } from './errors.ts';
import { SUPERUSER } from './initialise.ts';

/** A single connection as PostgreSQL's superuser. */
export interface AdminConnection {
  sql: postgres.Sql;
  /** True until either side closes it; it is never opened again. */
  isOpen(): boolean;
  close(): Promise<void>;
}

/** How long to wait for a running server that refuses connections. */
const PATIENCE_MS = 20_000;
/** Recovery after a crash takes longer and must not be interrupted. */
const RECOVERY_MS = 600_000;

export interface Reached<T> {
  value: T;
  /** False if the server ran already. */
  started: boolean;
}

/**
 * Starts the server unless it runs, and resolves with what `signIn` makes of it. Waits out what
 * passes by itself: recovery, a stop under way, shared memory not yet released.
 * @throws EmbeddedPostgresError, or the reason of `signal` once that is aborted
 */
export async function reach<T>(
  cluster: Cluster,
  signIn: () => Promise<T>,
  signal?: AbortSignal,
): Promise<Reached<T>> {
  const began = Date.now();
  let started = false;
  for (;;) {
    signal?.throwIfAborted();
    if (!(await cluster.isRunning())) {
      const failure = await cluster.start();
      if (failure) {
        if (!failure.passing || Date.now() - began > PATIENCE_MS) throw failure.error;
        await sleep(100);
        continue;
      }
      started = true;
    }
    try {
      return { value: await signIn(), started };
    } catch (error) {
      if (error instanceof EmbeddedPostgresError) throw error;
      const code = errorCode(error);
      const limit = code === '57P03' ? RECOVERY_MS : PATIENCE_MS;
      if (!PASSING.has(code) || Date.now() - began > limit) throw refused(cluster, error);
      await sleep(30);
    }
  }
}

const PASSING = new Set([
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EAGAIN',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  '57P01', // stopped by an administrator
  '57P02', // a sibling crashed
  '57P03', // starting, stopping or recovering
]);

function refused(cluster: Cluster, error: unknown): EmbeddedPostgresError {
  const { root, password } = cluster.layout;
  const reason = error instanceof Error ? error.message : String(error);
  return new EmbeddedPostgresError(
    errorCode(error) === '28P01'
      ? `The password in ${password} is not the one of the journal beside it; put that file back from your backup.`
      : `The PostgreSQL in ${root} runs but does not let Pathkeeper in (${reason}); stop it and start again.`,
  );
}

/**
 * Opens one connection as the superuser; `onLost` is called if the server ends it later.
 * @throws what the driver throws
 */
export async function connectAdmin(
  cluster: Cluster,
  database: string,
  onLost: () => void = () => {},
): Promise<AdminConnection> {
  let open = true;
  let established = false;
  const sql = postgres({
    ...superuserOptions(cluster, database),
    max: 1,
    max_lifetime: null,
    idle_timeout: 0,
    connect_timeout: 5,
    fetch_types: false,
    connection: { application_name: `pathkeeper ${process.pid}` },
    onnotice: () => {},
    onclose: () => {
      if (!open) return;
      open = false;
      // Else the driver would reconnect for the next query, without the old connection's lock.
      void sql.end({ timeout: 0 });
      if (established) onLost();
    },
  });
  const close = async () => {
    const wasOpen = open;
    open = false;
    const ended = sql.end({ timeout: wasOpen ? 1 : 0 });
    // The driver may wait for an answer on a lost connection.
    if (wasOpen) await ended;
  };
  // The driver retries without end when a server accepts connections and drops them.
  const timer = setTimeout(() => void sql.end({ timeout: 0 }), 10_000);
  try {
    await sql`select 1`;
    established = true;
  } catch (error) {
    await close();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return { sql, isOpen: () => open, close };
}

export function superuserOptions(cluster: Cluster, database: string): ConnectionOptions {
  return { ...cluster.endpoint(), username: SUPERUSER, password: cluster.password, database };
}
