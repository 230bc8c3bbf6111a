import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../scripts/tests/chromium.mjs';
import type { Installation } from './installation.ts';
import { median } from './measure.ts';
import { aWritersPhone, SLOWER } from './phone.ts';
import type { Table } from './report.ts';

const ROUNDS = 5;
const LETTER = 'T';
/** What browsers call Fast 3G, in bytes a second and ms. */
const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};

interface Opening {
  seen: number;
  letter: number;
  /** When the application's own sheet has taken over, with all that belongs to it. */
  whole: number;
  requests: number;
  kB: number;
  shift: number;
}

/**
 * How long it takes from the address to the first letter on today's sheet, for somebody who is signed in, on
 * a phone on a poor network: with nothing kept, and once more with what the first time kept. The requests and
 * bytes are those until then, of what comes behind the sheet as well.
 *
 * @throws Error when the letter is not on the application's sheet once that is there
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

/** Opens the sheet, types a letter and waits until nothing moves any more. */
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
  await page.addInitScript({ content: WATCH_SHIFTS });
  const start = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  const sheet = page.getByRole('textbox', { name: "Today's Entry" });
  await sheet.waitFor();
  const seen = performance.now() - start;
  await sheet.press(LETTER);
  const letter = performance.now() - start;
  const loaded = { requests, kB: bytes / 1000 };
  await page.getByRole('button', { name: 'Save Entry' }).waitFor();
  const whole = performance.now() - start;
  const kept = await sheet.inputValue();
  if (kept !== LETTER)
    throw new Error(`The sheet has ${JSON.stringify(kept)}, and not the letter.`);
  await sheet.clear();
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate<number>('window.shifts');
  return { seen, letter, whole, ...loaded, shift };
}

/** Adds up in the page how far its parts moved by themselves. */
const WATCH_SHIFTS = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

function middle(openings: readonly Opening[]): Record<string, number> {
  const of = (part: keyof Opening) => median(openings.map((each) => each[part]));
  return {
    ...{ 'first letter': of('letter'), 'sheet seen': of('seen'), application: of('whole') },
    ...{ requests: of('requests'), kB: of('kB'), shift: of('shift') },
  };
}
