import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.mjs';
import { ensureInstalled } from './install.mjs';
import { Refusal, root, run, runPackage, script } from './run.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} sources files and folders whose content decides whether the build is stale
 * @property {string} result a file that the build leaves
 * @property {() => Promise<{ code: number, output: string }>} build
 */

const shared = ['contract/src', 'contract/package.json', 'package-lock.json', 'tsconfig.base.json'];

/** @type {Part[]} */
const parts = [
  {
    name: 'pages',
    sources: [...shared, 'web'],
    result: 'web/dist/index.html',
    build: async () => {
      const before = lastBuild();
      const result = await runPackage('vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
        cwd: path.join(root, 'web'),
        env: { ...process.env, NODE_ENV: 'production' },
      });
      if (result.code === 0) removeAssetsBefore(before);
      return result;
    },
  },
  {
    name: 'server',
    sources: [...shared, 'server/src', 'server/package.json', 'scripts/bundle-server.mjs'],
    result: 'server/dist/main.js',
    build: () => run(process.execPath, [path.join(root, 'scripts/bundle-server.mjs')]),
  },
];

const pages = path.join(root, 'web', 'dist');

/** When the pages were built last, in epoch milliseconds; 0 for never. */
const lastBuild = () =>
  statSync(path.join(pages, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A build takes less than this. */
const BUILD_MS = 10 * 60_000;

/**
 * Removes the assets that are older than the previous build. Those of the previous build stay: a page
 * opened before may still fetch them.
 * @param {number} build when the previous build was made
 */
function removeAssetsBefore(build) {
  const folder = path.join(pages, 'assets');
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).mtimeMs < build - BUILD_MS) rmSync(file);
  }
}

// Below node_modules, so that a fresh installation of packages also builds anew.
const stampFile = (/** @type {Part} */ part) =>
  path.join(root, 'node_modules', `.pathkeeper-build-${part.name}`);

/** Builds the pages and the server where their sources changed since the last build. */
export async function ensureBuilt() {
  const stale = parts
    .map((part) => ({ part, stamp: fingerprint(part.sources) }))
    .filter(({ part, stamp }) => !isFresh(part, stamp));
  if (stale.length === 0) return;
  console.log(`Building the ${stale.map(({ part }) => part.name).join(' and the ')} …`);
  await Promise.all(
    stale.map(async ({ part, stamp }) => {
      // Removed first, so that an interrupted build counts as none.
      rmSync(stampFile(part), { force: true });
      const { code, output } = await part.build();
      if (code !== 0) {
        console.error(output);
        throw new Refusal(`The ${part.name} could not be built; the reason is above.`);
      }
      writeFileSync(stampFile(part), stamp);
    }),
  );
}

/** @param {Part} part @param {string} stamp */
function isFresh(part, stamp) {
  return (
    existsSync(path.join(root, part.result)) &&
    existsSync(stampFile(part)) &&
    readFileSync(stampFile(part), 'utf8') === stamp
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await script(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
}
