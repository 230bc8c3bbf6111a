/**
 * The day an entry belongs to (D79, ADR-0020). Server and sheet share these rules; `dayAt` tells the
 * writer's day at an instant, in epoch milliseconds.
 */

/** From this difference on the browser's clock is not trusted. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** How long after its day an entry may arrive and still counts for that day. */
export const LATE_MS = 72 * 60 * 60_000;

type DayAt = (instant: number) => string;

/**
 * Whether an entry that arrived at an instant counts for a day in the game: streaks, quests. It does up
 * to 72 hours after that day's end, and never for a day that had not begun.
 */
export const countsForDay = (day: string, arrivedAt: number, dayAt: DayAt): boolean =>
  dayAt(arrivedAt - LATE_MS) <= day && day <= dayAt(arrivedAt);

export interface Arrival {
  /**
   * When its writing began, by the browser's clock: ISO 8601. With an offset it names the day that stood
   * on the sheet; in UTC (`Z`) that day is told by `dayAt`.
   */
  begunAt?: string | null | undefined;
  /** The browser's clock when it sent the entry; without it that clock counts as right. */
  sentAt?: number | null | undefined;
  /** The server's clock when the entry arrived. */
  now: number;
}

/**
 * The day of an entry that nobody has dated by hand: the day on which its writing began, if the clocks
 * differ by less than ten minutes and at most 72 hours have gone by; else the day on which it arrives.
 */
export function dayOfArrival({ begunAt, sentAt, now }: Arrival, dayAt: DayAt): string {
  const arrival = dayAt(now);
  if (!begunAt) return arrival;
  const begun = Date.parse(begunAt);
  const isClockRight = Math.abs(now - (sentAt ?? now)) < CLOCKS_DIFFER_MS;
  const isInTime = begun - now < CLOCKS_DIFFER_MS && now - begun <= LATE_MS;
  if (!isClockRight || !isInTime) return arrival;
  const day = /z$/i.test(begunAt) ? dayAt(begun) : begunAt.slice(0, 10);
  // No offset, however wrong, reaches further than that.
  return countsForDay(day, now, dayAt) ? day : arrival;
}
