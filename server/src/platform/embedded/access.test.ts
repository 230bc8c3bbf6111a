import { chmod, chown, cp, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { gainAccess } from './access.ts';
import { chooseAccount, parsePasswd } from './account.ts';
import { locateBinaries } from './binaries.ts';
import { openCluster } from './cluster.ts';
import {
  dataFolder,
  isRoot,
  openPool,
  postmasterPid,
  startApp,
  startChildApp,
  stopChild,
  usedFolder,
} from './testing/apps.ts';

const setpriv = isRoot && process.platform === 'linux';

describe('the account PostgreSQL runs as', () => {
  test('is read from the system’s list', () => {
    expect(parsePasswd('root:x:0:0:root:/root:/bin/sh\n\nnobody:*:-2:-3::/:/bin/false\n')).toEqual([
      { name: 'root', uid: 0, gid: 0 },
      { name: 'nobody', uid: -2, gid: -3 },
    ]);
  });

  test('is the current one unless that is root', async (context) => {
    if (isRoot) context.skip('root has to hand it to another account');
    expect(await chooseAccount('/nowhere')).toBeNull();
  });

  test('runs the server in root’s place and owns the data', async (context) => {
    if (!isRoot) context.skip('only root chooses another account');
    const dataDir = await dataFolder();
    await startApp(dataDir);
    const { uid } = await stat(join(dataDir, 'postgres/data'));
    expect(uid).not.toBe(0);
    const status = await readFile(`/proc/${postmasterPid(dataDir)}/status`, 'utf8');
    expect(status).toMatch(new RegExp(`^Uid:\\s+${uid}\\b`, 'm'));
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0);
  });

  test('gets a folder that root copied back from a backup', async (context) => {
    if (!isRoot) context.skip('only root owns such a folder');
    const [original, copy] = [await usedFolder(), await dataFolder()];
    await cp(join(original, 'postgres'), join(copy, 'postgres'), { recursive: true });
    expect((await stat(join(copy, 'postgres/data'))).uid).toBe(0);
    const { connection } = await startApp(copy);
    expect(await openPool(connection)`select 1 as one`).toEqual([{ one: 1 }]);
  });

  test('may be an ordinary user who starts the app, and root afterwards', async (context) => {
    if (!isRoot) context.skip('only root can start the app as somebody else');
    const dataDir = await dataFolder();
    const account = await chooseAccount(join(dataDir, 'postgres/data'));
    const [uid, gid] = [account?.uid ?? 0, account?.gid ?? 0];
    await chown(dataDir, uid, gid);
    const child = await startChildApp(dataDir, { uid, gid });
    expect(child.answer.connection).toBeDefined();
    await stopChild(child.process);

    const { connection } = await startApp(dataDir);
    expect(await openPool(connection)`select 1 as one`).toEqual([{ one: 1 }]);
    const stranger = await startChildApp(dataDir, { uid: uid + 1, gid });
    expect(stranger.answer.refused).toContain('may not read and write in');
  });
});

describe('in a folder closed to that account', () => {
  test('the server may traverse and read, and no more', async (context) => {
    if (!setpriv) context.skip('needs root, and setpriv of Linux');
    const closed = await dataFolder(0o700);
    const dataDir = join(closed, 'home');
    const native = await copyBinaries(closed);
    const cluster = await openCluster({ root: join(dataDir, 'postgres'), binaries: native });
    onTestFinished(() => cluster.stop('fast'));
    expect(await cluster.start()).toBeNull();
    const status = await readFile(`/proc/${postmasterPid(dataDir)}/status`, 'utf8');
    expect(status).toMatch(/^CapEff:\s+0{15}4$/m);
    expect(status).not.toMatch(/^Uid:\s+0\b/m);
    expect(await cluster.isRunning()).toBe(true);

    const { connection } = await startApp(dataDir);
    expect(await openPool(connection)`select 1 as one`).toEqual([{ one: 1 }]);
  });

  test('without setpriv, one sentence says which folder and what to do', async (context) => {
    if (!setpriv) context.skip('needs root, and setpriv of Linux');
    const closed = await dataFolder(0o700);
    vi.stubEnv('PATH', '/nowhere');
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(startApp(join(closed, 'home'))).rejects.toThrow(
      new RegExp(`the account \\w+ it runs as instead may not enter ${closed}; move Pathkeeper`),
    );
  });
});

test('binaries that do not run on this machine are named as the reason', async () => {
  const dataDir = await dataFolder();
  const binaries = { initdb: '/nowhere', pgCtl: '/nowhere', postgres: join(dataDir, 'postgres') };
  await expect(gainAccess(binaries, dataDir, null)).rejects.toThrow(
    /does not run on this machine \(.*ENOENT.*\); set DATABASE_URL/,
  );
});

async function copyBinaries(folder: string) {
  const { postgres } = await locateBinaries();
  const native = dirname(dirname(postgres));
  await mkdir(join(folder, 'native'));
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  await chmod(join(folder, 'native'), 0o755);
  const program = (name: string) => join(folder, 'native/bin', name);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}
