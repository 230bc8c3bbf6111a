import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder Pathkeeper is installed in, found from the sources and from the bundle alike. */
function installationFolder(): string {
  for (let dir = dirname(fileURLToPath(import.meta.url)); ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'server', 'migrations', 'meta', '_journal.json'))) return dir;
    if (dirname(dir) === dir) throw new Error('The folder server/migrations is missing.');
  }
}

/** Where the migrations of this version lie. */
export function migrationsFolder(): string {
  return join(installationFolder(), 'server', 'migrations');
}

/** The version of Pathkeeper that runs. */
export function appVersion(): string {
  const text = readFileSync(join(installationFolder(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
