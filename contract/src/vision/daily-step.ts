/**
 * When the daily step is asked for (D70): by the writer's clock, once a day, from the day after
 * committing. Missed days are never counted.
 */

/** What a clock on the wall shows at an instant. */
export interface WallTime {
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM. */
  time: string;
}

/** What the writer's clock shows at an instant, in epoch milliseconds. */
export type WallClock = (instant: number) => WallTime;

/** The clock of an IANA time zone. */
export function wallClock(zone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
    return { day: `${year}-${month}-${day}`, time: `${parts.get('hour')}:${parts.get('minute')}` };
  };
}

const MINUTE = 60_000;
/** Further apart than any two clocks of the world, and than any change of one. */
const FAR = 26 * 60 * MINUTE;

/** A wall time as if it were one of UTC, so that it can be reckoned with. */
const asUtc = ({ day, time }: WallTime): number => Date.parse(`${day}T${time}:00Z`);

/**
 * The first instant at which the clock shows a time of a day, or a later one of it: in an hour that is
 * left out the first minute that exists, in one that comes twice the first time. Null for a day that
 * ends before, or that a change of the date line leaves out.
 */
export function instantOfWallTime(wanted: WallTime, clock: WallClock): number | null {
  const utc = asUtc(wanted);
  const shownAt = (instant: number) => asUtc(clock(instant));
  const offset = (instant: number) => shownAt(instant) - instant;
  // Before a change of the clock and after it; the same on other days.
  const candidates = [utc - FAR, utc + FAR].map((near) => utc - offset(near));
  const exact = candidates.filter((instant) => shownAt(instant) === utc);
  const found = exact.length > 0 ? Math.min(...exact) : afterGap(candidates, utc, shownAt);
  return clock(found).day === wanted.day ? found : null;
}

/** The first minute that the clock shows after a gap in which the wanted time would lie. */
function afterGap(
  candidates: readonly number[],
  utc: number,
  shownAt: (instant: number) => number,
): number {
  // The clock shows an earlier time at the one and a later time at the other.
  let before = Math.min(...candidates) / MINUTE;
  let after = Math.max(...candidates) / MINUTE;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (shownAt(middle * MINUTE) >= utc) after = middle;
    else before = middle;
  }
  return after * MINUTE;
}

/** What somebody has committed to, and what they have said since. */
export interface DailyStepState {
  /** HH:MM; null without a commitment. */
  commitmentTime: string | null;
  /** The writer's day of committing. */
  since: string | null;
  /** Nothing is asked before this day. */
  pausedUntil: string | null;
  /** The last day of which they said "not tonight". */
  dismissedOn: string | null;
  /** The last day with a step. */
  answeredOn: string | null;
}

export interface DailyStepAnswer {
  /** The writer's day. */
  day: string;
  /** When it is asked on this day, in epoch milliseconds; null on a day on which it is not. */
  dueAt: number | null;
  /** Whether to ask now. */
  due: boolean;
}

/**
 * Whether the daily step is to be asked for now, and when on this day. Whoever flew west has days
 * behind them that they have answered already: those are not asked again.
 */
export function dailyStepAt(state: DailyStepState, now: number, clock: WallClock): DailyStepAnswer {
  const { day } = clock(now);
  const { commitmentTime, since, pausedUntil, dismissedOn, answeredOn } = state;
  const isAsked =
    commitmentTime !== null &&
    (since === null || day > since) &&
    (pausedUntil === null || day >= pausedUntil) &&
    (dismissedOn === null || day > dismissedOn) &&
    (answeredOn === null || day > answeredOn);
  const dueAt = isAsked ? instantOfWallTime({ day, time: commitmentTime }, clock) : null;
  return { day, dueAt, due: dueAt !== null && now >= dueAt };
}
