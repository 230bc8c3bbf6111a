import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  chmod,
  copyFile,
  link,
  lstat,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { EmbeddedPostgresError, errorCode } from './errors.ts';

/**
 * Flags for opening a file in a folder of PostgreSQL's account: root must not be led elsewhere by a
 * link put there.
 */
export function withoutFollowing(mode: 'a' | 'r+'): number {
  const flags = mode === 'a' ? constants.O_WRONLY | constants.O_APPEND : constants.O_RDWR;
  // Windows has no such flag, and no root either.
  return flags | (constants.O_NOFOLLOW ?? 0);
}

/** Flushes a file or folder to the disk, so that it survives a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } catch (error) {
    // Windows cannot sync folders, and does not need to.
    if (process.platform !== 'win32') throw error;
  } finally {
    await file.close();
  }
}

/** Creates `path` with `content` unless it is there already; whole or not at all. */
export async function createOnce(path: string, content: string): Promise<void> {
  const temporary = `${path}.new-${randomUUID()}`;
  try {
    await writeFile(temporary, content, { mode: 0o600, flag: 'wx' });
    await syncToDisk(temporary);
    await link(temporary, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Replaces `path` with `content` in one step, if it differs. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const present = await readFile(path, 'utf8').catch(() => null);
  if (present === content) return;
  const temporary = `${path}.new-${randomUUID()}`;
  await writeFile(temporary, content, { flag: 'wx' });
  await chmod(temporary, 0o644);
  await rename(temporary, path);
}

/** Creates a folder of the app's; root's lets PostgreSQL's account pass, and nobody look around. */
export async function ownFolder(path: string): Promise<void> {
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  await mkdir(path, { recursive: true, mode });
  const found = await stat(path);
  // The umask may have taken away what the account needs.
  if (found.uid === 0 && mode === 0o711) await chmod(path, mode);
}

/**
 * Creates a folder that only the owner may enter, or checks that it is one.
 * @throws EmbeddedPostgresError if somebody else made it (in /tmp anybody can)
 */
export async function privateFolder(path: string, owner: number | undefined): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const found = await lstat(path);
    const mine = owner === undefined || [owner, process.getuid?.()].includes(found.uid);
    if (!found.isDirectory() || !mine) {
      throw new EmbeddedPostgresError(
        `${path} belongs to somebody else; remove it, or set DATA_DIR to a folder with a shorter path.`,
      );
    }
    if (found.mode & 0o077) await chmod(path, 0o700);
  }
}

const LOG_LIMIT = 1_000_000;

/** Keeps a log that others append to under about a megabyte, and the part before it as `.old`. */
export async function boundLog(path: string): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size <= LOG_LIMIT) return;
  await copyFile(path, `${path}.old`);
  await truncate(path, 0);
}
