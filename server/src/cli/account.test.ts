import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { accountCommand } from './account.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await test.person('gwilym');
  await test.person('rima');
});
afterAll(() => test.close());

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Runs `account` on the test's database, and gives what it printed. */
async function account(...args: string[]) {
  const [row] = await test.db.execute<{ name: string }>(sql`select current_database() as name`);
  // The tests' server listens on a socket, which an address cannot name.
  const connection = inject('postgres').app;
  vi.stubEnv('DATABASE_URL', `postgres:///${row?.name}`);
  vi.stubEnv('PGHOST', connection.host);
  vi.stubEnv('PGPORT', String(connection.port));
  vi.stubEnv('PGUSER', connection.username);
  vi.stubEnv('PGPASSWORD', connection.password);
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => printed.push(line));
  await accountCommand(args);
  return printed.join('\n');
}

describe('account, on the command line', () => {
  it('lists the accounts', async () => {
    expect(await account('list')).toMatch(/^rima {2}\S+ {2}user$/m);
  });

  it('makes a link for whoever is locked out', async () => {
    expect(await account('reset-link', 'gwilym')).toMatch(
      /^\/reset-password#2\.[\w-]{43}\nIt works once, until 20/,
    );
  });

  it('suspends somebody and lets them in again', async () => {
    expect(await account('suspend', 'rima', 'A try')).toMatch(/rima.*suspended/);
    expect(await account('restore', 'rima')).not.toMatch(/suspended/);
  });

  it('refuses what nobody may do, in a sentence', async () => {
    expect(await account('role', 'gwilym', 'user')).toBe('The owner stays an administrator.');
    expect(process.exitCode).toBe(1);
  });

  it('asks for what is missing', async () => {
    await expect(account('delete', 'rima')).rejects.toThrow('“delete” needs NAME and NAME again');
  });
});
