import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const folders = ['contract', 'server', 'web', 'e2e', 'bench', 'trials', 'scripts'];
const skippedFolders = new Set(['node_modules', 'dist', 'migrations', 'art', 'public']);
const source = /\.(ts|tsx|js|mjs|cjs|css)$/;
const test = /\.test\.tsx?$|^(e2e|server\/test)\//;
// Files that hold only data are as long as their data.
const dataOnly = /\.data\.ts$|^web\/src\/app\/tokens\.css$/;

/** @type {{ file: string, lines: number }[]} */
const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && source.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.split('/').some((part) => skippedFolders.has(part)))
    .filter((file) => !dataOnly.test(file))
    .map((file) => ({
      file,
      lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1,
    })),
);

const limit = (/** @type {string} */ file) => (test.test(file) ? 500 : 300);
const tooLong = files.filter(({ file, lines }) => lines > limit(file));

for (const { file, lines } of tooLong.sort((a, b) => b.lines - a.lines)) {
  console.log(
    `${file} has ${lines} lines, ${lines - limit(file)} more than its ${limit(file)}: split it by verb.`,
  );
}
if (tooLong.length > 0) process.exitCode = 1;
