import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../test/postgres.ts';
import { databaseEnv, typed } from '../../test/typed.ts';
import { openChecked } from '../platform/backup/index.ts';
import { migrate } from '../platform/database/migrations.ts';
import { startEmbeddedPostgres } from '../platform/embedded/index.ts';
import { temporaryFolder } from '../platform/embedded/testing/folders.ts';

const SECRET = 'Words for nobody else';
/** A slow machine is told how far it is. */
const DONE = { code: 0, stderr: expect.stringMatching(/^(?:… .*\n)*$/) };
let folder: string;
let dataDir: string;

beforeAll(async () => {
  folder = await temporaryFolder('move');
  dataDir = join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command as a person in `folder` would, and gives what it printed. */
const run = (args: string[], env: Record<string, string> = {}) =>
  typed(args, { folder, env: { DATABASE_URL: '', DATA_DIR: dataDir, ...env } });

async function startFilled() {
  const home = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await migrate(home.connection);
  const sql = postgres({ ...home.connection, max: 1, onnotice: () => {} });
  await sql`insert into users (username, email, created_at) values ('ada', 'a@example.org', now())`;
  await sql`insert into contact_messages (subject, content, timestamp)
    select 'n', ${SECRET} || n, now() from generate_series(1, 2000) n`;
  await sql.end();
  return home;
}

async function totalsOf(file: string) {
  const archive = await openChecked(file);
  archive.close();
  return archive.manifest.tables.map(({ name, rows, fingerprint }) => [name, rows, fingerprint]);
}

describe('a journal', () => {
  it('moves from the built-in database to a server and back, all of it', {
    timeout: 240_000,
  }, async () => {
    const file = (name: string) => join(folder, name);
    const running = await startFilled();
    try {
      const saved = await run(['backup']);
      expect(saved).toMatchObject(DONE);
      expect(saved.stdout).toMatch(
        /pathkeeper-\d{4}-\d\d-\d\d-\d{6}\.zip\n\d+ tables, 2,\d+ rows, /,
      );
      expect(saved.stdout).not.toContain(SECRET);
      expect((await run(['account', 'list'])).code).toBe(0);
      const inUse = await run(['restore', basename(saved.stdout.split('\n')[0] ?? '')]);
      expect(inUse).toMatchObject({ code: 1, stdout: '' });
      expect(inUse.stderr).toMatch(
        /^The folder .* is already in use by another running Pathkeeper/,
      );
    } finally {
      await running.stop();
    }
    expect((await run(['backup', '--to', 'first.zip'])).code).toBe(0);
    const again = await run(['restore', 'first.zip']);
    expect(again.stderr).toMatch(/^There is a journal already \(of one person\); restore into/);

    const server = await createTestDatabase();
    onTestFinished(server.drop);
    const there = { ...databaseEnv(server.connection.database), DATA_DIR: file('none') };
    const moved = await run(['restore', 'first.zip'], there);
    expect(moved).toMatchObject(DONE);
    expect(moved.stdout).toMatch(
      /^Restored as it stood at .*: \d+ tables, 2,\d+ rows, each read back/,
    );
    expect((await run(['backup', '--to', 'second.zip'], there)).code).toBe(0);

    const home = { DATA_DIR: file('new') };
    expect(await run(['restore', 'second.zip'], home)).toMatchObject(DONE);
    await mkdir(file('third'));
    expect((await run(['backup', '--to', 'third'], home)).code).toBe(0);
    const [third = ''] = await readdir(file('third'));
    expect(await totalsOf(file('second.zip'))).toEqual(await totalsOf(file('first.zip')));
    expect(await totalsOf(join(file('third'), third))).toEqual(await totalsOf(file('first.zip')));
    expect(await readdir(folder)).not.toContain('none');
  });

  it('that is not there, or not named, is asked for in a sentence', {
    timeout: 120_000,
  }, async () => {
    const none = await run(['backup'], { DATA_DIR: join(folder, 'nothing') });
    expect(none.stderr).toBe(
      `There is no journal in ${folder}/nothing; set DATA_DIR or DATABASE_URL.\n`,
    );
    expect((await readdir(folder)).includes('nothing')).toBe(false);
    const unnamed = await run(['restore']);
    expect(unnamed).toMatchObject({ code: 2, stdout: '' });
    expect(unnamed.stderr).toMatch(/^It needs FILE, and nothing else\.[\s\S]*restore FILE/);
    const absent = await run(['restore', 'absent.zip'], { DATA_DIR: join(folder, 'nothing') });
    expect(absent).toMatchObject({ code: 1, stderr: `There is no file ${folder}/absent.zip.\n` });
  });
});
