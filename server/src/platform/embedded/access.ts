import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { createRunner, type Runner } from './runner.ts';

export interface Access {
  runner: Runner;
  /** The major version of the binaries, such as 18. */
  major: number;
}

/**
 * Finds a way for the account to run the binaries and to enter `root`: plainly, else with leave to
 * read closed folders.
 * @throws EmbeddedPostgresError naming the closed folder, or why PostgreSQL does not run at all
 */
export async function gainAccess(
  binaries: Binaries,
  root: string,
  account: Account | null,
): Promise<Access> {
  const plain = createRunner(account, false);
  const first = await probe(plain, binaries, root, account);
  if (typeof first === 'number') return { runner: plain, major: first };
  if (account) {
    const reading = createRunner(account, true);
    const second = await probe(reading, binaries, root, account);
    if (typeof second === 'number') return { runner: reading, major: second };
    const closed =
      (await closedFolder(root, account)) ?? (await closedFolder(binaries.postgres, account));
    if (closed) {
      throw new EmbeddedPostgresError(
        `PostgreSQL refuses to run as root, and the account ${account.name} it runs as instead may ` +
          `not enter ${closed}; move Pathkeeper and its DATA_DIR to where it may (such as /srv), ` +
          'start Pathkeeper as an ordinary user, or set DATABASE_URL.',
      );
    }
  }
  throw new EmbeddedPostgresError(
    `The built-in PostgreSQL does not run on this machine (${first}); set DATABASE_URL to a ` +
      'PostgreSQL of your own, version 15 or newer.',
  );
}

/** The major version, or what went wrong. */
async function probe(
  runner: Runner,
  { postgres }: Binaries,
  root: string,
  account: Account | null,
): Promise<number | string> {
  const script = 'cd "$1" && "$2" --version';
  const { output } = account
    ? await runner.run('/bin/sh', ['-c', script, 'sh', root, postgres], { cwd: '/' })
    : await runner.run(postgres, ['--version'], { cwd: root });
  const version = /^postgres \(PostgreSQL\) (\d+)/m.exec(output);
  return version ? Number(version[1]) : (output.trim().split('\n').at(-1) ?? '');
}

/** The outermost folder on the way to `path` that the account may not pass. */
async function closedFolder(path: string, account: Account): Promise<string | null> {
  const above = dirname(path);
  const outer = above === path ? null : await closedFolder(above, account);
  if (outer) return outer;
  const { mode, uid, gid } = await stat(path);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  return mode & bit ? null : path;
}
