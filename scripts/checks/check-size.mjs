import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { sourceFiles } from './source-files.mjs';

const test = /\.test\.tsx?$|^(e2e|server\/test)\//;
// Files that hold only data are as long as their data, and as many.
const dataOnly = /\.data\.ts$|^web\/src\/app\/tokens\.css$/;

const files = sourceFiles()
  .filter((file) => !dataOnly.test(file))
  .map((file) => ({
    file,
    lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1,
  }));

const limit = (/** @type {string} */ file) => (test.test(file) ? 500 : 300);
const tooLong = files.filter(({ file, lines }) => lines > limit(file));

for (const { file, lines } of tooLong.sort((a, b) => b.lines - a.lines)) {
  console.log(
    `${file} has ${lines} lines, ${lines - limit(file)} more than its ${limit(file)}: split it by verb.`,
  );
}

/** How many source files a folder may hold itself, tests included; drawings and the like are none. */
const FILES = 25;
/** @type {Map<string, number>} */
const folders = new Map();
for (const { file } of files) {
  const folder = path.posix.dirname(file);
  folders.set(folder, (folders.get(folder) ?? 0) + 1);
}
const tooFull = [...folders].filter(([, count]) => count > FILES);

for (const [folder, count] of tooFull.sort(([, a], [, b]) => b - a)) {
  console.log(
    `${folder} has ${count} files, ${count - FILES} more than ${FILES}: group them by what they are about.`,
  );
}
if (tooLong.length + tooFull.length > 0) process.exitCode = 1;
