import postgres from 'postgres';
import { expect, it, onTestFinished } from 'vitest';
import {
  createDatabaseBeforeBaseline,
  createEmptyDatabase,
  type TestDatabase,
} from '../../../test/postgres.ts';
import { migrate } from './migrations.ts';

async function open(database: TestDatabase): Promise<postgres.Sql> {
  const sql = postgres({ ...database.connection, max: 1, onnotice: () => {} });
  onTestFinished(async () => {
    await sql.end({ timeout: 1 });
    await database.drop();
  });
  return sql;
}

/** What the catalogue says of every column, constraint, index, sequence, function and extension. */
async function catalogue(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    select concat_ws(' ', 'column', table_name, column_name, udt_name, datetime_precision,
      is_nullable, column_default) as line
    from information_schema.columns where table_schema = 'public'
    union all
    select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
      and contype <> 'n' -- is_nullable says it; its name is not in use
    union all
    select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
    union all
    select concat_ws(' ', 'sequence', sequencename, data_type, start_value, increment_by, last_value)
    from pg_sequences where schemaname = 'public'
    union all
    select concat_ws(' ', 'function', proname, pg_get_function_identity_arguments(p.oid))
    from pg_proc p where pronamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'extension', extname) from pg_extension
    order by 1`;
  return rows.map(({ line }) => line);
}

/** The rows that are there before anybody comes. */
async function seeded(sql: postgres.Sql) {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  const rows = [];
  for (const { name } of tables) {
    const all = await sql<{ row: Record<string, unknown> }[]>`
      select to_jsonb(t) - 'created_at' - 'active_at' as row from ${sql(name)} t`;
    if (all.length > 0) rows.push({ name, all });
  }
  return rows;
}

it('a database made before the baseline becomes what a new one is', async () => {
  const [old, fresh] = [await createDatabaseBeforeBaseline(), await createEmptyDatabase()];
  const [oldSql, freshSql] = [await open(old), await open(fresh)];
  await oldSql`insert into users (id, username, email, created_at) values (7, 'old', 'old@example.org', now())`;
  await migrate(old.connection);
  await migrate(fresh.connection);
  expect(await catalogue(oldSql)).toEqual(await catalogue(freshSql));
  const kept = await oldSql`delete from users where id = 7 returning username`;
  expect(kept).toEqual([{ username: 'old' }]);
  expect(await seeded(oldSql)).toEqual(await seeded(freshSql));
  expect(await seeded(freshSql)).toMatchObject([
    { name: 'forum_categories' },
    { name: 'forum_posts', all: [{ row: { id: 1, author_id: 1 } }] },
    { name: 'users', all: [{ row: { id: 1 } }] },
  ]);
});

it('a second start changes nothing', async () => {
  const database = await createEmptyDatabase();
  const sql = await open(database);
  await migrate(database.connection);
  const applied = () => sql`select id, hash, created_at from drizzle.__drizzle_migrations`;
  const [before, tables] = [await applied(), await catalogue(sql)];
  await migrate(database.connection);
  expect(await applied()).toEqual(before);
  expect(await catalogue(sql)).toEqual(tables);
});

it('a database older than the baseline is refused with a sentence and left as it is', async () => {
  const database = await createDatabaseBeforeBaseline();
  const sql = await open(database);
  await sql`delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`;
  const tables = await catalogue(sql);
  await expect(migrate(database.connection)).rejects.toThrow('too old to be brought up to date');
  expect(await catalogue(sql)).toEqual(tables);
});
