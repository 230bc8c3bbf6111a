/** The arithmetic of the analysis. */

/**
 * How far two shares lie apart, in standard errors: positive when the first is the larger. 0 where one
 * of them is of nothing, and where both are none or all.
 */
export function apart(some: number, of: number, others: number, ofOthers: number): number {
  if (of === 0 || ofOthers === 0) return 0;
  const share = (some + others) / (of + ofOthers);
  const error = Math.sqrt(share * (1 - share) * (1 / of + 1 / ofOthers));
  return error === 0 ? 0 : (some / of - others / ofOthers) / error;
}

/** How far a count lies from what an even share would give, in standard errors. */
export function beyond(count: number, of: number, share: number): number {
  if (of === 0) return 0;
  return (count - of * share) / Math.sqrt(of * share * (1 - share));
}

/** Standard errors as a strength from 0 to 1: three of them are 0.43, ten 0.71. */
export const strengthOf = (errors: number): number => Math.abs(errors) / (Math.abs(errors) + 4);

/** The middle one; of an even number the lower of the two in the middle. 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** How far the means of two samples lie apart, in standard errors; 0 where one has no spread. */
export function meansApart(some: readonly number[], others: readonly number[]): number {
  const [a, b] = [spreadOf(some), spreadOf(others)];
  const error = Math.sqrt(a.variance / some.length + b.variance / others.length);
  return error > 0 ? (a.mean - b.mean) / error : 0;
}

function spreadOf(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / Math.max(values.length - 1, 1) };
}

/** How often each key occurs. */
export function tally<K>(keys: Iterable<K>): Map<K, number> {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The best of some by a score, the first of equals; undefined of none. */
export function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (top, item) => (top === undefined || score(item) > score(top) ? item : top),
    undefined,
  );
}
