import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Access } from './access.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, errorCode, explainOutput } from './errors.ts';
import { createOnce, syncToDisk, withoutFollowing } from './files.ts';
import type { Layout } from './layout.ts';

/** PostgreSQL's own superuser; the app itself never works as this role. */
export const SUPERUSER = 'postgres';

/**
 * Creates the data folder unless it is there. It is prepared under another name and renamed when
 * whole, so a power cut leaves either no data folder or a finished one; of two apps that
 * do this at once the first to rename wins, and the other takes what it finds.
 */
export async function initialise(
  layout: Layout,
  binaries: Binaries,
  { runner, major }: Access,
  durable: boolean,
): Promise<void> {
  const version = await dataVersion(layout);
  if (version === null) {
    await createOnce(layout.password, `${randomBytes(24).toString('hex')}\n`);
    await runner.own(layout.password);
    const output = await createData(layout, binaries, runner, durable);
    if ((await dataVersion(layout)) === null) throw explainOutput(output, layout.root);
  } else if (version !== major) {
    throw new EmbeddedPostgresError(
      `The journal in ${layout.root} was written by PostgreSQL ${version}, which this Pathkeeper ` +
        `(PostgreSQL ${major}) cannot open; start the Pathkeeper version that wrote it.`,
    );
  }
}

/** The password of the roles in this data folder. */
export async function readPassword(layout: Layout): Promise<string> {
  try {
    return (await readFile(layout.password, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new EmbeddedPostgresError(
      `The file ${layout.password} is missing, and without it the journal beside it cannot be ` +
        'opened; put it back from your backup.',
    );
  }
}

/** Older than any initdb that may still be running for another app. */
const LEFTOVER_MS = 600_000;

/** Removes what interrupted first starts left. Only for the one app that holds the folder. */
export async function removeLeftovers({ root }: Layout): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.includes('.new-')) continue;
    const path = join(root, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFTOVER_MS) await discard(path);
  }
}

/** What cannot be removed now is removed by a later start. */
async function discard(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true }).catch(() => {});
}

async function dataVersion({ root, data }: Layout): Promise<number | null> {
  try {
    return Number((await readFile(join(data, 'PG_VERSION'), 'utf8')).trim());
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const content = await readdir(data).catch(() => []);
  if (content.length === 0) return null;
  throw new EmbeddedPostgresError(
    `The folder ${data} holds something, but not a whole PostgreSQL database; move it away or put ` +
      `your backup of ${root} back.`,
  );
}

/** Error codes of a rename when another process was faster: the folder exists. */
const LOST_RACE = new Set([
  'ENOTEMPTY',
  'EEXIST',
  ...(process.platform === 'win32' ? ['EPERM', 'EACCES'] : []),
]);

/** Resolves with what initdb said, whether or not this attempt became the data folder. */
async function createData(
  layout: Layout,
  binaries: Binaries,
  runner: Access['runner'],
  durable: boolean,
): Promise<string> {
  const unfinished = `${layout.data}.new-${randomUUID()}`;
  let said = '';
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await runner.own(unfinished);
    const { code, output } = await runner.run(
      binaries.initdb,
      [
        ...['-D', basename(unfinished), '--username', SUPERUSER, '--pwfile', 'password'],
        ...['--auth', 'scram-sha-256', '--data-checksums', '--encoding', 'UTF8', '--locale', 'C'],
        // Letters beyond ASCII have cases too, and sort the same on every machine.
        ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
        ...['--no-instructions', ...(durable ? [] : ['--no-sync'])],
      ],
      // Relative paths, because initdb and pg_ctl hand paths to a shell without quoting every sign.
      { cwd: layout.root },
    );
    said = output;
    if (code === 0) {
      await includeSettings(join(unfinished, 'postgresql.conf'));
      await rename(unfinished, layout.data);
      if (durable) await syncToDisk(layout.root);
    }
  } catch (error) {
    if (!LOST_RACE.has(errorCode(error))) throw error;
  } finally {
    await discard(unfinished);
  }
  return said;
}

async function includeSettings(path: string): Promise<void> {
  const file = await open(path, withoutFollowing('a'));
  try {
    await file.write(
      "\ninclude '../settings.conf'\n# What you add below wins over Pathkeeper's.\n",
    );
    await file.sync();
  } finally {
    await file.close();
  }
}
