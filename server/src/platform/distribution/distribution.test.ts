import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.ts';
import { databaseEnv, typed } from '../../../test/typed.ts';
import { readTables } from './catalogue.ts';
import { placing } from './migrations.ts';
import { obstacles, type PlacedTable } from './obstacles.ts';
import { PLACES, type Place } from './places.ts';

let database: TestDatabase;
let sql: postgres.Sql;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres({ ...database.connection, max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end({ timeout: 1 });
  await database.drop();
});

describe('the places of the tables', () => {
  it('every table of this version has one, and its keys can lie there', async () => {
    const tables = await readTables(sql);
    expect(tables.length).toBeGreaterThan(70);
    expect(obstacles(tables, PLACES)).toEqual([]);
  });

  it('and no place is named for a table that is gone', async () => {
    const names = new Set((await readTables(sql)).map(({ name }) => name));
    expect([...PLACES.keys()].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('what keeps a table from its place', () => {
  const places = new Map<string, Place>([
    ['progress', 'user'],
    ['notes', 'user'],
    ['forum_posts', 'post'],
    ['users', 'reference'],
    ['log', 'local'],
  ]);
  const told = (table: Partial<PlacedTable>) =>
    obstacles([{ name: 'notes', uniques: [], foreignKeys: [], ...table }], places);
  const to = (table: string, columns: string[], toColumns: string[], empties = false) => ({
    foreignKeys: [{ name: 'its_key', columns, to: table, toColumns, empties }],
  });

  it.each<[string, Partial<PlacedTable>, RegExp]>([
    ['no place', { name: 'news' }, /^The table news has no place .*places\.ts\.$/],
    [
      'a unique constraint without the column',
      { uniques: [{ name: 'notes_slug', columns: ['slug'] }] },
      /^The table notes is divided by user_id, which its unique constraint notes_slug does not hold\.$/,
    ],
    [
      'a foreign key without it',
      to('progress', ['id'], ['user_id']),
      /its_key of notes does not hold/,
    ],
    [
      'a foreign key that crosses over to another person',
      to('progress', ['user_id', 'id'], ['id', 'user_id']),
      /its_key of notes does not hold/,
    ],
    [
      'a foreign key that would empty it',
      to('progress', ['user_id', 'id'], ['user_id', 'id'], true),
      /would empty the column by which notes is divided/,
    ],
    ['a foreign key to the other family', to('forum_posts', ['post_id'], ['id']), /another node/],
    ['a foreign key to the coordinator', to('log', ['log_id'], ['id']), /another node/],
    [
      'a foreign key from every node to one',
      { name: 'users', ...to('progress', ['id'], ['user_id']) },
      /from users \(reference\) to progress \(user\)/,
    ],
  ])('%s', (_, table, sentence) => {
    expect(told(table)).toEqual([expect.stringMatching(sentence)]);
  });

  it('nothing where the keys hold it', () => {
    const uniques = [{ name: 'notes_pkey', columns: ['user_id', 'id'] }];
    expect(told({ uniques, ...to('progress', ['user_id'], ['user_id']) })).toEqual([]);
    expect(told({ uniques, ...to('users', ['user_id'], ['id']) })).toEqual([]);
  });
});

it('a migration puts a table into its place before a foreign key leads to or from it', () => {
  const [migration] = placing([
    {
      sql: [
        'CREATE TABLE "bin" (\n"id" bigint);',
        'ALTER TABLE "bin" ADD …',
        'create table "job_runs" ()',
      ],
      folderMillis: 1,
      hash: '',
      bps: true,
    },
  ]);
  expect(migration?.sql).toEqual([
    expect.stringMatching(/^set local citus/),
    'CREATE TABLE "bin" (\n"id" bigint);',
    `select create_distributed_table('public.bin', 'user_id', colocate_with => 'public.progress')`,
    'ALTER TABLE "bin" ADD …',
    'create table "job_runs" ()',
  ]);
});

describe('the command refuses', () => {
  it('a PostgreSQL without Citus', async () => {
    const env = databaseEnv(String(database.connection.database));
    const { code, stdout, stderr } = await typed(['distribute'], { env });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^This database has no Citus: .*docs\/scaling\.md\.\n$/);
  });

  it('the built-in database, and numbers of shards that cannot be', async () => {
    const builtIn = await typed(['distribute'], { env: { DATABASE_URL: '' } });
    expect(builtIn).toMatchObject({ code: 1, stderr: expect.stringMatching(/single server/) });
    expect(await typed(['distribute', '--shards', '0'])).toMatchObject({ code: 2 });
  });
});
