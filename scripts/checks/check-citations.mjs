import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { citationsIn, headingsIn } from './citations.mjs';
import { sourceFiles } from './source-files.mjs';

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
const markdownIn = (/** @type {string} */ folder) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);

const requirements = markdownIn('docs/requirements');
const decisions = markdownIn('docs/decisions');
const docs = ['README.md', ...markdownIn('docs'), ...requirements, ...decisions];

const known = new Set([
  ...requirements.flatMap((file) => headingsIn(read(file))),
  ...decisions.map((file) => `ADR-${path.basename(file).split('-')[0]}`),
]);

const index = read('docs/decisions/README.md');
for (const file of decisions) {
  const title = /^# \d+\. (.+)/.exec(read(file))?.[1];
  const isListed = index.includes(`](${path.basename(file)}) | ${title} |`);
  if (isListed || file.endsWith('/README.md')) continue;
  console.log(`docs/decisions/README.md does not list ${file} by its title.`);
  process.exitCode = 1;
}

// The test of the citations themselves cites what is not there.
const files = sourceFiles().filter((file) => file !== 'scripts/checks/citations.test.mjs');
for (const file of [...files, ...docs]) {
  for (const citation of citationsIn(read(file)).filter((number) => !known.has(number))) {
    console.log(
      `${file} cites ${citation}, which is neither in docs/requirements nor in docs/decisions.`,
    );
    process.exitCode = 1;
  }
}
