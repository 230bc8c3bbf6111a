import { readMigrationFiles } from 'drizzle-orm/migrator';
import { PgDialect, type PgSession } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { isDistributed } from '../distribution/catalogue.ts';
import { placing } from '../distribution/migrations.ts';
import { migrationsFolder } from '../installation.ts';
import type { ConnectionOptions } from './index.ts';

/** An arbitrary lock id, the same in every process: two that start together take turns. */
export const MIGRATION_LOCK = 7_284_001;

/** A database that this version cannot bring up to date; the message is a sentence for the operator. */
export class MigrationError extends Error {}

/**
 * Brings the database's tables up to this version; safe to run from several processes at once.
 *
 * @throws MigrationError when the database is older than the baseline, or newer than this version
 */
export async function migrate(connection: ConnectionOptions | string): Promise<void> {
  const settings = { max: 1, onnotice: () => {}, connect_timeout: 10 };
  const client =
    typeof connection === 'string'
      ? postgres(connection, settings)
      : postgres({ ...settings, ...connection });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await refuseOtherTimes(client);
    const all = readMigrationFiles({ migrationsFolder: migrationsFolder() });
    const migrations = (await isDistributed(client)) ? placing(all) : all;
    const session = drizzle(client)._.session as unknown as PgSession;
    await new PgDialect().migrate(migrations, session, { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end({ timeout: 5 });
  }
}

/**
 * The baseline makes every table: a database that holds only some of the migrations that came before it
 * has some of them already. One that holds later migrations than are known here has a newer schema, in
 * which this version would write what it does not understand.
 */
async function refuseOtherTimes(client: postgres.Sql): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const [baseline, newest] = [known[0], known.at(-1)];
  const [{ name } = {}] = await client`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!baseline || !newest || !name) return;
  const [{ last } = {}] = await client<{ last: string | null }[]>`
    select max(created_at) as last from drizzle.__drizzle_migrations`;
  if (last == null) return;
  if (Number(last) > newest.folderMillis) {
    throw new MigrationError(
      'This database was brought up to date by a newer version of Pathkeeper; start that one, or restore a backup that this one made.',
    );
  }
  if (Number(last) >= baseline.folderMillis) return;
  throw new MigrationError(
    'This database is from an early development version of Pathkeeper, too old to be brought up to date by this one.',
  );
}
