import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** What no build reads: packages, results, and what only tests and the specimen need. */
const NOT_BUILT = /(^|[/\\])(node_modules|dist|specimen|test)$|\.test\.tsx?$/;

/**
 * A text that changes with the names and contents of files and folders.
 *
 * @param {string[]} sources relative to the root; what is not there counts as empty
 * @param {{ withTests?: boolean }} [options] tests count only when asked for
 */
export function fingerprint(sources, { withTests = false } = {}) {
  const hash = createHash('sha256');
  for (const source of sources)
    addTo(hash, source, withTests ? /(^|[/\\])node_modules$/ : NOT_BUILT);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} name relative to the root
 * @param {RegExp} leaveOut
 */
function addTo(hash, name, leaveOut) {
  const file = path.join(root, name);
  if (leaveOut.test(name)) return;
  /** @type {import('node:fs').Dirent[]} */
  let children;
  try {
    children = readdirSync(file, { withFileTypes: true });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOTDIR') hash.update(`${name}\0`).update(readFileSync(file));
    else if (code !== 'ENOENT') throw error;
    return;
  }
  children.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const child of children) addTo(hash, path.join(name, child.name), leaveOut);
}
