import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../platform/embedded/index.ts';
import { temporaryFolder } from '../platform/embedded/testing/folders.ts';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
let dataDir: string;

beforeAll(async () => {
  dataDir = await temporaryFolder('cli');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs the command line as a person would and gives what it printed. */
function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', cli, ...args],
      { env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...env } },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

describe('the command line', () => {
  it('without a command prints the help', async () => {
    const { code, stdout } = await run([]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/seed-demo/);
  });

  it('names a command or an option it does not know, and shows the help', async () => {
    const misspelt = await run(['seed-dema']);
    expect(misspelt).toMatchObject({ code: 2, stdout: '' });
    expect(misspelt.stderr).toMatch(/There is no command “seed-dema”[\s\S]*seed-demo/);
    expect(await run(['seed-demo', '--frash'])).toMatchObject({ code: 2, stdout: '' });
  });

  it('says in a sentence that the database cannot be reached, without the password', async () => {
    const DATABASE_URL = 'postgres://me:secret-word@127.0.0.1:1/none';
    const { code, stderr } = await run(['seed-demo'], { DATABASE_URL });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/^The database cannot be used/);
    expect(stderr).not.toMatch(/secret-word/);
  });

  it('fills the data folder, says who can sign in, and finds them there the next time', {
    timeout: 120_000,
  }, async () => {
    const first = await run(['seed-demo']);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/password is demo1234/);
    expect(first.stdout).toMatch(/gwilym\s+330[\s\S]*wiebke\s+200[\s\S]*rima\s+60/);
    expect(first.stdout).toMatch(/gwilym is the owner/);
    const second = await run(['seed-demo']);
    expect(second.stdout).toMatch(/gwilym\s+330[\s\S]*here already/);
  });

  it('lists accounts, lets somebody in again, and makes a link for whoever is locked out', {
    timeout: 120_000,
  }, async () => {
    const list = await run(['account', 'list']);
    expect(list.stdout).toMatch(/^rima {2}\S+ {2}user$/m);
    const link = await run(['account', 'reset-link', 'gwilym']);
    expect(link.stdout).toMatch(/^\/reset-password#2\.[\w-]{43}\nIt works once, until 20/);
    const suspended = await run(['account', 'suspend', 'rima', 'A try']);
    expect(suspended.stdout).toMatch(/rima.*suspended/);
    expect((await run(['account', 'restore', 'rima'])).stdout).not.toMatch(/suspended/);
    const refused = await run(['account', 'role', 'gwilym', 'user']);
    expect(refused).toMatchObject({ code: 1, stderr: 'The owner stays an administrator.\n' });
    const misspelt = await run(['account', 'delete', 'rima']);
    expect(misspelt.code).toBe(2);
    expect(misspelt.stderr).toMatch(/“delete” needs NAME and NAME again/);
  });

  it('says in a sentence that the data folder is in use', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
    try {
      const { code, stderr } = await run(['seed-demo']);
      expect(code).toBe(1);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).toMatch(/already in use by another running Pathkeeper.*stop that one first/);
    } finally {
      await postgres.stop();
    }
  });
});
