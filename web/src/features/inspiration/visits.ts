import { type Clockwork, pickOther } from './clockwork.ts';

// S1.2: every 7 minutes, for 9 seconds, then a fade of 1 second.
const EVERY = 7 * 60_000;
const STAY = 9_000;
const FADE = 1_000;

export interface Visit<T> {
  hint: T;
  isLeaving: boolean;
}

export interface Visits {
  /** Keeps the present hint while something, say the pointer, is on it. */
  hold: (reason: string) => void;
  /** Gives it its full time again once nothing holds it any more. */
  release: (reason: string) => void;
  dismiss: () => void;
  stop: () => void;
}

/**
 * Brings a hint every seven minutes; `show` gets each, leaving or not, and null when it is gone. A
 * visit falls out while `isAway` (nobody would see it) or while the last hint is still being held.
 */
export function startVisits<T>(
  hints: readonly T[],
  show: (visit: Visit<T> | null) => void,
  isAway: () => boolean,
  { random, after }: Clockwork,
): Visits {
  const reasons = new Set<string>();
  let last: T | undefined;
  let present: T | undefined;
  let cancelNext = () => {};
  let cancelPhase = () => {};

  const next = () => {
    cancelNext = after(EVERY, () => {
      next();
      if (present !== undefined || isAway()) return;
      present = pickOther(hints, last, random);
      last = present;
      stay();
    });
  };
  const stay = () => {
    if (present === undefined) return;
    show({ hint: present, isLeaving: false });
    cancelPhase = after(STAY, leave);
  };
  const leave = () => {
    if (present === undefined) return;
    show({ hint: present, isLeaving: true });
    cancelPhase = after(FADE, dismiss);
  };
  const dismiss = () => {
    cancelPhase();
    reasons.clear();
    present = undefined;
    show(null);
  };

  next();
  return {
    hold(reason) {
      if (present === undefined) return;
      reasons.add(reason);
      cancelPhase();
      show({ hint: present, isLeaving: false });
    },
    release(reason) {
      if (reasons.delete(reason) && reasons.size === 0) stay();
    },
    dismiss,
    stop() {
      cancelNext();
      dismiss();
    },
  };
}
