// npm test [-- check|unit|component|server|operations|e2e …] [what the runner should pick]
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { check } from '../check.mjs';
import { ensureInstalled } from '../install.mjs';
import { Refusal, root, runPackage, script } from '../run.mjs';
import { ensureChromium } from './chromium.mjs';
import { operationsPassed, rememberOperations } from './operations.mjs';
import { playwrightCounts, slowest, vitestCounts } from './test-reports.mjs';

/** The parts, and the projects of vitest.config.ts that each runs. */
const projectsOf = {
  unit: ['contract', 'scripts', 'web'],
  component: ['component'],
  server: ['server'],
  operations: ['operations'],
};
const parts = ['check', ...Object.keys(projectsOf), 'e2e'];

/** @param {string} title */
function heading(title) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 72 - title.length))}\n`);
}

/**
 * Builds what the journeys run on, and checks the sources. The checks are printed once all are through: what
 * runs beside them prints as well.
 *
 * @param {{ isBuilt: boolean, isChecked: boolean }} wanted
 * @returns {Promise<string[]>} the names of the checks that failed
 */
async function prepare({ isBuilt, isChecked }) {
  if (isBuilt) await ensureBuilt();
  if (!isChecked) return [];
  /** @type {string[]} */
  const lines = [];
  const failed = await check((line) => lines.push(line));
  heading('check');
  console.log(lines.join('\n'));
  return failed;
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(6)} s`;

await script(async () => {
  process.chdir(root);
  const words = process.argv.slice(2);
  const wanted = words.filter((word) => parts.includes(word));
  const rest = words.filter((word) => !parts.includes(word));
  if (rest.length > 0 && wanted.length !== 1) {
    throw new Refusal(
      `The parts are ${parts.join(', ')}; “${rest.join(' ')}” is none of them. After one part's name, more words pick its tests.`,
    );
  }

  await ensureInstalled();
  const isLeftOut = wanted.length === 0 && !process.env.CI && operationsPassed();
  const wants = (/** @type {string} */ part) =>
    wanted.length === 0 ? part !== 'operations' || !isLeftOut : wanted.includes(part);
  if (wants('e2e') || wants('component')) process.env.CHROMIUM_PATH = await ensureChromium();
  rmSync(path.join(root, 'test-results'), { recursive: true, force: true });

  /** @type {string[]} */
  const times = [];
  /** @template T @param {string} title @param {() => Promise<T>} work @returns {Promise<T>} */
  const timed = async (title, work) => {
    heading(title);
    const started = performance.now();
    const result = await work();
    times.push(`${seconds(performance.now() - started)}  ${title}`);
    return result;
  };

  /** @type {import('./test-reports.mjs').Counts[]} */
  const counts = [];
  const runVitest = async () => {
    const chosen = Object.entries(projectsOf).filter(([part]) => wants(part));
    if (chosen.length === 0) return;
    const projects = chosen.flatMap(([, names]) => names).flatMap((name) => ['--project', name]);
    const { code } = await timed(`${chosen.map(([part]) => part).join(', ')} tests`, () =>
      runPackage('vitest/vitest.mjs', ['run', ...projects, ...rest], { show: true }),
    );
    counts.push(vitestCounts(code));
    if (code === 0 && wants('operations') && rest.length === 0) rememberOperations();
  };
  // Beside each other: the tests wait for the database a good part of their time. What cannot be prepared
  // is told once they are through.
  const [prepared, tested] = await Promise.allSettled([
    prepare({ isBuilt: wants('e2e'), isChecked: wants('check') }),
    runVitest(),
  ]);
  if (prepared.status === 'rejected') throw prepared.reason;
  if (tested.status === 'rejected') throw tested.reason;
  const failedChecks = prepared.value;
  if (wants('e2e')) {
    const { code } = await timed('browser journeys', () =>
      runPackage('@playwright/test/cli.js', ['test', ...rest], { show: true }),
    );
    counts.push(playwrightCounts(code));
  }

  heading('all in all');
  if (failedChecks.length > 0) console.log(`Checks that failed: ${failedChecks.join('; ')}.`);
  for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}\n`);
  for (const name of counts.flatMap(({ retried }) => retried)) {
    console.log(`↻ ${name}: passed at the second try only, and is to be mended.`);
  }
  if (counts.length > 0) {
    console.log('The slowest tests:');
    for (const { name, ms } of slowest(counts, 10)) console.log(`${seconds(ms)}  ${name}`);
    console.log(`\nThe parts:\n${times.join('\n')}\n`);
  }
  if (isLeftOut) {
    console.log(
      'Left out: the tests of operations, which passed with the same files. npm test -- operations runs them.',
    );
  }
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    counts.reduce((total, part) => total + part[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  if (rest.length > 0 && sum('passed') + sum('failed') + sum('skipped') === 0) {
    throw new Refusal(`No test of “${wanted.join(' ')}” is picked by “${rest.join(' ')}”.`);
  }
  if (failedChecks.length > 0 || sum('failed') > 0) process.exitCode = 1;
});
