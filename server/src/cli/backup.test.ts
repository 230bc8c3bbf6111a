import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@pathkeeper/contract';
import { sql as query } from 'drizzle-orm';
import fc from 'fast-check';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { fillAccount } from '../../test/access/things.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import {
  createDatabaseBeforeBaseline,
  createEmptyDatabase,
  createTestDatabase,
} from '../../test/postgres.ts';
import { writeHouseArticles } from '../features/blog-admin/index.ts';
import { checkIntegrity } from '../features/progression/index.ts';
import { connectOnce, openChecked, restoreBackup, writeBackup } from '../platform/backup/index.ts';
import { readConfig } from '../platform/config.ts';
import { type ConnectionOptions, openDatabase } from '../platform/database/index.ts';
import { migrate } from '../platform/database/migrations.ts';
import { temporaryFolder } from '../platform/embedded/testing/folders.ts';
import { createLimits } from '../platform/limits/limits.ts';
import { createMailer } from '../platform/mail.ts';

let folder: string;
let test: TestApp;
/** The database of `test`. */
let home: ConnectionOptions;

beforeAll(async () => {
  folder = await temporaryFolder('backup');
  test = await createTestApp();
  const [row] = await test.db.execute<{ name: string }>(query`select current_database() as name`);
  home = { ...inject('postgres').app, database: row?.name ?? '' };
  await fillAccount(test, await test.person('ada'), 'MINE');
  await fillAccount(test, await test.person('ines'), 'HERS');
  await oddRows(home);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** A connection for the length of the test. */
async function open(connection: ConnectionOptions): Promise<postgres.Sql> {
  const sql = await connectOnce(connection);
  onTestFinished(() => sql.end({ timeout: 1 }));
  return sql;
}

/** What values can hold that a file in lines might trip over. */
async function oddRows(connection: ConnectionOptions): Promise<void> {
  const sql = postgres({ ...connection, max: 1, onnotice: () => {} });
  const odd = 'a\tb\nc\r\n\\N \\. \\x00 \\u0000 " \' {},; 潮 😀 e\u0301 \u2028\u200b\\';
  for (const content of [odd, '\\.', '', '\n\n', 'x'.repeat(300_000)]) {
    await sql`
      insert into entries (user_id, content, ai_reflection, tags, is_pinned, type, created_at,
        updated_at, local_date, listed_at, time_zone, version, word_count, search)
      select id, ${content}, ${sql.json({ quotes: [content, null, 1e-7, { '\\': odd }] })},
        ${[odd, '', 'null', 'NULL', '{"a"}']}, true, 'journal', '2026-11-21 22:40:00.123456Z',
        '0044-03-15 12:00:00 BC', '0044-03-15 BC', '0044-03-15 12:00:00 BC', 'UTC', 1, 0, ${`'${odd.replaceAll("'", "''").replaceAll('\\', '\\\\')}':3A`}::tsvector
      from users where username = 'ada'`;
  }
  await sql.end();
}

async function emptyDatabase(): Promise<ConnectionOptions> {
  const { connection, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  return connection;
}

async function freshDatabase(): Promise<ConnectionOptions> {
  const { connection, drop } = await createTestDatabase();
  onTestFinished(drop);
  return connection;
}

const noFiles = () => ({ folder: join(folder, 'no files') });

const newFile = () => join(folder, `${randomUUID()}.zip`);

async function backup(connection: ConnectionOptions): Promise<string> {
  const file = newFile();
  await writeBackup(await open(connection), file, noFiles());
  return file;
}

async function restore(file: string, connection: ConnectionOptions) {
  const archive = await openChecked(file);
  try {
    return await restoreBackup(await open(connection), archive);
  } finally {
    archive.close();
  }
}

/** Every row of every table as PostgreSQL writes it, and where every sequence stands. */
async function everything(connection: ConnectionOptions): Promise<Record<string, string[]>> {
  const sql = await open(connection);
  const found: Record<string, string[]> = {};
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  for (const { name } of tables) {
    const rows = await sql<{ row: string }[]>`select t::text as row from ${sql(name)} t`;
    found[name] = rows.map(({ row }) => row).sort();
  }
  const sequences = await sql<{ row: string }[]>`
    select concat_ws(' ', sequencename, last_value) as row from pg_sequences
    where schemaname = 'public' order by 1`;
  return { ...found, sequences: sequences.map(({ row }) => row) };
}

/** What is restored of it: whatever lets somebody in without their password is not. */
const restorable = (all: Record<string, string[]>) => ({
  ...all,
  ...{ sessions: [], password_resets: [], step_tickets: [] },
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'It was not refused.',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  );

describe('what was backed up and restored', () => {
  it('is the same in every field of every table, on an empty server', async () => {
    const before = await everything(home);
    const target = await emptyDatabase();
    await restore(await backup(home), target);
    const after = await everything(target);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [table, rows] of Object.entries(restorable(before))) {
      expect(after[table]).toEqual(rows);
    }
    // No session that was ended since then is revived.
    expect(before.sessions?.length).toBeGreaterThan(0);
    expect(before.entries?.length).toBeGreaterThan(8);
    expect(before.life_paths).toHaveLength(2);
  });

  it('is the same in an installation without users', async () => {
    const target = await freshDatabase();
    const sql = await open(target);
    await sql`insert into instance_settings values ('jwt_secret', 'of the new house')`;
    // What its first start writes.
    const { db, close } = openDatabase(target, { pool: 2 });
    await writeHouseArticles({ db, clock: test.clock });
    await close();
    await restore(await backup(home), target);
    expect(await everything(target)).toEqual(restorable(await everything(home)));
  });

  it('is the same after a second backup and restore', async () => {
    const [first, second] = [await emptyDatabase(), await emptyDatabase()];
    await restore(await backup(home), first);
    await restore(await backup(first), second);
    expect(await everything(second)).toEqual(restorable(await everything(home)));
  });

  it('is consistent: totals agree, new rows get new ids, the server starts on it', async () => {
    const target = await emptyDatabase();
    await restore(await backup(home), target);
    await migrate(target);
    const sql = await open(target);
    const [highest] = await sql<{ id: string }[]>`select max(id) as id from entries`;
    const [next] = await sql<{ id: string }[]>`select nextval('entries_id_seq') as id`;
    expect(Number(next?.id)).toBeGreaterThan(Number(highest?.id));
    await expect(sql`insert into folders values (999999, 1, 'x', 'x', now())`).rejects.toThrow(
      /foreign key/,
    );
  });

  it('holds every table, also one that a later version adds', async () => {
    const source = await emptyDatabase();
    await migrate(source);
    const sql = await open(source);
    await sql`create table later (id int, twice int generated always as (id * 2) stored, "Odd ""name" text)`;
    await sql`insert into later values (1, default, 'words')`;
    const archive = await openChecked(await backup(source));
    const tables = archive.manifest.tables.map(({ name, columns, rows }) => ({
      name,
      columns: columns.map((column) => column.name),
      rows,
    }));
    archive.close();
    expect(tables).toContainEqual({ name: 'later', columns: ['id', 'Odd "name'], rows: 1 });
    const { length } = await sql`select from pg_tables where schemaname = 'public'`;
    expect(tables).toHaveLength(length);
  });
});

describe('a backup taken while people write', () => {
  it('is a snapshot: everybody’s XP equals the sum of their ledger', async () => {
    const busy = await createTestApp();
    onTestFinished(() => busy.close());
    const [row] = await busy.db.execute<{ name: string }>(query`select current_database() as name`);
    const source = { ...home, database: row?.name ?? '' };
    const people = await Promise.all([1, 2, 3, 4].map(() => busy.person()));
    let isOver = false;
    let written = 0;
    const writing = people.map(async (person) => {
      while (!isOver) {
        const content = `Words and more words. ${randomUUID()}`;
        const { status } = await person.call(api.entries.create, { body: { content } });
        expect(status).toBe(201);
        written += 1;
      }
    });
    await expect.poll(() => written).toBeGreaterThan(8);
    const [before, files] = [written, [await backup(source), await backup(source)]];
    const after = written;
    isOver = true;
    await Promise.all(writing);
    expect(after).toBeGreaterThan(before);
    for (const file of files) {
      const target = await freshDatabase();
      await restore(file, target);
      const { db, close } = openDatabase(target, { pool: 2 });
      onTestFinished(close);
      const config = readConfig({});
      const [limits, mail] = [createLimits({ scale: 0 }), createMailer(config, () => {})];
      const context = { ...busy.context, config, db, limits, mail };
      const found = await checkIntegrity(context, { fix: false });
      expect(found).toMatchObject({ details: [] });
      const [{ entries, awards } = { entries: 0, awards: 0 }] = await db.execute<{
        entries: number;
        awards: number;
      }>(query`
        select (select count(*) from entries)::int as entries,
          (select count(*) from xp_events where kind = 'entry')::int as awards`);
      expect(awards).toBe(entries);
      expect(entries).toBeGreaterThanOrEqual(before);
    }
  });
});

describe('the file', () => {
  it('is readable by its owner only, and replaces no other file', async () => {
    const file = await backup(home);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = refusal(writeBackup(await open(home), file, noFiles()));
    expect(await again).toMatch(/^BackupError: .*is there already; choose another name\.$/);
  });

  it('does not exist when the backup failed', async () => {
    const sql = await open(home);
    const file = newFile();
    const stopped = refusal(writeBackup(sql, file, noFiles(), () => void sql.end({ timeout: 0 })));
    expect(await stopped).toMatch(/^BackupError: .*; no backup was made\.$/);
    const missing = refusal(
      writeBackup(await open(home), join(folder, 'nowhere', 'file.zip'), noFiles()),
    );
    expect(await missing).toBe(
      `BackupError: There is no folder ${folder}/nowhere; no backup was made.`,
    );
  });

  it('is refused when any byte differs, unless the content is the same', async () => {
    const original = await backup(home);
    const manifestOf = async (path: string) => {
      const archive = await openChecked(path);
      archive.close();
      return archive.manifest;
    };
    const [whole, manifest] = [await readFile(original), await manifestOf(original)];
    const file = newFile();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (at, flip) => {
          const changed = Buffer.from(whole);
          changed[at] = (changed[at] ?? 0) ^ flip;
          await writeFile(file, changed);
          // The rows have been compared with the manifest by then.
          const said = await manifestOf(file).catch(String);
          if (typeof said === 'object') expect(said).toEqual(manifest);
          else expect(said).toMatch(/is damaged|is no backup of Pathkeeper/);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is refused where it was cut off, or is something else', async () => {
    const whole = await readFile(await backup(home));
    const file = newFile();
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
        await writeFile(file, whole.subarray(0, length));
        expect(await refusal(openChecked(file))).toMatch(/^BackupError: .*no backup.*cut off/);
      }),
      { numRuns: 30 },
    );
    const nowhere = refusal(openChecked('/nowhere.zip'));
    expect(await nowhere).toBe('BackupError: There is no file /nowhere.zip.');
  });
});

describe('a backup of another version', () => {
  it('made before the baseline is restored and brought forward by the migrations since', async () => {
    const { connection: source, drop } = await createDatabaseBeforeBaseline();
    onTestFinished(drop);
    const sql = await open(source);
    await sql`insert into users (id, username, email, created_at) values (7, 'old', 'old@example.org', now())`;
    await sql`
      insert into entries (user_id, content, tags, is_pinned, type, created_at, updated_at,
        local_date, time_zone, version, word_count, search)
      values (7, 'Old words', '{}', false, 'journal', now(), now(), '2026-11-21', 'UTC', 1, 2, '')`;
    const file = await backup(source);
    for (const target of [await emptyDatabase(), await freshDatabase()]) {
      await restore(file, target);
      await migrate(target);
      const restored = await everything(target);
      expect(Object.keys(restored)).toEqual(Object.keys(await everything(home)));
      expect(restored.entries).toHaveLength(1);
    }
  });

  it('that lacks a part of the baseline is refused before anything is touched', async () => {
    const { connection: source, drop } = await createDatabaseBeforeBaseline();
    onTestFinished(drop);
    const sql = await open(source);
    await sql`
      delete from drizzle.__drizzle_migrations
      where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`;
    const said = await refusal(openChecked(await backup(source)));
    expect(said).toMatch(/^BackupError: .* was made by a Pathkeeper older than the first release/);
  });

  it('that is newer is refused before anything is touched', async () => {
    const source = await freshDatabase();
    const sql = await open(source);
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)`;
    const said = await refusal(openChecked(await backup(source)));
    expect(said).toMatch(
      /^BackupError: .* was made by a newer Pathkeeper \(\d+\.\d+\.\d+\) than this/,
    );
  });
});

