import { countsForDay, dayOfArrival } from '@pathkeeper/contract';
import { Temporal } from 'temporal-polyfill';
import { localDateAt } from '../../platform/clock.ts';
import type { Moment } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { EntryRow } from './entries.tables.ts';

/** The day of an entry in a zone, and what follows from it (D79, ADR-0020). */

const dayIn = (zone: string) => (instant: number) => localDateAt(new Date(instant), zone);

/** Whether an entry counts for its day in the game: whether it arrived in time. */
export const isCounted = ({
  localDate,
  createdAt,
  timeZone,
}: Pick<EntryRow, 'localDate' | 'createdAt' | 'timeZone'>): boolean =>
  countsForDay(localDate, createdAt.getTime(), dayIn(timeZone));

/**
 * The day of a new entry: the one it is dated to by hand, else that of the day's rule.
 * @throws AppError invalid_request for a day ahead of the writer's
 */
export function dayOfNew(
  { localDate, begunAt }: { localDate?: string | undefined; begunAt?: string | undefined },
  at: Moment,
): string {
  if (localDate === undefined) {
    const arrival = { begunAt, sentAt: at.sentAt, now: at.now.getTime() };
    return dayOfArrival(arrival, dayIn(at.zone));
  }
  refuseDayAhead(localDate, at);
  return localDate;
}

/** @throws AppError invalid_request for a day ahead of the writer's */
export function refuseDayAhead(localDate: string, { now, zone }: Moment): void {
  if (localDate <= localDateAt(now, zone)) return;
  const error = 'That day is still ahead. An entry can be dated to today or any day before.';
  throw new AppError('invalid_request', error, { fields: { localDate: error } });
}

/** The first of some instants that is on a day; undefined where none is. */
export const instantOn = (
  localDate: string,
  zone: string,
  instants: readonly Date[],
): Date | undefined => instants.find((instant) => localDateAt(instant, zone) === localDate);

/** Where an entry stands in lists: at an instant of its own on its day, else as the last of that day. */
export function listedAtOf(localDate: string, zone: string, instants: readonly Date[]): Date {
  const own = instantOn(localDate, zone, instants);
  if (own) return own;
  const next = Temporal.PlainDate.from(localDate).add({ days: 1 }).toZonedDateTime(zone);
  return new Date(next.epochMilliseconds - 1);
}
