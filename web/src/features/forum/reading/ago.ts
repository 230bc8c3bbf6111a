const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const words = new Intl.RelativeTimeFormat('en-US');

/** How old words of the forum are (S2.4): days if at least a day, else hours, else 'Just now'. */
export function agoWords(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime();
  if (age >= DAY) return words.format(-Math.floor(age / DAY), 'day');
  if (age >= HOUR) return words.format(-Math.floor(age / HOUR), 'hour');
  return 'Just now';
}
