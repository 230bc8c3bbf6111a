import { MONTH_NAMES, MOODS, type Mood } from '@pathkeeper/contract';

/** How the findings put things. */

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** 1,204. */
export const figure = (count: number): string => count.toLocaleString('en-US');

/** A count as the lesser side of a comparison: 'none', '1,204'. */
export const orNone = (count: number): string => (count === 0 ? 'none' : figure(count));

/** '1 page', '1,204 pages'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

/** 'the 3rd of March', with the year unless it is that of `beside`. */
export function spelledDay(date: string, beside: string): string {
  const [year = '', month, day] = date.split('-');
  const spelled = `the ${ordinal(Number(day))} of ${MONTH_NAMES[Number(month) - 1]}`;
  return beside.startsWith(year) ? spelled : `${spelled} ${year}`;
}

function ordinal(day: number): string {
  const suffix = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
}

/** A mood as it stands in a sentence. */
export const moodWord = (mood: Mood): string => MOODS[mood].label.toLowerCase();

/** '21:00'. */
export const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
