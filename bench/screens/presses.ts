import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../../scripts/tests/chromium.mjs';
import type { Installation } from '../installation.ts';
import { median } from '../measure.ts';
import type { Table } from '../report.ts';
import { aWritersPhone, SLOWER } from './phone.ts';

const ROUNDS = 3;
/** The browser tells of a press somewhat after the paint that answered it. */
const TOLD_AFTER = 500;
/** What a press may take until its answer is painted, in ms, to count as good. */
const GOOD = 200;

interface Press {
  name: string;
  path: string;
  /** What has to be there before the press. */
  ready?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
}

const sheet = (page: Page) => page.getByRole('textbox', { name: "Today's Entry" });

const PRESSES: readonly Press[] = [
  { name: 'a letter is typed', path: '/', press: (page) => sheet(page).press('T') },
  {
    name: 'a mood is chosen',
    path: '/',
    press: (page) => page.getByLabel('Mood').first().press('ArrowDown'),
  },
  {
    name: 'an entry is saved',
    path: '/',
    ready: (page) => sheet(page).fill('The tide was out as far as the second post.'),
    press: (page) => page.getByRole('button', { name: 'Save Entry' }).tap(),
  },
  {
    name: 'the menu is opened',
    path: '/',
    press: (page) => page.getByRole('button', { name: /^Menu of/ }).tap(),
  },
  {
    name: 'an entry is opened',
    path: '/entries',
    press: (page) => page.getByRole('article').first().getByRole('link').first().tap(),
  },
  {
    name: 'an entry’s menu is opened',
    path: '/entries',
    press: (page) =>
      page
        .getByRole('button', { name: /^Actions/ })
        .first()
        .tap(),
  },
  {
    name: 'a tab is turned',
    path: '/profile',
    press: (page) => page.getByRole('link', { name: 'Goals' }).first().tap(),
  },
];

/**
 * How long the main screens take from a press to the next paint, on a phone whose pages have come to
 * rest; and how long their main thread works from then until half a second after that. Both grow with other
 * load on the machine. The worst press comes last.
 */
export async function measurePresses({ port }: Installation): Promise<Table> {
  const baseURL = `http://127.0.0.1:${port}`;
  const browser = await chromium.launch({
    ...{ executablePath: await ensureChromium(), args: chromiumArgs },
  });
  const context = await aWritersPhone(browser, baseURL, 'presser');
  const rows = [];
  for (const press of PRESSES) {
    const taken: Taken[] = [];
    for (let round = 0; round < ROUNDS; round++)
      taken.push(await measure(context.newPage(), press));
    const painted = median(taken.map(({ painted }) => painted));
    const worked = median(taken.map(({ worked }) => worked));
    rows.push({ name: press.name, values: { painted, 'main thread': worked } });
  }
  await browser.close();
  const worst = rows.toSorted((a, b) => b.values.painted - a.values.painted)[0];
  return {
    title: `A press on a phone (${SLOWER} times slower; medians of ${ROUNDS}, ms)`,
    rows: [
      ...rows,
      ...(worst ? [{ ...worst, name: `the worst: ${worst.name}`, target: GOOD }] : []),
    ],
  };
}

interface Taken {
  painted: number;
  worked: number;
}

async function measure(opened: Promise<Page>, { path, ready, press }: Press): Promise<Taken> {
  const page = await opened;
  await page.addInitScript({ content: WATCH_PRESSES });
  await page.goto(path, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await ready?.(page);
  await page.waitForTimeout(TOLD_AFTER);
  await page.evaluate('window.painted = 0');
  const before = await workOf(session);
  await press(page);
  while (!(await page.evaluate('window.painted > 0'))) await page.waitForTimeout(TOLD_AFTER / 5);
  // A tap is several events, of which the last ones are told later.
  await page.waitForTimeout(TOLD_AFTER);
  const worked = (await workOf(session)) - before;
  const painted = await page.evaluate<number>('window.painted');
  await page.close();
  return { painted, worked };
}

/** What the page's main thread has worked so far, in ms of its own time. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Keeps in the page the longest of the events that a press consists of; shorter ones than 16 ms are not told. */
const WATCH_PRESSES = `
  window.painted = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.painted = Math.max(window.painted, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;
