import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * `failures` names the tests that failed, each with how its message begins; `retried` those that
 * passed at a second try only; `times` how long each test took.
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures
 * @property {string[]} retried
 * @property {{ name: string, ms: number }[]} times
 */

/** @param {string} file @returns {any} */
function read(file) {
  const report = path.join(root, 'test-results', file);
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}

/**
 * A runner that failed without a failing test (a file that does not load, a crash) counts as one
 * failure, so that a failed run never reports none.
 *
 * @param {Counts} counts
 * @param {number} code the runner's exit status
 * @returns {Counts}
 */
function honest(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {number} code the exit status of Vitest */
export const vitestCounts = (code) => countVitest(read('vitest.json'), code);

/** @param {number} code the exit status of Playwright */
export const playwrightCounts = (code) => countPlaywright(read('playwright.json'), code);

/** The tests that took longest, the longest first. @param {Counts[]} counts @param {number} most */
export const slowest = (counts, most) =>
  counts
    .flatMap(({ times }) => times)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, most);

/** @type {Counts} */
const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [], times: [] };

/** @param {any} report Vitest's own, undefined without one @param {number} code */
export function countVitest(report, code) {
  if (!report) return honest(NOTHING, code);
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return honest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(vitestFailures),
      retried: [],
      times: report.testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
        assertionResults.map((/** @type {any} */ each) => ({
          name: `${path.relative(root, name)} › ${each.fullName}`,
          ms: each.duration ?? 0,
        })),
      ),
    },
    code,
  );
}

/** @param {any} report Playwright's own, undefined without one @param {number} code */
export function countPlaywright(report, code) {
  if (!report) return honest(NOTHING, code);
  const { expected, unexpected, skipped, flaky } = report.stats;
  /** @type {ReturnType<typeof playwrightTests>} */
  const tests = report.suites.flatMap(playwrightTests);
  return honest(
    {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      failures: tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ name, error }) => `${name}\n    ${beginning(error)}`),
      retried: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
      times: tests.map(({ name, ms }) => ({ name, ms })),
    },
    code,
  );
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** @param {string} text */
const beginning = (text) => text.replace(COLOURS, '').split('\n').slice(0, 12).join('\n    ');

/** @param {any} file @returns {string[]} */
function vitestFailures({ name, message, assertionResults }) {
  const where = path.relative(root, name);
  const failed = assertionResults.filter((/** @type {any} */ each) => each.status === 'failed');
  if (failed.length === 0) return message ? [`${where}\n    ${beginning(message)}`] : [];
  return failed.map(
    (/** @type {any} */ each) =>
      `${where} › ${each.fullName}\n    ${beginning(each.failureMessages.join('\n'))}`,
  );
}

/**
 * @param {any} suite
 * @returns {{ name: string, status: string, error: string, ms: number }[]}
 */
function playwrightTests({ suites = [], specs = [] }) {
  const own = specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests.map((/** @type {any} */ { projectName, status, results }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      status,
      error: results.at(-1)?.error?.message ?? '',
      ms: results.reduce(
        (/** @type {number} */ sum, /** @type {any} */ each) => sum + each.duration,
        0,
      ),
    })),
  );
  return [...own, ...suites.flatMap(playwrightTests)];
}
