import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { ConnectionOptions } from './database.ts';

/** Any number, the same in every process: two that start together take turns. */
const MIGRATION_LOCK = 7_284_001;

/** The server's folder, found from the sources and from the bundle alike. */
function migrationsFolder(): string {
  for (let dir = dirname(fileURLToPath(import.meta.url)); ; dir = dirname(dir)) {
    const candidate = join(dir, 'migrations');
    if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
    if (dirname(dir) === dir) throw new Error('The folder server/migrations is missing.');
  }
}

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
