import { dayHere, monthDay } from '../../lib/dates.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on a date says more than a number of days, in seconds. */
const DATED = 7 * DAY;

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** How long ago, in seconds; what a clock that runs ahead has dated in the future is now. */
const ageOf = (instant: Date, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - instant.getTime()) / 1000));

/** 'now', '5 minutes ago', '3 hours ago', 'yesterday'; after a week the date, with its year when it is another. */
export function relativeWords(instant: Date, now: Date): string {
  const age = ageOf(instant, now);
  if (age < MINUTE) return 'now';
  if (age < HOUR) return words.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return words.format(-Math.floor(age / HOUR), 'hour');
  if (age < DATED) return words.format(-Math.floor(age / DAY), 'day');
  return monthDay(dayHere(instant), dayHere(now));
}

/** In how many ms the words are others; null once they are a date. */
export function untilNextWords(instant: Date, now: Date): number | null {
  const age = ageOf(instant, now);
  if (age >= DATED) return null;
  const unit = age < HOUR ? MINUTE : age < DAY ? HOUR : DAY;
  return (unit - (age % unit)) * 1000;
}
