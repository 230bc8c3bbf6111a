/** Chance and time as the schedules here need them, so that a test can bring its own. */
export interface Clockwork {
  /** From 0 up to, not including, 1. */
  random: () => number;
  /** Does `act` after `ms` milliseconds; what comes back calls it off. */
  after: (ms: number, act: () => void) => () => void;
}

export const browserClockwork: Clockwork = {
  random: () => Math.random(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** Any item but the last one shown, unless there is no other. Undefined only for an empty list. */
export function pickOther<T>(
  items: readonly T[],
  last: T | undefined,
  random: () => number,
): T | undefined {
  const others = items.filter((item) => item !== last);
  const pool = others.length > 0 ? others : items;
  return pool[Math.floor(random() * pool.length)];
}
