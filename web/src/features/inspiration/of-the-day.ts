import { dayNumber } from '@pathkeeper/contract';
import type { Quote } from './quotes.data.ts';

/**
 * How far the list is walked from one day to the next. A little under half of it: neighbouring days
 * are far apart where lines by one author stand together.
 */
const STRIDE = 0.445;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The stride for a list of `count`, without a common factor: it meets every line before one again. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.round(count * STRIDE));
  while (gcd(stride, count) > 1) stride += 1;
  return stride;
}

/**
 * The quote of a local date (YYYY-MM-DD), the same for everybody on that date (S1.2).
 * None comes back before the whole list has been shown. Undefined only for an empty list.
 */
export function quoteOf(quotes: readonly Quote[], localDate: string): Quote | undefined {
  const count = quotes.length;
  if (count === 0) return undefined;
  const turn = (dayNumber(localDate) * strideOf(count)) % count;
  return quotes[(turn + count) % count];
}

/** Milliseconds until the local date changes. */
export function untilNextDay(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return next.getTime() - now.getTime();
}
