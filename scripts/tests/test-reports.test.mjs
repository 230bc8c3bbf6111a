import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.mjs';
import { countPlaywright, countVitest, slowest } from './test-reports.mjs';

/**
 * @param {string} title
 * @param {string} status
 * @param {number[]} durations
 * @param {string} [message]
 */
const journey = (title, status, durations, message) => ({
  file: 'goals.spec.ts',
  title,
  tests: [
    {
      projectName: 'desktop',
      status,
      results: durations.map((duration) => ({ duration, error: message && { message } })),
    },
  ],
});

it('counts journeys, and names those that failed or needed a second try', () => {
  const counts = countPlaywright(
    {
      stats: { expected: 1, unexpected: 1, skipped: 2, flaky: 1 },
      suites: [
        {
          specs: [journey('a', 'expected', [100])],
          suites: [
            {
              specs: [
                journey('b', 'flaky', [900, 300]),
                journey('c', 'unexpected', [50], 'It broke.'),
              ],
            },
          ],
        },
      ],
    },
    1,
  );
  expect(counts).toMatchObject({
    passed: 2,
    failed: 1,
    skipped: 2,
    failures: ['[desktop] goals.spec.ts › c\n    It broke.'],
    retried: ['[desktop] goals.spec.ts › b'],
  });
  expect(slowest([counts], 1)).toEqual([{ name: '[desktop] goals.spec.ts › b', ms: 1200 }]);
});

it('counts a file that would not load, and a runner that failed without a failing test', () => {
  const file = (/** @type {object} */ own) => ({
    name: path.join(root, 'a.test.ts'),
    assertionResults: [],
    ...own,
  });
  const sums = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  const unloaded = file({ status: 'failed', message: 'No such module.' });
  expect(countVitest({ ...sums, testResults: [unloaded] }, 1)).toMatchObject({
    failed: 1,
    failures: ['a.test.ts\n    No such module.'],
  });
  expect(countVitest({ ...sums, testResults: [] }, 1).failed).toBe(1);
  expect(countVitest(undefined, 0).failed).toBe(0);
});
