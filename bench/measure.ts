/** One side of a comparison: does its work once. */
export type Side = () => Promise<unknown>;

interface Bounds {
  /** Measured rounds; each runs every side once. */
  rounds: number;
  /** No further round begins after this many milliseconds. */
  maxMs: number;
}

/** How often each side is run at most by `interleave`: the rounds, and those that warm up. */
export const runsOf = (rounds: number): number => rounds + warmUps(rounds);
const warmUps = (rounds: number): number => Math.ceil(rounds / 5);

/**
 * Runs the sides in turn, A B A B …, so that other load on the machine affects all alike. A fifth as
 * many rounds run first as warm-up and do not count.
 * @returns how long each side took, in milliseconds, round by round
 */
export async function interleave<Name extends string>(
  sides: Record<Name, Side>,
  { rounds, maxMs }: Bounds,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(sides) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  const deadline = performance.now() + maxMs;
  for (let round = -warmUps(rounds); round < rounds; round++) {
    if (round > 0 && performance.now() > deadline) break;
    // The second one finds warm caches: the order alternates.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const start = performance.now();
      await sides[name]();
      if (round >= 0) times[name].push(performance.now() - start);
    }
  }
  return times;
}

/** The median; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  return ((sorted[Math.floor(last / 2)] ?? NaN) + (sorted[Math.ceil(last / 2)] ?? NaN)) / 2;
}

/** What a share of the values is below; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Returns the items one after another, again and again. */
export function inTurn<T>(items: readonly T[]): () => T {
  let at = 0;
  return () => items[at++ % items.length] as T;
}
