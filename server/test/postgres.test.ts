import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from './postgres.ts';

async function openClone() {
  const { connection, drop } = await createTestDatabase();
  const sql = postgres({ ...connection, max: 1 });
  onTestFinished(async () => {
    await sql.end({ timeout: 1 });
    await drop();
  });
  return { sql, drop };
}

test('each clone has the app’s tables, and sees nothing of another', async () => {
  const [one, two] = await Promise.all([openClone(), openClone()]);
  const tables = (sql: postgres.Sql) =>
    sql`select tablename from pg_tables where schemaname = 'public' order by 1`;
  const migrated = await tables(one.sql);
  expect(migrated).toContainEqual({ tablename: 'entries' });
  await one.sql`create table only_here ()`;
  expect(await tables(two.sql)).toEqual(migrated);
});

test('the app’s role owns its clone and is no superuser', async () => {
  const { sql } = await openClone();
  const [row] = await sql`
    select pg_get_userbyid(datdba) = current_user as owner, usesuper as super
    from pg_database, pg_user where datname = current_database() and usename = current_user`;
  expect(row).toEqual({ owner: true, super: false });
});

test('a clone is dropped under whoever is connected', async () => {
  const { sql, drop } = await openClone();
  await sql`select 1`;
  await drop();
  await expect(sql`select 1`).rejects.toThrow();
});
