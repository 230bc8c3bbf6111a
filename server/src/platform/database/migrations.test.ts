import { readFile } from 'node:fs/promises';
import { runsOf } from '@pathkeeper/contract';
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
    { name: 'subscription_plans', all: [{ row: { id: 1 } }, { row: { id: 2 } }] },
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

it('who was there before the leaderboard is on it as their ledger, days and setting say', async () => {
  const database = await createEmptyDatabase();
  const sql = await open(database);
  await migrate(database.connection);
  const file = new URL('../../../migrations/0011_leaderboard.sql', import.meta.url);
  const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
  const backfill = statements.find((each) => each.includes('UPDATE "progress"')) ?? '';
  const days = {
    // The 18th is covered by the freeze of its week, so that nothing is left for the next day.
    11: ['2026-11-16', '2026-11-17', '2026-11-19'],
    12: ['2026-11-17', '2026-11-18', '2026-11-19'],
    // The freeze of the week before covers nothing of this one.
    13: ['2026-11-12', '2026-11-14', '2026-11-15'],
  };
  for (const [id, written] of Object.entries(days)) {
    await sql`insert into users (id, username, email, created_at) values (${id}, ${id}, ${id}, now())`;
    for (const day of written)
      await sql`insert into written_days (user_id, day) values (${id}, ${day})`;
    await sql`insert into xp_events (user_id, kind, reference, amount, created_at)
      values (${id}, 'gift', 'a', 10, '2026-11-01'), (${id}, 'gift', 'b', 10, '2026-11-05')`;
    await sql`insert into progress (user_id, xp, run_end) values (${id}, 20, ${written.at(-1) ?? ''})`;
  }
  await sql`insert into user_settings (user_id, type, settings, updated_at)
    values (13, 'game', '{"onLeaderboard": false}', now())`;
  await sql.unsafe(backfill);
  const rows = await sql`select run_holds_until::text as until, listed, xp_at::date::text as at
    from progress order by user_id`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { until: runsOf(days[11]).at(-1)?.holdsUntil, listed: true, at: '2026-11-05' },
    { until: runsOf(days[12]).at(-1)?.holdsUntil, listed: true, at: '2026-11-05' },
    { until: runsOf(days[13]).at(-1)?.holdsUntil, listed: false, at: '2026-11-05' },
  ]);
});

it('a database that a newer version has brought up to date is refused in a sentence', async () => {
  const database = await createEmptyDatabase();
  const sql = await open(database);
  await migrate(database.connection);
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`;
  await expect(migrate(database.connection)).rejects.toThrow(/by a newer version of Pathkeeper/);
});
