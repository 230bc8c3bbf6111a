import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../src/platform/database/index.ts';

/** Whether the tests run on a distributed database (given-postgres.ts). */
export async function hasCitus(db: Database): Promise<boolean> {
  return (await db.execute(sql`select 1 from pg_extension where extname = 'citus'`)).length > 0;
}

/**
 * The backends of this database that wait for a lock, as a query of their `pid`. Where it is distributed the lock
 * lies on another node, and the backend here waits for that one's answer.
 */
export async function waitingForLock(db: Database): Promise<SQL> {
  const elsewhere = (await hasCitus(db))
    ? sql`or pid in (select (waiting_gpid % 10000000000)::int from citus_lock_waits)`
    : sql``;
  return sql`select pid from pg_stat_activity
    where datname = current_database() and (wait_event_type = 'Lock' ${elsewhere})`;
}
