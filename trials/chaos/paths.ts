import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built server and its command line. */
export const main = join(root, 'server/dist/main.js');
export const cli = join(root, 'server/dist/cli.js');

const folders = new Set<string>();
const mounts = new Set<string>();

/** A new folder on the disk where `./data` is. */
export function makeFolder(): string {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'chaos-'));
  folders.add(folder);
  // As root the database runs under another account, which has to pass through this folder.
  chmodSync(folder, 0o755);
  return folder;
}

/** A new folder with limited space; null where it cannot be mounted. */
export function makeSmallFolder(megabytes: number): string | null {
  const folder = makeFolder();
  try {
    const options = `size=${megabytes}m,mode=755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  mounts.add(folder);
  return folder;
}

/** Removes every folder that was made. */
export function removeFolders(): void {
  for (const folder of mounts) execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
  mounts.clear();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  folders.clear();
}
