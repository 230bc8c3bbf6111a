import { addDays, type GrowthYear, type Mood } from '@pathkeeper/contract';

/** Days of a season, the last one shown among them. */
export const SEASON_DAYS = 90;

/** On how many days of the season each mood was the most frequent, the commonest first. */
export function seasonMoods({
  days,
  to,
}: Pick<GrowthYear, 'days' | 'to'>): { mood: Mood; days: number }[] {
  const since = addDays(to, 1 - SEASON_DAYS);
  const counts = new Map<Mood, number>();
  for (const { date, mood } of days) {
    if (mood && date >= since && date <= to) counts.set(mood, (counts.get(mood) ?? 0) + 1);
  }
  return [...counts]
    .map(([mood, count]) => ({ mood, days: count }))
    .sort((a, b) => b.days - a.days || (a.mood < b.mood ? -1 : 1));
}
