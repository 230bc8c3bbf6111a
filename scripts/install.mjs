import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal, root, run } from './run.mjs';

const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules', '.pathkeeper-install');
// npm's list of what is in node_modules, written when an installation is complete.
const installedList = path.join(root, 'node_modules', '.package-lock.json');

/** Installs the packages with `npm ci` when node_modules is missing or does not match the lock file. */
export async function ensureInstalled() {
  const lock = readFileSync(lockFile);
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!matchesLock(JSON.parse(lock.toString()))) await install();
  writeFileSync(stampFile, stamp);
}

/**
 * Whether node_modules holds what the lock file names, as after an `npm install` by hand. Optional
 * packages may be absent: most are for other systems.
 *
 * @param {{ packages: Record<string, { version?: string, optional?: boolean }> }} lock
 */
function matchesLock(lock) {
  if (!existsSync(installedList)) return false;
  const installed = JSON.parse(readFileSync(installedList, 'utf8')).packages;
  const packages = Object.entries(lock.packages).filter(([name]) => name.includes('node_modules/'));
  return (
    Object.keys(installed).every((name) => name in lock.packages) &&
    packages.every(([name, wanted]) =>
      name in installed ? installed[name].version === wanted.version : wanted.optional,
    )
  );
}

async function install() {
  console.log('Installing packages (a minute or so the first time) …');
  const npmCli = process.env.npm_execpath;
  const viaThisNpm = npmCli?.endsWith('npm-cli.js');
  // Development packages build the app, so they are installed whatever NODE_ENV or .npmrc says.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const { code, output } = await run(
    viaThisNpm ? process.execPath : 'npm',
    viaThisNpm ? [/** @type {string} */ (npmCli), ...args] : args,
  ).catch((error) => ({ code: 1, output: String(error) }));
  if (code !== 0) {
    console.error(output);
    throw new Refusal('The packages could not be installed; npm says why above.');
  }
}
