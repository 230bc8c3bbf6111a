// npm run test:node [-- 20|22|24 …]: runs the checks, the unit, server and operations tests and
// `npm start` on every version of Node that the project supports. The versions come from the npm
// registry (the package `node`) into a cache of their own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { ensureInstalled } from '../install.mjs';
import { Refusal, root, run, script } from '../run.mjs';
import { vitestCounts } from './test-reports.mjs';

const versions = ['20.19.0', '22.23.3', '24.9.0'];
const START_MS = 120_000;

// Not in the caller's home folder: a test starts this Node as another account, which has to reach it.
const cache = path.join(tmpdir(), 'pathkeeper-node');

/**
 * Downloads a version unless it is in the cache.
 *
 * @param {string} version
 * @returns {Promise<string>} the path of its executable
 */
async function fetchNode(version) {
  mkdirSync(cache, { recursive: true });
  const { code, output } = await run('npm', [
    'exec',
    '--yes',
    '--loglevel=error',
    `--cache=${cache}`,
    `--package=node@${version}`,
    '--',
    'node',
    '-p',
    'process.execPath',
  ]);
  const executable = output.trim().split('\n').at(-1) ?? '';
  const reported = code === 0 ? await run(executable, ['--version']) : { output };
  if (reported.output.trim() !== `v${version}`) {
    throw new Refusal(`Node ${version} could not be fetched: ${reported.output.trim()}`);
  }
  return executable;
}

/**
 * Builds and starts the application as `npm start` does, and stops it.
 *
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} what went wrong; empty when nothing did
 */
async function tryStart(node, env) {
  const stamps = readdirSync(path.join(root, 'node_modules'));
  for (const stamp of stamps.filter((name) => name.startsWith('.pathkeeper-build-'))) {
    rmSync(path.join(root, 'node_modules', stamp));
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pathkeeper-node-data-'));
  // As root the database runs under another account, which has to pass through this folder.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const child = spawn(node, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    errors += chunk;
  });
  const exited = once(child, 'exit');
  const answers = await untilHealthy(port, child);
  child.kill('SIGTERM');
  const [code] = await exited;
  rmSync(dataDir, { recursive: true, force: true });
  if (!answers) return `it did not answer; ${errors}`;
  if (code !== 0) return `it ended with ${code}; ${errors}`;
  return errors.trim();
}

/**
 * @param {number} port
 * @param {import('node:child_process').ChildProcess} child
 */
async function untilHealthy(port, child) {
  for (const end = Date.now() + START_MS; Date.now() < end && child.exitCode === null; ) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return true;
    await sleep(100);
  }
  return false;
}

/**
 * @param {string} version
 * @returns {Promise<{ version: string, report: string, isGood: boolean }>}
 */
async function tryVersion(version) {
  console.log(`\n══ Node ${version} ${'═'.repeat(60)}`);
  const node = await fetchNode(version);
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
  const startError = await tryStart(node, env);
  const tests = await run(
    node,
    [path.join(root, 'scripts/test.mjs'), 'check', 'unit', 'server', 'operations'],
    {
      env,
      show: true,
    },
  );
  const { passed, failed } = vitestCounts(tests.code);
  return {
    version,
    report: `start ${startError || 'good'}; tests ${passed} passed, ${failed} failed; checks and tests ${tests.code === 0 ? 'good' : 'failed'}`,
    isGood: startError === '' && tests.code === 0,
  };
}

await script(async () => {
  const majors = process.argv.slice(2);
  const wanted = versions.filter(
    (version) => majors.length === 0 || majors.includes(version.split('.')[0] ?? ''),
  );
  if (wanted.length === 0) throw new Refusal(`The versions are ${versions.join(', ')}.`);
  await ensureInstalled();
  const results = [];
  for (const version of wanted) results.push(await tryVersion(version));
  console.log('');
  for (const { version, report } of results) console.log(`Node ${version}: ${report}`);
  if (!results.every(({ isGood }) => isGood)) process.exitCode = 1;
});
