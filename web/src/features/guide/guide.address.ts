import { weekStart } from '@pathkeeper/contract';

/*
 * What is not understood is named and undefined: a key that is only left out the router would fill in again with
 * what stood in the address.
 */

type Search = Record<string, unknown>;

/** A passage longer than this is no quotation. */
const LONGEST = 2000;

/** /entry/{id}?quote=…: the words that the page opens at. */
export function parsePassage({ quote }: Search): { quote?: string | undefined } {
  // The router reads `?quote=1994` as a number.
  const words = typeof quote === 'string' || typeof quote === 'number' ? String(quote).trim() : '';
  return { quote: words !== '' && words.length <= LONGEST ? words : undefined };
}

/** /reflect/week?start=YYYY-MM-DD: any day of the week meant; without it the one offered. */
export function parseWeek({ start }: Search): { start?: string | undefined } {
  const day = dayOf(start);
  return { start: day === null ? undefined : weekStart(day) };
}

/** /reflect/month?month=YYYY-MM; without it the present month. */
export function parseMonth({ month }: Search): { month?: string | undefined } {
  const day = typeof month === 'string' ? dayOf(`${month}-01`) : null;
  return { month: day?.slice(0, 7) };
}

function dayOf(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const day = new Date(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  // Before the first week of year 1 there is nothing to turn back to.
  return isReal && value >= '0001-01-07' ? value : null;
}
