import { clockTime, dayIn, dayParts } from '../../lib/dates.ts';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const thisYear = () => String(new Date().getFullYear());

/** The day of an instant here: 'Nov 22', with the year when it is another. */
export function dayOfInstant(instant: string): string {
  const date = dayIn(instant, zone());
  const { month, day } = dayParts(date);
  const year = date.slice(0, 4);
  return year === thisYear() ? `${month} ${day}` : `${month} ${day}, ${year}`;
}

/** '22:38', here. */
export const clockOf = (instant: string): string => clockTime(instant, zone());

/** 'Nov 22, 22:38'. */
export const momentOf = (instant: string): string =>
  `${dayOfInstant(instant)}, ${clockOf(instant)}`;
