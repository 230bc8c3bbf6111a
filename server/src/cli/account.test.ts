import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { databaseEnv, typed } from '../../test/typed.ts';

let test: TestApp;
let env: Record<string, string>;

beforeAll(async () => {
  test = await createTestApp();
  await test.person('gwilym');
  await test.person('rima');
  const [row] = await test.db.execute<{ name: string }>(sql`select current_database() as name`);
  env = databaseEnv(row?.name ?? '');
});
afterAll(() => test.close());

const account = (...args: string[]) => typed(['account', ...args], { env });

describe('account, on the command line', () => {
  it('lists the accounts', async () => {
    expect((await account('list')).stdout).toMatch(/^rima {2}\S+ {2}user$/m);
  });

  it('makes a link for whoever is locked out', async () => {
    expect((await account('reset-link', 'gwilym')).stdout).toMatch(
      /^\/reset-password#2\.[\w-]{43}\nIt works once, until 20.*\nBefore it goes the address/,
    );
  });

  it('opens an account whose second step is lost by its password alone', async () => {
    await test.db.execute(
      sql`insert into totp_factors (user_id, secret, confirmed_at, created_at)
        select id, 'lost', now(), now() from users where username = 'gwilym'`,
    );
    expect(await account('remove-factors', 'gwilym')).toMatchObject({ code: 0, stderr: '' });
    expect([...(await test.db.execute(sql`select 1 from totp_factors`))]).toEqual([]);
    expect((await account('remove-factors', 'gwilym')).stderr).toBe(
      'This account has no second step.\n',
    );
  });

  it('signs somebody out everywhere', async () => {
    expect((await account('end-sessions', 'rima')).code).toBe(0);
    const [row] = await test.db.execute<{ left: number }>(
      sql`select count(*)::int as left from sessions s join users u on u.id = s.user_id
        where u.username = 'rima'`,
    );
    expect(row?.left).toBe(0);
  });

  it('suspends somebody and lets them in again', async () => {
    expect((await account('suspend', 'rima', 'A try')).stdout).toMatch(/rima.*suspended/);
    expect((await account('restore', 'rima')).stdout).not.toMatch(/suspended/);
  });

  it('refuses what nobody may do, in a sentence', async () => {
    expect(await account('role', 'gwilym', 'user')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The owner stays an administrator.\n',
    });
  });

  it('says whom it does not find, and begins no journal where there is none', async () => {
    expect(await account('list', 'x')).toMatchObject({ code: 2, stdout: '' });
    expect(await account('end-sessions', 'nobody')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is nobody with the name or address “nobody”.\n',
    });
    const DATA_DIR = join(tmpdir(), `no-journal-${process.pid}`);
    for (const command of [['account', 'list'], ['check']]) {
      expect(await typed(command, { env: { DATA_DIR, DATABASE_URL: '' } })).toEqual({
        code: 1,
        stdout: '',
        stderr: `There is no journal in ${DATA_DIR}; set DATA_DIR or DATABASE_URL.\n`,
      });
    }
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('asks for what is missing', async () => {
    const { code, stderr } = await account('delete', 'rima');
    expect(code).toBe(2);
    expect(stderr).toMatch(/“delete” needs NAME and NAME again/);
  });
});
