import type { MigrationMeta } from 'drizzle-orm/migrator';
import { PLACES, placeStatement, SEQUENTIALLY } from './places.ts';

/**
 * Migrations as a distributed installation needs them: a table is put into its place as soon as it is
 * made, for no foreign key leads from one that is not to one that is.
 */
export function placing(migrations: readonly MigrationMeta[]): MigrationMeta[] {
  return migrations.map((migration) => ({
    ...migration,
    sql: [SEQUENTIALLY, ...migration.sql.flatMap((statement) => [statement, ...placed(statement)])],
  }));
}

function placed(statement: string): string[] {
  const [, name] = /^\s*create table (?:if not exists )?"(\w+)"/i.exec(statement) ?? [];
  if (name === undefined) return [];
  // A table of an old migration may be called otherwise since; those were applied before they were placed.
  const place = PLACES.get(name);
  const placeIt = place ? placeStatement(name, place) : null;
  return placeIt === null ? [] : [placeIt];
}
