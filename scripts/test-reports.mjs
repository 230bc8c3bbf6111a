import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

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
  if (!report) return honest({ passed: 0, failed: 0, skipped: 0 }, code);
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return honest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    code,
  );
}

/** @param {number} code the exit status of Playwright */
export function playwrightCounts(code) {
  const stats = read('playwright.json')?.stats ?? { expected: 0, unexpected: 0, skipped: 0 };
  return honest({ passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped }, code);
}
