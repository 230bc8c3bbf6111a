/**
 * A database for one test file: a clone of the migrated template in the run's throwaway PostgreSQL
 * (global-setup.ts).
 */
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { ConnectionOptions } from '../src/platform/database.ts';

export interface TestDatabase {
  /** Signs in as the app's role, which owns the database. */
  connection: ConnectionOptions;
  /** Drops the database, whoever is still connected. */
  drop(): Promise<void>;
}

/** Creates an empty, migrated database under a name of its own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { app } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(
    (sql) =>
      sql`create database ${sql(name)} template ${sql(app.database)} owner ${sql(app.username)}`,
  );
  return {
    connection: { ...app, database: name },
    drop: () => administer((sql) => sql`drop database if exists ${sql(name)} with (force)`),
  };
}

async function administer(
  run: (sql: postgres.Sql) => postgres.PendingQuery<postgres.Row[]>,
): Promise<void> {
  const sql = postgres({
    ...inject('postgres').superuser,
    max: 1,
    fetch_types: false,
    onnotice: () => {},
  });
  try {
    await run(sql);
  } finally {
    await sql.end();
  }
}
