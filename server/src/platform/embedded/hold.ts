import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import type { Cluster } from './cluster.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { type AdminConnection, connectAdmin } from './reach.ts';

/** An arbitrary lock id, the same in every Pathkeeper. */
const HOLD_LOCK = 7_284_002;

/** The system closes a killed app's connection at once; PostgreSQL notices a moment later. */
const GRACE_MS = 1000;

/**
 * Locks the folder for this process while the returned connection is open. The lock is in the
 * database, so no crash leaves it behind.
 * @throws EmbeddedPostgresError if another Pathkeeper has it; else what the driver throws
 */
export async function takeHold(cluster: Cluster, onLost: () => void): Promise<AdminConnection> {
  const connection = await connectAdmin(cluster, 'postgres', onLost);
  try {
    const deadline = Date.now() + GRACE_MS;
    while (!(await tryLock(connection.sql))) {
      if (Date.now() > deadline) {
        throw inUse(cluster.layout.root, await holder(connection.sql));
      }
      await sleep(50);
    }
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function tryLock(sql: postgres.Sql): Promise<boolean> {
  const [row] = await sql<{ taken: boolean }[]>`
    select pg_try_advisory_lock(${HOLD_LOCK}) as taken`;
  return row?.taken === true;
}

async function holder(sql: postgres.Sql): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select a.application_name as name
    from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.granted and l.objid = ${HOLD_LOCK} and l.classid = 0`;
  return row?.name.replace('pathkeeper', 'process') ?? 'which has just ended';
}

function inUse(root: string, by: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The folder ${root} is already in use by another running Pathkeeper (${by}); stop that one ` +
      'first, or set DATA_DIR to a folder of its own.',
  );
}
