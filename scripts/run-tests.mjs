// npm test [-- check|unit|component|server|e2e …] [what the runner should pick]
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { Refusal, root, runPackage, script } from './run.mjs';
import { playwrightCounts, vitestCounts } from './test-reports.mjs';

/** The parts, and the projects of vitest.config.ts that each runs. */
const projectsOf = {
  unit: ['contract', 'scripts', 'web'],
  component: ['component'],
  server: ['server'],
};
const parts = ['check', ...Object.keys(projectsOf), 'e2e'];

/** @param {string} title */
function heading(title) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 72 - title.length))}\n`);
}

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
  const wants = (/** @type {string} */ part) => wanted.length === 0 || wanted.includes(part);

  await ensureInstalled();
  if (wants('e2e')) await ensureBuilt();
  if (wants('e2e') || wants('component')) process.env.CHROMIUM_PATH = await ensureChromium();
  rmSync(path.join(root, 'test-results'), { recursive: true, force: true });

  /** @type {string[]} */
  let failedChecks = [];
  if (wants('check')) {
    heading('check');
    failedChecks = await check();
  }

  /** @type {import('./test-reports.mjs').Counts[]} */
  const counts = [];
  const projects = Object.entries(projectsOf).flatMap(([part, names]) =>
    wants(part) ? names : [],
  );
  if (projects.length > 0) {
    heading('unit, component and server tests');
    const chosen = projects.flatMap((project) => ['--project', project]);
    const { code } = await runPackage('vitest/vitest.mjs', ['run', ...chosen, ...rest], {
      show: true,
    });
    counts.push(vitestCounts(code));
  }
  if (wants('e2e')) {
    heading('browser tests');
    const { code } = await runPackage('@playwright/test/cli.js', ['test', ...rest], { show: true });
    counts.push(playwrightCounts(code));
  }

  heading('all in all');
  if (failedChecks.length > 0) console.log(`Checks that failed: ${failedChecks.join('; ')}.`);
  for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}\n`);
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    counts.reduce((total, part) => total + part[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  if (failedChecks.length > 0 || sum('failed') > 0) process.exitCode = 1;
});
