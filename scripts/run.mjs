import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** A failure that is printed as one sentence, without a stack. */
export class Refusal extends Error {}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
/** @type {NodeJS.Signals | undefined} */
let interruptedBy;

/** @param {NodeJS.Signals} signal */
function passOn(signal) {
  interruptedBy = signal;
  // Ctrl-C in a terminal reaches the children too; a second signal would cut their cleanup short.
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  for (const child of children) child.kill(signal);
}

/** @param {import('node:child_process').ChildProcess} child */
function follow(child) {
  if (children.size === 0) process.on('SIGINT', passOn).on('SIGTERM', passOn);
  children.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function unfollow(child) {
  children.delete(child);
  if (children.size > 0) return;
  process.off('SIGINT', passOn).off('SIGTERM', passOn);
  if (interruptedBy) process.exit(128 + constants.signals[interruptedBy]);
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the repository's root unless given
 * @property {NodeJS.ProcessEnv} [env] replaces the environment
 * @property {boolean} [show] true lets the output through; otherwise it is collected
 */

/**
 * Runs a program to its end. SIGINT and SIGTERM are passed on to it; this process then exits when all
 * its programs have. Rejects only when the program cannot be started.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} output: stdout and stderr as they came
 */
export function run(command, args, { cwd = root, env = process.env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      // Windows starts npm.cmd only through its shell.
      shell: process.platform === 'win32' && command === 'npm',
    });
    follow(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => {
      unfollow(child);
      reject(error);
    });
    child.once('close', (code) => {
      unfollow(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs the program of an installed package with this same Node.
 *
 * @param {string} file path below node_modules, such as `vite/bin/vite.js`
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runPackage(file, args, options) {
  return run(process.execPath, [path.join(root, 'node_modules', file), ...args], options);
}

/**
 * Runs a script's main function: a Refusal prints its sentence and exits with status 1.
 *
 * @param {() => Promise<void>} main
 */
export async function script(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
