import type { Entry } from '@pathkeeper/contract';
import { clockTime, dayIn } from '../../lib/dates.ts';

/**
 * The clock an entry was saved at, where it was written: '22:41'. Null when that was on another day than
 * the one it belongs to (D79): the hour would be read as one of that day.
 */
export function entryTime({ createdAt, timeZone, localDate }: Entry): string | null {
  const isOwnDay = dayIn(createdAt, timeZone) === localDate;
  return isOwnDay ? clockTime(createdAt, timeZone) : null;
}
