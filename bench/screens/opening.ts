import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../../scripts/tests/chromium.mjs';
import type { Installation } from '../installation.ts';
import { median } from '../measure.ts';
import type { Table } from '../report.ts';
import { aWritersPhone, SLOWER } from './phone.ts';

const ROUNDS = 5;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Between two letters, and how many follow once the application is there. */
const PAUSE_MS = 80;
const AFTERWARDS = 5;
/** What browsers call Fast 3G, in bytes a second and ms. */
const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};

/** What the page itself notes of an opening: times in ms since the address was asked for. */
interface Noted {
  seen: number;
  letter: number;
  /** When the application's own sheet has taken over, with all that belongs to it. */
  application: number;
  /** How far parts moved by themselves. */
  shifts: number;
}

interface Opening extends Noted {
  requests: number;
  kB: number;
}

/**
 * How long it takes from the address to the first letter on today's sheet, for somebody who is signed in, on
 * a phone on a poor network: with nothing kept, and once more with what the first time kept. They type all the
 * while; the first letter is the first that is taken. Requests and bytes are those until then.
 *
 * @throws Error when the application's sheet has not every letter since the first
 */
export async function measureOpening({ port }: Installation): Promise<Table> {
  const baseURL = `http://127.0.0.1:${port}`;
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const cold: Opening[] = [];
  const warm: Opening[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await aWritersPhone(browser, baseURL, `opener-${round}`);
    for (const times of [cold, warm]) {
      const page = await context.newPage();
      times.push(await open(page));
      await page.close();
    }
    await context.close();
  }
  await browser.close();
  return {
    title: `The first letter on a phone (${SLOWER} times slower, Fast 3G; medians of ${ROUNDS}, ms)`,
    rows: [
      { name: 'nothing kept', values: middle(cold), target: 3000 },
      { name: 'opened before', values: middle(warm), target: 1000 },
    ],
  };
}

/** Opens the sheet, with somebody typing all the while, and waits until nothing moves any more. */
async function open(page: Page): Promise<Opening> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let [requests, bytes] = [0, 0];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  const loaded = { requests: 0, kB: 0 };
  let isThere = false;
  page.on('console', (message) => {
    if (message.text() === 'letter') Object.assign(loaded, { requests, kB: bytes / 1000 });
    if (message.text() === 'application') isThere = true;
  });
  await page.addInitScript({ content: NOTE });
  await page.goto('/', { waitUntil: 'commit' });
  const typed = await typeUntil(page, () => isThere);
  const sheet = page.getByRole('textbox', { name: "Today's Entry" });
  const written = await sheet.inputValue();
  if (written === '' || !typed.endsWith(written)) {
    throw new Error(`Of the letters ${typed} the sheet has ${JSON.stringify(written)}.`);
  }
  await page.waitForLoadState('networkidle');
  const noted = await page.evaluate<Noted>('window.opening');
  await sheet.clear();
  return { ...noted, ...loaded };
}

/** Types on the keyboard, whatever is there to take it, until some letters after something has happened. */
async function typeUntil(page: Page, isOver: () => boolean): Promise<string> {
  let typed = '';
  for (let left = AFTERWARDS; left > 0; isOver() && left--) {
    const letter = LETTERS[typed.length % LETTERS.length] ?? '';
    await page.keyboard.press(letter);
    typed += letter;
    await page.waitForTimeout(PAUSE_MS);
  }
  return typed;
}

/** Notes in the page what happens when; the finished page is told of by the console. */
const NOTE = `
  const opening = { shifts: 0 };
  window.opening = opening;
  const note = (name) => {
    if (name in opening) return;
    opening[name] = performance.now();
    console.debug(name);
  };
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) opening.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('input', () => note('letter'), true);
  new MutationObserver(() => {
    if (document.querySelector('textarea')) requestAnimationFrame(() => note('seen'));
    if (document.querySelector('form textarea')) requestAnimationFrame(() => note('application'));
  }).observe(document, { childList: true, subtree: true });`;

function middle(openings: readonly Opening[]): Record<string, number> {
  const of = (part: keyof Opening) => median(openings.map((each) => each[part]));
  return {
    ...{ 'first letter': of('letter'), 'sheet seen': of('seen'), application: of('application') },
    ...{ requests: of('requests'), kB: of('kB'), shift: of('shifts') },
  };
}
