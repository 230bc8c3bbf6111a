import { type Clockwork, pickOther } from './clockwork.ts';

// S1.2: about every 15 to 30 seconds, a chance of 15 %, for 7 seconds.
const WAIT_MIN = 15_000;
const WAIT_MAX = 30_000;
const CHANCE = 0.15;
const SHOWN = 7_000;

/**
 * Lets a hint take the quote's place now and then. `show` gets the hint, and null when the quote
 * comes back. Returns what stops it; a hint shown at that moment goes.
 */
export function startSwapping<T>(
  hints: readonly T[],
  show: (hint: T | null) => void,
  { random, after }: Clockwork,
): () => void {
  let last: T | undefined;
  let cancel: () => void;
  const wait = () => {
    cancel = after(WAIT_MIN + random() * (WAIT_MAX - WAIT_MIN), decide);
  };
  const decide = () => {
    const hint = random() < CHANCE ? pickOther(hints, last, random) : undefined;
    if (hint === undefined) return wait();
    last = hint;
    show(hint);
    cancel = after(SHOWN, () => {
      show(null);
      wait();
    });
  };
  wait();
  return () => {
    cancel();
    show(null);
  };
}
