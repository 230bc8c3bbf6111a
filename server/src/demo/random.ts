import { createHash } from 'node:crypto';

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export type Random = () => number;

export function seededRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the items, which must not be empty. */
export function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)] as T;
}

/** `count` of the items, the heavier the likelier, in random order (Efraimidis and Spirakis). */
export function sample<T>(
  items: readonly T[],
  count: number,
  random: Random,
  weigh: (item: T) => number = () => 1,
): T[] {
  return items
    .map((item) => ({ item, key: random() ** (1 / weigh(item)) }))
    .sort((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ item }) => item);
}
