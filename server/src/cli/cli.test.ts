import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { typed } from '../../test/typed.ts';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));

describe('the command line', () => {
  it('without a command prints the help', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', cli]);
    expect(stdout).toMatch(/seed-demo/);
  });

  it('prints it for whoever asks for it behind a command, and carries nothing out', async () => {
    expect(await typed(['backup', '--help'])).toMatchObject({
      ...{ code: 0, stderr: '', stdout: expect.stringMatching(/backup \[--to FILE\]/) },
    });
  });

  it('names a command that it does not know, and shows the help', async () => {
    const misspelt = await typed(['seed-dema']);
    expect(misspelt).toMatchObject({ code: 2, stdout: '' });
    expect(misspelt.stderr).toMatch(/There is no command “seed-dema”[\s\S]*seed-demo/);
  });

  it('says in a sentence that the database cannot be reached, without the password', async () => {
    const DATABASE_URL = 'postgres://me:secret-word@127.0.0.1:1/none';
    const { code, stderr } = await typed(['seed-demo'], { env: { DATABASE_URL } });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/^The database cannot be used/);
    expect(stderr).not.toMatch(/secret-word/);
  });
});
