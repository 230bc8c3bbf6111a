import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.mjs';

/**
 * What Vite notes of a file it wrote, in `.vite/manifest.json`.
 * @typedef {object} Chunk
 * @property {string} file
 * @property {boolean} [isDynamicEntry]
 * @property {string[]} [imports]
 * @property {string[]} [css]
 */

const dist = path.join(root, 'web', 'dist');

/**
 * The manifest of the built pages.
 * @returns {Record<string, Chunk>}
 */
export const readManifest = () =>
  JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));

/**
 * Where the script of a source file is served, such as `src/pages/GrowthPage.tsx`.
 *
 * @param {string} source
 * @throws Error when the build has none of its own
 */
export function addressOfScript(source) {
  const file = readManifest()[source]?.file;
  if (!file) throw new Error(`The build has no script of its own for ${source}.`);
  return `/${file}`;
}

/**
 * The first screens: the modules that each loads after index.html, and the most that its script may
 * weigh, in kB gzipped (docs/performance.md).
 */
export const FIRST_SCREENS = [
  { name: 'signed out', page: 'src/pages/public/LandingPage.tsx', limit: 150 },
  { name: 'signed in', page: 'src/pages/home/HomePage.tsx', limit: 220 },
];

/**
 * The files of index.html, of the application and of some chunks, with all that these import at once.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} keys names in the manifest
 * @throws Error when the build has no such page
 */
export function filesOf(manifest, keys) {
  const unknown = keys.find((key) => !manifest[key]);
  if (unknown)
    throw new Error(`The build has no page ${unknown}: name it in scripts/first-screen.mjs.`);
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  /** @type {Set<string>} */
  const files = new Set();
  for (const [, file] of html.matchAll(/<script[^>]* src="\/([^"]+)"/g)) if (file) files.add(file);
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of ['index.html', 'src/main.tsx', ...keys]) visit(key);
  return files;
}

/**
 * The text of a built file.
 * @param {string} file
 */
export const readBuilt = (file) => readFileSync(path.join(dist, file), 'utf8');

/**
 * What the files of one kind weigh, in kB gzipped.
 * @param {Iterable<string>} files
 * @param {'.js' | '.css'} ending
 */
export const weigh = (files, ending) =>
  [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0) / 1000;
