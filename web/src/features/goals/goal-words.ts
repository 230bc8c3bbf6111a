import { GOAL_LIMITS, type Goal, MONTH_NAMES } from '@pathkeeper/contract';
import { dayHere, today as localToday, longMonthDay } from '../../lib/dates.ts';
import { inWords } from '../../lib/text/in-words.ts';

export const HALF_DATE = 'That day is not complete.';

const yearOf = (localDate: string) => Number(localDate.slice(0, 4));
const withYear = (words: string, localDate: string, today: string) =>
  yearOf(localDate) === yearOf(today) ? words : `${words} ${yearOf(localDate)}`;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What stands under a goal's name: by when, or since when it is finished. */
export function whenOf(
  { targetDate, completedAt }: Pick<Goal, 'targetDate' | 'completedAt'>,
  today = localToday(),
): string {
  if (completedAt) return `Finished ${longMonthDay(dayHere(completedAt), today)}`;
  return targetDate ? `By ${longMonthDay(targetDate, today)}` : 'No date; in its own time';
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
  const day = only && dayHere(only);
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
