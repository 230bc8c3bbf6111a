import { clockTime, dayIn } from '../../../lib/dates.ts';

/** Moments as an author enters them: a day and an hour in a zone that is named. */

export interface LocalMoment {
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM. */
  hour: string;
}

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 'Europe/Lisbon (GMT+1)': the zone as a person knows it, with what it is from Greenwich then. */
export function zoneInWords(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' });
  const offset = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  return `${zone.replaceAll('_', ' ')}${offset ? ` (${offset})` : ''}`;
}

/** What the clock and the calendar of a zone show at an instant. */
export function localMoment(instant: Date, zone: string): LocalMoment {
  const at = instant.toISOString();
  return { day: dayIn(at, zone), hour: clockTime(at, zone) };
}

/**
 * The instant at which a zone shows a day and an hour; null where they are none. An hour that the
 * change to summer time leaves out is the one after it; of two, the first counts.
 */
export function instantOf({ day, hour }: LocalMoment, zone: string): Date | null {
  const wanted = Date.parse(`${day}T${hour}:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(wanted)) return null;
  const offsets = [-24, 24].map((hours) => offsetAt(wanted + hours * 3_600_000, zone));
  const found = offsets
    .map((offset) => wanted - offset)
    .filter((at) => at + offsetAt(at, zone) === wanted);
  return new Date(found.length > 0 ? Math.min(...found) : wanted - Math.min(...offsets));
}

/** How far a zone is ahead of Greenwich at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const { day, hour } = localMoment(new Date(instant), zone);
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${day}T${hour}:00Z`) - minute;
}
