import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * `failures` names the tests that failed, each with how its message begins.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts
 */

/** @param {string} file @returns {any} */
function read(file) {
  const report = path.join(root, 'test-results', file);
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}

/**
 * A runner that failed without a failing test (a file that would not load, a crash) counts as one
 * failure, so that the sum never looks clean when the run was not.
 *
 * @param {Counts} counts
 * @param {number} code the runner's exit status
 * @returns {Counts}
 */
function honest(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {number} code the exit status of Vitest */
export function vitestCounts(code) {
  const report = read('vitest.json');
  if (!report) return honest({ passed: 0, failed: 0, skipped: 0, failures: [] }, code);
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return honest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(vitestFailures),
    },
    code,
  );
}

/** @param {number} code the exit status of Playwright */
export function playwrightCounts(code) {
  const report = read('playwright.json');
  const stats = report?.stats ?? { expected: 0, unexpected: 0, skipped: 0 };
  return honest(
    {
      passed: stats.expected,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: (report?.suites ?? []).flatMap(playwrightFailures),
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

/** @param {any} suite @returns {string[]} */
function playwrightFailures({ suites = [], specs = [] }) {
  const own = specs
    .filter((/** @type {any} */ { ok }) => !ok)
    .map((/** @type {any} */ { file, title, tests }) => {
      const [test] = tests;
      const error = test?.results.at(-1)?.error?.message ?? '';
      return `[${test?.projectName}] ${file} › ${title}\n    ${beginning(error)}`;
    });
  return [...own, ...suites.flatMap(playwrightFailures)];
}
