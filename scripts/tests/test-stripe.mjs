// The stand-in for Stripe beside the application of the browser tests, so that they can pay.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../run.mjs';

const MAIN = path.join(root, 'server/test/fakes/stripe/main.ts');

/**
 * Starts it in a process of its own, which ends with this one.
 * @param {string} url where the application is, to be told what happens
 * @returns {Promise<Record<string, string>>} what the application is started with, as it prints them
 */
export async function openStripe(url) {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    cwd: root,
    env: { ...process.env, STRIPE_PORT: '0', PATHKEEPER_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill());
  let said = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (said.includes('npm start')) break;
  }
  child.unref();
  const set = [...said.matchAll(/(STRIPE_\w+)=(\S+)/g)];
  return Object.fromEntries(set.map(([, name, value]) => [name, value]));
}
