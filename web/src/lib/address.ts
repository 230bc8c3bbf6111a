/*
 * What the parameters of an address say. What is not understood is undefined, and whoever reads an address
 * names it: a key that is only left out the router would fill in again with what stood in the address.
 */

/** Words, trimmed and cut to what is read of them. The router reads `?q=2026` as a number, `?q=true` as a truth. */
export const textIn = (value: unknown, max = Number.POSITIVE_INFINITY): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value)
    ? String(value).trim().slice(0, max) || undefined
    : undefined;

/** A whole number from 1 on: an id, a page, a year. */
export const countIn = (value: unknown, max = Number.MAX_SAFE_INTEGER): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max
    ? value
    : undefined;

/** A day of the calendar, YYYY-MM-DD. */
export function dayIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  // The 31st of February rolls over into March: such a day never was.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

/** One of a list of values. */
export const oneOf = <const T>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);
