/** The same numbers in every run, so that two runs measure the same work. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32: small, fast and even enough for made-up text. */
export function generator(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number] };
}
