import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));

/** Runs the command line as a person would and gives what it printed. */
function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', cli, ...args],
      { env: { ...process.env, DATABASE_URL: '', ...env } },
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

  it('names a command that it does not know, and shows the help', async () => {
    const misspelt = await run(['seed-dema']);
    expect(misspelt).toMatchObject({ code: 2, stdout: '' });
    expect(misspelt.stderr).toMatch(/There is no command “seed-dema”[\s\S]*seed-demo/);
  });

  it('says in a sentence that the database cannot be reached, without the password', async () => {
    const DATABASE_URL = 'postgres://me:secret-word@127.0.0.1:1/none';
    const { code, stderr } = await run(['backup'], { DATABASE_URL });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/^The database cannot be used/);
    expect(stderr).not.toMatch(/secret-word/);
  });
});
