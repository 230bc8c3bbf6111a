import type postgres from 'postgres';
import { isDistributed } from '../distribution/index.ts';
import { inSchema, readTables, type Table } from './catalog.ts';
import { BackupError } from './errors.ts';
import { appliedMigrations, applyMigrations, knownMigrations, removeTables } from './schema.ts';

/** The account that the first migration creates: it exists before anybody registers. */
const BUILT_IN_AUTHOR = 1;

/** Tables that an installation nobody uses yet may have rows in: migrations and the start write them. */
const OF_THE_HOUSE = new Set([
  'users',
  'instance_settings',
  'forum_categories',
  'forum_posts',
  'forum_members',
  'blog_articles',
  'blog_slugs',
  'blog_versions',
  'audit_log',
  'progress',
  'subscription_plans',
]);

/**
 * Brings the tables of a database that nobody uses yet to exactly the given migrations, within the
 * transaction under way: by the missing ones or, where it had more, anew from the first.
 * @throws BackupError when somebody uses it, or it is not Pathkeeper's
 */
export async function prepareTarget(sql: postgres.Sql, migrations: number[]): Promise<void> {
  const applied = await appliedMigrations(sql);
  const tables = await readTables(sql);
  await refuseUsed(sql, tables, applied.length > 0);
  const wanted = new Set(migrations);
  const hasMore = applied.some((at) => !wanted.has(at));
  if (hasMore) {
    await removeTables(
      sql,
      tables.map(({ name }) => inSchema(name)),
    );
  }
  const present = new Set(hasMore ? [] : applied);
  await applyMigrations(
    sql,
    knownMigrations().filter(({ folderMillis: at }) => wanted.has(at) && !present.has(at)),
  );
}

/** An empty database stays as it is: a restore never takes the place of anybody's words. */
async function refuseUsed(sql: postgres.Sql, tables: Table[], isOurs: boolean): Promise<void> {
  if (await isDistributed(sql)) {
    throw new BackupError(
      'This database is distributed; restore into one that is not, and distribute that (docs/scaling.md).',
    );
  }
  const [running] = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'pathkeeper' limit 1`;
  if (running) {
    throw new BackupError('A Pathkeeper is running on this database; stop it first.');
  }
  const [first] = tables;
  if (first && !isOurs) {
    throw new BackupError(
      `This database holds tables of something else (${first.name}); restore into an empty one.`,
    );
  }
  if (tables.some(({ name }) => name === 'users')) {
    const [{ people } = { people: 0 }] = await sql<{ people: number }[]>`
      select count(*)::int as people from public.users where id <> ${BUILT_IN_AUTHOR}`;
    if (people > 0) {
      throw new BackupError(
        `There is a journal already (of ${people === 1 ? 'one person' : `${people} people`}); ` +
          'restore into an empty folder (DATA_DIR) or an empty database (DATABASE_URL).',
      );
    }
  }
  for (const { name } of tables) {
    if (OF_THE_HOUSE.has(name)) continue;
    const [row] = await sql.unsafe(`select 1 from ${inSchema(name)} limit 1`);
    if (row) {
      throw new BackupError(`This database is not empty (${name}); restore into an empty one.`);
    }
  }
}
