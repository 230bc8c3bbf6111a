import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { ConnectionOptions } from './database.ts';
import { migrationsFolder } from './installation.ts';

/** An arbitrary lock id, the same in every process: two that start together take turns. */
export const MIGRATION_LOCK = 7_284_001;

/** Brings the database's tables up to this version; safe to run from several processes at once. */
export async function migrate(connection: ConnectionOptions | string): Promise<void> {
  const settings = { max: 1, onnotice: () => {}, connect_timeout: 10 };
  const client =
    typeof connection === 'string'
      ? postgres(connection, settings)
      : postgres({ ...settings, ...connection });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await applyMigrations(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end({ timeout: 5 });
  }
}
