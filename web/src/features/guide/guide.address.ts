import { weekStart } from '@pathkeeper/contract';
import { dayIn, textIn } from '../../lib/address.ts';

type Search = Record<string, unknown>;

/** A passage longer than this is no quotation. */
const LONGEST = 2000;

/** /entry/{id}?quote=…: the words that the page opens at. */
export function parsePassage({ quote }: Search): { quote?: string | undefined } {
  const words = textIn(quote);
  return { quote: words && words.length <= LONGEST ? words : undefined };
}

/** /reflect/week?start=YYYY-MM-DD: any day of the week meant; without it the one offered. */
export function parseWeek({ start }: Search): { start?: string | undefined } {
  const day = dayWithPast(start);
  return { start: day && weekStart(day) };
}

/** /reflect/month?month=YYYY-MM; without it the present month. */
export function parseMonth({ month }: Search): { month?: string | undefined } {
  return { month: dayWithPast(`${month}-01`)?.slice(0, 7) };
}

/** A day with a week before it: before the first week of year 1 there is nothing to turn back to. */
function dayWithPast(value: unknown): string | undefined {
  const day = dayIn(value);
  return day && day >= '0001-01-07' ? day : undefined;
}
