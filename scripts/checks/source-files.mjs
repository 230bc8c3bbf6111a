import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const folders = ['contract', 'server', 'web', 'e2e', 'bench', 'trials', 'scripts'];
const skipped = /(^|\/)(node_modules|dist)\/|^server\/(art|migrations)\/|^web\/(public|src\/art)\//;
const source = /\.(ts|tsx|js|mjs|cjs|css)$/;

/**
 * The source files of the project: paths from its root with forward slashes, tests included, without
 * what is built, drawn or generated.
 *
 * @returns {string[]}
 */
export function sourceFiles() {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && source.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => !skipped.test(file)),
  );
}
