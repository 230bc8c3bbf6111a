import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder Pathkeeper is installed in; works from the sources and from the bundle. */
function installationFolder(): string {
  for (let dir = dirname(fileURLToPath(import.meta.url)); ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'server', 'migrations', 'meta', '_journal.json'))) return dir;
    if (dirname(dir) === dir) throw new Error('The folder server/migrations is missing.');
  }
}

/** The folder of this version's migrations. */
export function migrationsFolder(): string {
  return join(installationFolder(), 'server', 'migrations');
}

/** The folder of the pictures that the server draws upon. */
export function artFolder(): string {
  return join(installationFolder(), 'server', 'art');
}

/** The running version of Pathkeeper. */
export function appVersion(): string {
  const text = readFileSync(join(installationFolder(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
