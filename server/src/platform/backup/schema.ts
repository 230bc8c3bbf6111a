import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type postgres from 'postgres';
import { MIGRATION_LOCK } from '../database/migrations.ts';
import { migrationsFolder } from '../installation.ts';

/** Every migration this version knows, oldest first. */
export function knownMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() });
}

/**
 * Whether this version can bring tables that had these migrations up to its own.
 * @returns 'yes'; 'newer' where a migration is unknown here; 'older' where the baseline is missing
 */
export function canMigrateFrom(migrations: number[]): 'yes' | 'newer' | 'older' {
  const known = new Set(knownMigrations().map(({ folderMillis }) => folderMillis));
  const baseline = Math.min(...known);
  // The baseline replaced earlier migrations, and goes under the time of the last of them.
  if (migrations.some((at) => at > baseline && !known.has(at))) return 'newer';
  return migrations.includes(baseline) ? 'yes' : 'older';
}

/** Waits for whoever migrates, and keeps others from it until the transaction ends. */
export async function lockMigrations(sql: postgres.Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
}

/** The migrations a database has had, by their time, oldest first; none for an empty one. */
export async function appliedMigrations(sql: postgres.Sql): Promise<number[]> {
  const [{ table } = { table: null }] = await sql<{ table: string | null }[]>`
    select to_regclass('drizzle.__drizzle_migrations')::text as table`;
  if (table === null) return [];
  const rows = await sql<{ at: string }[]>`
    select created_at::text as at from drizzle.__drizzle_migrations order by created_at`;
  return rows.map(({ at }) => Number(at));
}

/** Applies migrations within the transaction under way, and records them as the start would. */
export async function applyMigrations(sql: postgres.Sql, wanted: MigrationMeta[]): Promise<void> {
  await sql.unsafe(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
  for (const migration of wanted) {
    for (const statement of migration.sql) await sql.unsafe(statement);
    await sql`
      insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${migration.hash}, ${migration.folderMillis})`;
  }
}

/** Removes every table, so that older migrations can be applied. Only for ones that hold nothing. */
export async function removeTables(sql: postgres.Sql, tables: string[]): Promise<void> {
  if (tables.length > 0) await sql.unsafe(`drop table ${tables.join(', ')}`);
  await sql`delete from drizzle.__drizzle_migrations`;
}