describe('a target', () => {
  async function refusedBy(target: ConnectionOptions): Promise<string> {
    const file = await backup(home);
    const before = await everything(target);
    const said = await refusal(restore(file, target));
    expect(await everything(target)).toEqual(before);
    return said;
  }

  it('with a user’s journal is left unchanged', async () => {
    const target = await freshDatabase();
    const sql = await open(target);
    await sql`insert into users (username, email, created_at) values ('one', 'o@example.org', now())`;
    expect(await refusedBy(target)).toMatch(
      /There is a journal already \(of one person\); restore/,
    );
  });

  it('in use by a Pathkeeper is left unchanged', async () => {
    const target = await freshDatabase();
    const { ping, close } = openDatabase(target, { pool: 1 });
    onTestFinished(close);
    await ping();
    expect(await refusedBy(target)).toMatch(/A Pathkeeper is running on this database; stop it/);
  });

  it('with anything else is left unchanged', async () => {
    const written = await freshDatabase();
    const sql = await open(written);
    await sql`insert into contact_messages (subject, content, timestamp) values ('a', 'b', now())`;
    expect(await refusedBy(written)).toMatch(
      /not empty \(contact_messages\); restore into an empty/,
    );
    const foreign = await emptyDatabase();
    await (await open(foreign))`create table ledger (id int)`;
    expect(await refusedBy(foreign)).toMatch(
      /tables of something else \(ledger\); restore into an/,
    );
  });

  it('that refuses the last row is left unchanged, and the error quotes no text of users', async () => {
    const target = await freshDatabase();
    const sql = await open(target);
    await sql.unsafe(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'no %', new.content using errcode = '23514'; end $$;
      create constraint trigger never after insert on entries initially immediate
        for each row execute function refuse()`);
    const said = await refusedBy(target);
    expect(said).toBe('BackupError: The database refused (23514); nothing was restored.');
  });
});
