import type { GrowthMetrics } from '@pathkeeper/contract';
import { dayParts, ordinal } from '../../lib/dates.ts';
import { counted, inWords } from '../../lib/text/in-words.ts';
import type { DayRun, StreakDay, StreakDayState } from './map/streak-days.ts';
import type { YearDay, YearMonth } from './year/year-months.ts';

/** 'Dec' of 2025-12. */
export const monthName = (month: string): string => dayParts(`${month}-01`).month;

const numberOf = (date: string): number => Number(date.slice(8));

/** '21 Nov'. */
export const shortDay = (date: string): string => `${numberOf(date)} ${dayParts(date).month}`;

/** What a day that is not a page says for itself. */
export function silenceOf({ date, state, page }: YearDay, today: string): string {
  if (page) return 'What was written here has been taken out again.';
  if (state === 'frozen') return 'Nothing written; a free freeze kept the lamp lit.';
  return date === today ? 'Not a page yet. The day is still open.' : 'Nothing written.';
}

interface Notable {
  firstDate: string | null;
  /** 0 where the game is put away. */
  streak: number;
}

/** A word beside a month that deserves one, or nothing. */
export function monthNote(
  months: readonly YearMonth[],
  index: number,
  { firstDate, streak }: Notable,
): string | null {
  const month = months[index];
  if (!month) return null;
  if (firstDate?.startsWith(month.key))
    return `the first page, the ${ordinal(numberOf(firstDate))}`;
  const length = month.days.length;
  if (month.days.every(({ state }) => state === 'written'))
    return `the long massif: ${length} days`;
  if (index === months.length - 1 && streak >= 3) return `a lamp ${inWords(streak)} days lit`;
  const highest = highestDay(months);
  return highest?.startsWith(month.key) ? `tallest on the ${ordinal(numberOf(highest))}` : null;
}

function highestDay(months: readonly YearMonth[]): string | null {
  const written = months.flatMap(({ days }) => days).filter(({ state }) => state === 'written');
  if (written.length < 5) return null;
  return written.reduce((best, day) =>
    (day.page?.words ?? 0) > (best.page?.words ?? 0) ? day : best,
  ).date;
}

/** The head over the days. */
export function streakTitle(current: number): string {
  if (current === 0) return 'The lamp is resting';
  const words = inWords(current);
  const days = `${words.charAt(0).toUpperCase()}${words.slice(1)} ${current === 1 ? 'day' : 'days'}`;
  return `${days} lit`;
}

/** What there is to say of the last fortnight. A streak at rest is no reproach (D27). */
export function streakSentence(
  { currentStreak, longestStreak }: Pick<GrowthMetrics, 'currentStreak' | 'longestStreak'>,
  days: readonly StreakDay[],
): string {
  if (currentStreak === 0) {
    return longestStreak === 0
      ? 'No lamp yet. Any page lights the first.'
      : `Nothing is lost by resting: the longest run stands at ${counted(longestStreak, 'day')}, and any page lights the next.`;
  }
  const frozen = days.findLast(({ state }) => state === 'frozen');
  const open = days.at(-1)?.state === 'open' ? 'Today is still open. ' : '';
  if (frozen) {
    const day = `${dayParts(frozen.date).weekday} the ${ordinal(numberOf(frozen.date))}`;
    return `${open}${day} went unwritten, and a freeze held the flame. Every week brings one, free.`;
  }
  return `${open}Should a day slip by, a freeze holds the flame: one a week, free, and used by itself.`;
}

/** What kept a day, as a table says it. */
export const KEPT_BY: Record<StreakDayState, string> = {
  lit: 'writing',
  frozen: 'a freeze',
  dark: 'nothing',
  open: 'still open',
};

/** '8–12 Nov', '30 Oct – 2 Nov', '13 Nov'. */
export function runDays({ from, to }: DayRun): string {
  if (from === to) return shortDay(from);
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${numberOf(from)}–${shortDay(to)}`
    : `${shortDay(from)} – ${shortDay(to)}`;
}

/** The streaks in one line. */
export function streakLine({
  currentStreak,
  longestStreak,
}: Pick<GrowthMetrics, 'currentStreak' | 'longestStreak'>): string {
  if (longestStreak === 0) return 'No lamp lit yet.';
  const longest = `The longest run is ${counted(longestStreak, 'day')}.`;
  if (currentStreak === 0) return `The lamp is resting. ${longest}`;
  const lit = streakTitle(currentStreak);
  const title = currentStreak === 1 ? lit : `${lit} in a row`;
  if (currentStreak < longestStreak) return `${title}. ${longest}`;
  return longestStreak === 1 ? `${title}.` : `${title}: no run has been longer.`;
}

/** The first of what was counted, and those left out that stand level with the last of them. */
export function topMoods<M extends { count: number }>(
  moods: readonly M[],
  most: number,
): { shown: M[]; level: M[] } {
  const shown = moods.slice(0, most);
  const last = shown.at(-1)?.count;
  return { shown, level: moods.slice(most).filter(({ count }) => count === last) };
}
