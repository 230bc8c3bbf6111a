import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { root, run, runPackage, script } from './run.mjs';

/** @typedef {{ code: number, output: string }} Outcome */

// One thread each: as many projects run at once as there are cores, and several threads of one
// project infer the same types again, for twice the work.
const types = (/** @type {string} */ project) => ({
  name: `types: ${project}`,
  work: () =>
    runPackage('@typescript/native/bin/tsc', ['--noEmit', '--singleThreaded', '-p', project]),
});

const own = (/** @type {string} */ name, /** @type {string} */ file) => ({
  name,
  work: () => run(process.execPath, [path.join(root, 'scripts', file)]),
});

/** @type {{ name: string, work: () => Promise<Outcome> }[]} */
const checks = [
  // The longest first, so that no core waits for it in the end.
  {
    name: 'promises (oxlint)',
    work: () =>
      runPackage('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], {
        // As with the types below: two threads of it take half as much work again.
        env: { ...process.env, GOMAXPROCS: '1' },
      }),
  },
  types('.'),
  types('web'),
  types('contract'),
  types('web/src/sw'),
  types('e2e'),
  {
    name: 'format and lint (biome)',
    work: () => runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  },
  {
    name: 'who knows whom (dependency-cruiser)',
    work: () =>
      runPackage('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        // With the sentence of each rule that is broken.
        '--output-type',
        'err-long',
        'contract',
        'server',
        'web',
        'e2e',
        'bench',
        'trials',
      ]),
  },
  { name: 'unused code (knip)', work: () => runPackage('knip/bin/knip.js', ['--no-progress']) },
  own('sizes', 'checks/check-size.mjs'),
  own('citations of requirements', 'checks/check-citations.mjs'),
];

/**
 * Runs every check, as many at a time as there are cores, and prints each result as it comes.
 *
 * @param {(line: string) => void} [print]
 * @returns {Promise<string[]>} the names of the checks that failed
 */
export async function check(print = console.log) {
  /** @type {string[]} */
  const failed = [];
  const waiting = [...checks];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = performance.now();
      const { code, output } = await next.work();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      print(`${code === 0 ? '✓' : '✗'} ${next.name.padEnd(40)} ${seconds.padStart(5)} s`);
      if (code === 0) continue;
      failed.push(next.name);
      print(output.trimEnd().replace(/^/gm, '    '));
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return failed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await script(async () => {
    await ensureInstalled();
    if ((await check()).length > 0) process.exitCode = 1;
  });
}
