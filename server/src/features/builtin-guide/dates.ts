import { inWords } from './words.ts';

const DAY = 86_400_000;
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Whole days from one local date to a later one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** "March 3", with its year when that is not the year of the day it is read on (S3.9). */
export function spelled(date: string, readOn: string): string {
  const [year, month, day] = date.split('-');
  const name = `${months[Number(month) - 1]} ${Number(day)}`;
  return year === readOn.slice(0, 4) ? name : `${name}, ${Number(year)}`;
}

/** "Friday". */
export function weekday(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    timeZone: 'UTC',
  });
}

/**
 * A stretch of days in the unit a person would use: "ten days", "three weeks", "about eight months". What
 * is not exact says so.
 */
export function stretch(days: number): string {
  if (days <= 0) return 'no time';
  if (days === 1) return 'a day';
  if (days < 60 && days % 7 === 0) return several(days / 7, 'week');
  if (days <= 20) return `${inWords(days)} days`;
  if (days < 60) return `about ${several(Math.round(days / 7), 'week')}`;
  if (days < 700) return `about ${several(Math.round(days / 30.44), 'month')}`;
  return `about ${several(Math.round(days / 365.25), 'year')}`;
}

function several(count: number, unit: string): string {
  return count === 1 ? `a ${unit}` : `${inWords(count)} ${unit}s`;
}

/** "about eight months earlier"; on the same day "earlier the same day". */
export function earlier(from: string, to: string): string {
  const days = daysBetween(from, to);
  if (days <= 0) return 'earlier the same day';
  return days === 1 ? 'the day before' : `${stretch(days)} earlier`;
}

/** How full the moon is on a day, and whether it grows: the mean month is exact enough for an almanac. */
export function moonOn(date: string): string {
  const month = 29.530588;
  const age =
    ((((Date.parse(`${date}T12:00:00Z`) - Date.parse('2000-01-06T18:14:00Z')) / DAY) % month) +
      month) %
    month;
  if (age < 1.5 || age > month - 1.5) return 'the moon is new';
  if (Math.abs(age - month / 2) < 1.2) return 'the moon is full';
  if (Math.abs(age - month / 4) < 1.2) return 'the moon is half and waxing';
  if (Math.abs(age - (month * 3) / 4) < 1.2) return 'the moon is half and waning';
  return age < month / 2 ? 'the moon is waxing' : 'the moon is waning';
}
