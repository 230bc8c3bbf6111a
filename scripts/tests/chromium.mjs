import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal, run, runPackage } from '../run.mjs';

/** Switches for every Chromium that the tests and the pictures start. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

// The headless shell first: the browser tests take an eighth less time with it.
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isRoot = process.getuid?.() === 0;

/** What apt may know Chromium as, the smallest first. */
const aptPackages = ['chromium-headless-shell', 'chromium'];
// Without any system font Chromium shows no text while ours load.
const FONTS = 'fonts-liberation';

/**
 * The path of a Chromium that starts: the one named by CHROMIUM_PATH, the system's, or Playwright's
 * own. Undefined when there is none.
 *
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return named;
    throw new Refusal(`CHROMIUM_PATH names ${named}, which does not start as a browser.`);
  }
  const { chromium } = await import('@playwright/test');
  return [...usualPlaces, chromium.executablePath()].find(starts);
}

/**
 * Finds a Chromium, and installs one where none is: through apt as root, else through Playwright.
 *
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('Installing Chromium for the browser tests …');
  const outputs = [];
  for (const way of isRoot ? [withApt, withPlaywright] : [withPlaywright]) {
    const { output } = await way().catch((error) => ({ output: String(error) }));
    const installed = await findChromium();
    if (installed) return installed;
    outputs.push(output);
  }
  console.error(outputs.join('\n'));
  throw new Refusal(
    'The browser tests need Chromium and it could not be installed: install it with the system’s package manager, or name an executable in CHROMIUM_PATH.',
  );
}

/**
 * Whether it runs. A file is not enough: Ubuntu's /usr/bin/chromium-browser only points to a snap.
 *
 * @param {string} executable
 */
function starts(executable) {
  if (!existsSync(executable)) return false;
  try {
    execFileSync(executable, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

async function withApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update'], { env });
  if (update.code !== 0) return update;
  const outputs = [];
  for (const name of aptPackages) {
    const wanted = ['install', '-y', '--no-install-recommends', name, FONTS];
    const result = await run('apt-get', wanted, { env });
    if (result.code === 0) return result;
    outputs.push(result.output);
  }
  return { code: 1, output: outputs.join('\n') };
}

function withPlaywright() {
  // The libraries that Chromium needs come through the system's package manager.
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  return runPackage('@playwright/test/cli.js', [
    'install',
    '--no-shell',
    ...withLibraries,
    'chromium',
  ]);
}
