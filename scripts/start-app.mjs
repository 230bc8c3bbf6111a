// Runs before packages are installed: only Node's own modules, here and in what it imports.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root, script } from './run.mjs';

await script(async () => {
  process.chdir(root);
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV ??= 'production';
  // In this process, so that signals and the exit status are the application's.
  await import(pathToFileURL(path.join(root, 'server/dist/main.js')).href);
});
