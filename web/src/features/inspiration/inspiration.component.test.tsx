import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { PHONE, reload, renderApp } from '../../../test/app.tsx';

const inspiration = page.getByRole('region', { name: 'Daily Inspiration' });
const quote = inspiration.getByRole('blockquote');
const hint = inspiration.getByRole('figure').filter({ hasText: 'The Path Keeper' });
const bubble = page.getByRole('complementary', { name: 'A hint from Merlin' });
const editor = page.getByRole('textbox', { name: "Today's Entry" });

const EVENING = new Date(2026, 10, 21, 20, 0);
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const isThere = (what: Locator) => what.query() !== null;

/** Lets time pass in small steps until something is so. */
async function passUntil(isSo: () => boolean): Promise<void> {
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(20);
      return isSo();
    })
    .toBe(true);
}

/** The place is kept as high as the longest hint as soon as the hints are known. */
const hintsAreKnown = () =>
  (inspiration.query()?.querySelectorAll('figure[aria-hidden=true]').length ?? 0) > 0;

const match = window.matchMedia.bind(window);

/** Says what the device asks for: the browser of the tests itself always wants less motion. */
function preferReducedMotion(is: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    match(query.replace('(prefers-reduced-motion: reduce)', is ? 'all' : 'not all')),
  );
}

/** The home screen in the evening, where chance always says the same and only a test lets time pass. */
async function openHome(chance: number, window?: typeof PHONE): Promise<void> {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  await renderApp('/', window ? { window } : {});
  await passUntil(() => isThere(quote) && hintsAreKnown() && isThere(editor));
}

/** Whether something comes within so many seconds, watched one by one. */
async function comesWithin(seconds: number, what: Locator): Promise<boolean> {
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(SECOND);
    if (isThere(what)) return true;
  }
  return false;
}

/** From the moment that hints may come, the first is there after fifteen seconds. */
async function expectHintInTime(): Promise<void> {
  await vi.advanceTimersByTimeAsync(14_800);
  expect(isThere(hint)).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  await expect.element(hint).toBeVisible();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: EVENING });
  preferReducedMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the quote is that of the date, and another one after midnight', async () => {
  vi.setSystemTime(new Date(2026, 10, 21, 23, 57));
  await openHome(0.99);
  const today = quote.element().textContent ?? '';
  reload();
  await passUntil(() => isThere(quote));
  await expect.element(quote).toHaveTextContent(today);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await expect.element(quote).toHaveTextContent(today);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await expect.element(quote).not.toHaveTextContent(today);
});

test('a hint takes the quote’s place for seven seconds and moves nothing', async () => {
  await openHome(0);
  const today = quote.element().textContent ?? '';
  await document.fonts.ready;
  const height = () => inspiration.element().getBoundingClientRect().height;
  const before = height();
  await expectHintInTime();
  await expect.element(quote).toHaveLength(1);
  await expect.element(quote).not.toHaveTextContent(today);
  await expect.poll(height).toBe(before);
  await vi.advanceTimersByTimeAsync(6_600);
  await expect.element(hint).toBeVisible();
  await vi.advanceTimersByTimeAsync(400);
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(quote).toHaveTextContent(today);
});

test('somebody who wants it still has it still, also the next time', async () => {
  await openHome(0);
  await inspiration.getByRole('button', { name: 'Keep still' }).click();
  reload();
  const wander = inspiration.getByRole('button', { name: 'Let it wander' });
  await passUntil(() => isThere(wander));
  expect(await comesWithin(30, hint)).toBe(false);
  await wander.click();
  await expect.element(inspiration.getByRole('button', { name: 'Keep still' })).toBeVisible();
  await expectHintInTime();
});

test('for somebody who wants less motion nothing swaps and nothing needs to be stopped', async () => {
  preferReducedMotion(true);
  await openHome(0);
  expect(await comesWithin(30, hint)).toBe(false);
  await expect.element(inspiration.getByRole('button')).not.toBeInTheDocument();
});

test('Merlin comes by every seven minutes, beside the editor, and can be sent away', async () => {
  await openHome(0.99);
  await vi.advanceTimersByTimeAsync(7 * MINUTE - SECOND);
  expect(isThere(bubble)).toBe(false);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  await expect.element(bubble).toBeVisible();
  const writing = editor.element().getBoundingClientRect();
  expect(bubble.element().getBoundingClientRect().x).toBeGreaterThan(writing.right);
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  await expect.element(bubble).not.toBeInTheDocument();

  await vi.advanceTimersByTimeAsync(7 * MINUTE - 10 * SECOND);
  const close = bubble.getByRole('button', { name: 'Close Merlin’s hint' });
  await expect.element(close).toBeVisible();
  (close.element() as HTMLElement).focus();
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.element(bubble).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bubble).not.toBeInTheDocument();
});

test('Merlin does not come by on a phone', async () => {
  await openHome(0.99, PHONE);
  await vi.advanceTimersByTimeAsync(7 * MINUTE - SECOND);
  expect(await comesWithin(12, bubble)).toBe(false);
});
