/**
 * A database for one test file: a clone of the migrated template in the run's throwaway PostgreSQL
 * (global-setup.ts).
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { ConnectionOptions } from '../src/platform/database/index.ts';

export interface TestDatabase {
  /** Signs in as the app's role, which owns the database. */
  connection: ConnectionOptions;
  /** Drops the database, whoever is still connected. */
  drop(): Promise<void>;
}

/** Creates an empty, migrated database under a name of its own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return create(inject('postgres').app.database);
}

/** Creates a database without anything in it, as an operator's server begins. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return create('template1');
}

/** Creates a database as the migrations left it that the baseline replaced. */
export async function createDatabaseBeforeBaseline(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  const sql = postgres({ ...database.connection, max: 1, onnotice: () => {} });
  await migrate(drizzle(sql), {
    migrationsFolder: join(import.meta.dirname, 'fixtures/before-baseline'),
  });
  await sql.end();
  return database;
}

async function create(template: string): Promise<TestDatabase> {
  const { app } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(
    (sql) =>
      sql`create database ${sql(name)} template ${sql(template)} strategy file_copy owner ${sql(app.username)}`,
  );
  return {
    connection: { ...app, database: name },
    drop: () => administer((sql) => sql`drop database if exists ${sql(name)} with (force)`),
  };
}

/** On every node: a database that is distributed has its rows there. */
async function administer(
  run: (sql: postgres.Sql) => postgres.PendingQuery<postgres.Row[]>,
): Promise<void> {
  for (const node of inject('postgres').superusers) {
    const sql = postgres({ ...node, max: 1, fetch_types: false, onnotice: () => {} });
    try {
      await run(sql);
    } finally {
      await sql.end();
    }
  }
}
