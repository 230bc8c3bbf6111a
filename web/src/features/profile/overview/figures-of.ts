import { levelInfo, nextLevel, type Stats } from '@pathkeeper/contract';
import { monthDayYear } from '../../../lib/dates.ts';
import { figure } from '../../../lib/text/in-words.ts';

interface Figure {
  name: string;
  /** Null while it is not known. */
  value: number | null;
  note: string;
}

/** Badges earned and badges there are; null while they are not known. */
type Badges = { earned: number; all: number } | null;

/**
 * The figures of a journal (S1.2); those of the game only while it is played
 * (D27).
 */
export function figuresOf(of: Stats, badges: Badges, isPlaying: boolean): Figure[] {
  const { totalEntries, totalWords, currentStreak, longestStreak, xpPoints, level } = of;
  const journal: Figure[] = [
    {
      name: totalEntries === 1 ? 'Journal entry' : 'Journal entries',
      value: totalEntries,
      note: of.lastEntryDate
        ? `Last on ${monthDayYear(of.lastEntryDate)}`
        : 'The first is yours to write',
    },
    {
      name: totalWords === 1 ? 'Word written' : 'Words written',
      value: totalWords,
      note:
        totalEntries > 0 ? `${figure(Math.round(totalWords / totalEntries))} a page` : 'None yet',
    },
  ];
  if (!isPlaying) return journal;
  const next = nextLevel(xpPoints);
  return [
    ...journal,
    {
      name: 'Current streak',
      value: currentStreak,
      note: longestStreak > 0 ? `Longest streak ${figure(longestStreak)}` : 'Yours to begin',
    },
    {
      name: 'XP points',
      value: xpPoints,
      note: `Level ${level}, ${levelInfo(level).rank}${next ? `; ${figure(next.missing)} to ${next.info.rank}` : ''}`,
    },
    {
      name: badges?.earned === 1 ? 'Badge' : 'Badges',
      value: badges?.earned ?? null,
      note: badges ? `Of ${figure(badges.all)}` : '',
    },
  ];
}
