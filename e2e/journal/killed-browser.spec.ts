import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs } from '../../scripts/tests/chromium.mjs';
import { expect, sheet, test } from '../fixtures.ts';

interface Browser {
  page: Page;
  /** Ends every process of it as a power cut or a full memory does. */
  kill: () => Promise<void>;
}

/** A browser of its own with a profile on the disk. */
async function startBrowser(profile: string, baseURL: string): Promise<Browser> {
  const started = spawn(
    process.env.CHROMIUM_PATH as string,
    [
      ...chromiumArgs,
      ...['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
      'about:blank',
    ],
    // A group of its own, so that all of its processes can be killed at once.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const browser = await chromium.connectOverCDP(await addressOf(started));
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = await context.newPage();
  // Of the same origin, and no page of the application, which would load itself anew once its session is lost.
  await page.goto(`${baseURL}/robots.txt`);
  return {
    page,
    async kill() {
      // Its group may outlive it for a moment, and its end is told once only.
      if (started.exitCode !== null || started.signalCode !== null) return;
      const ended = new Promise((resolve) => started.once('exit', resolve));
      process.kill(-(started.pid as number), 'SIGKILL');
      await ended;
    },
  };
}

/** Where a browser that has just been started can be reached. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    stderr?.on('data', (more) => {
      said += more;
      const [, address] = /DevTools listening on (\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
  });
}

const WRITER = {
  username: 'writer-of-the-dark',
  email: 'writer-of-the-dark@example.org',
  password: 'a quiet harbour',
};

/** Calls the API from the page, so that the cookies are the browser's own. */
async function post(page: Page, address: string, body: object): Promise<void> {
  const isDone = await page.evaluate(
    async ([to, sent]) => {
      const headers = { 'Content-Type': 'application/json' };
      const { ok } = await fetch(to, { method: 'POST', headers, body: sent });
      return ok;
    },
    [address, JSON.stringify(body)] as const,
  );
  expect(isDone).toBe(true);
}

test('words typed a second before the browser is killed are there when it starts again', async ({
  baseURL,
}) => {
  const home = baseURL as string;
  const profile = mkdtempSync(path.join(tmpdir(), 'pathkeeper-killed-'));
  const first = await startBrowser(profile, home);
  let second: Browser | undefined;
  try {
    const { page } = first;
    await post(page, '/api/register', { ...WRITER, confirmPassword: WRITER.password });
    await page.goto(home);
    await sheet(page).pressSequentially('The lamp on at three.');
    await page.waitForTimeout(1000);
    await first.kill();

    second = await startBrowser(profile, home);
    // The session may be lost with the browser; the words are not.
    const { username, password } = WRITER;
    await post(second.page, '/api/login', { username, password });
    await second.page.goto(home);
    await expect(sheet(second.page)).toHaveValue('The lamp on at three.');
  } finally {
    await first.kill().catch(() => {});
    await second?.kill();
    rmSync(profile, { recursive: true, force: true });
  }
});
