import { GOAL_LIMITS, type Goal, MONTH_NAMES } from '@pathkeeper/contract';
import { dayParts, today as localToday } from '../../lib/dates.ts';
import { inWords } from '../../lib/text/in-words.ts';

export const HALF_DATE = 'That day is not complete.';

const yearOf = (localDate: string) => Number(localDate.slice(0, 4));
const withYear = (words: string, localDate: string, today: string, comma = '') =>
  yearOf(localDate) === yearOf(today) ? words : `${words}${comma} ${yearOf(localDate)}`;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** '2 Oct', with the year when it is not this one. */
export function shortDay(localDate: string, today = localToday()): string {
  const { day, month } = dayParts(localDate);
  return withYear(`${day} ${month}`, localDate, today);
}

/** 'December 18', with the year when it is not this one (S3.9). */
function dayOfMonth(localDate: string, today: string): string {
  const month = MONTH_NAMES[Number(localDate.slice(5, 7)) - 1];
  return withYear(`${month} ${dayParts(localDate).day}`, localDate, today, ',');
}

/** The day of the reader's calendar that an instant lies in. */
export const dayOfInstant = (instant: string): string => localToday(new Date(instant));

/** What stands under a goal's name: by when, or since when it is finished. */
export function whenOf(
  { targetDate, completedAt }: Pick<Goal, 'targetDate' | 'completedAt'>,
  today = localToday(),
): string {
  if (completedAt) return `Finished ${dayOfMonth(dayOfInstant(completedAt), today)}`;
  return targetDate ? `By ${dayOfMonth(targetDate, today)}` : 'No date; in its own time';
}

/** 'Three goals kept, one finished in June.' */
export function goalsLine(
  goals: readonly Pick<Goal, 'completedAt'>[],
  today = localToday(),
): string {
  const finished = goals.flatMap(({ completedAt }) => completedAt ?? []);
  const kept = goals.length - finished.length;
  const keptWords = `${inWords(kept)} ${kept === 1 ? 'goal' : 'goals'} kept`;
  if (finished.length === 0) return `${capital(keptWords)}.`;
  const [only] = finished;
  const day = only && dayOfInstant(only);
  const month = day && MONTH_NAMES[Number(day.slice(5, 7)) - 1];
  const when = finished.length === 1 && day && month ? ` in ${withYear(month, day, today)}` : '';
  return `${capital(keptWords)}, ${inWords(finished.length)} finished${when}.`;
}

/** The milestones typed one to a line, or what is wrong with them. */
export function milestonesFrom(lines: string): { titles: string[]; error?: string } {
  const titles = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const long = titles.find((title) => [...title].length > GOAL_LIMITS.title);
  if (titles.length > GOAL_LIMITS.milestones) {
    const error = `A goal can have at most ${GOAL_LIMITS.milestones} milestones. These are ${titles.length}.`;
    return { titles, error };
  }
  if (long) {
    const error = `“${long.slice(0, 24)}…” is longer than ${GOAL_LIMITS.title} characters.`;
    return { titles, error };
  }
  return { titles };
}
