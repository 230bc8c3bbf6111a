import { levelInfo, nextLevel, type Stats } from '@pathkeeper/contract';
import { dayParts } from '../../lib/dates.ts';

interface Figure {
  name: string;
  value: number;
  note: string;
}

/** The figures of a journal; those of the game only while it is played (decision 27). */
export function figuresOf(of: Stats, isPlaying: boolean): Figure[] {
  const { totalEntries, totalWords, currentStreak, longestStreak, xpPoints, level } = of;
  const next = nextLevel(xpPoints);
  const number = (value: number) => value.toLocaleString('en-US');
  const journal: Figure[] = [
    {
      name: totalEntries === 1 ? 'Entry' : 'Entries',
      value: totalEntries,
      note: of.lastEntryDate
        ? `Last on ${shortDay(of.lastEntryDate)}`
        : 'The first is yours to write',
    },
    {
      name: totalWords === 1 ? 'Word' : 'Words',
      value: totalWords,
      note:
        totalEntries > 0 ? `${number(Math.round(totalWords / totalEntries))} a page` : 'None yet',
    },
  ];
  if (!isPlaying) return journal;
  return [
    ...journal,
    {
      name: 'Day streak',
      value: currentStreak,
      note: currentStreak > 0 ? 'And counting' : longestStreak > 0 ? 'At rest' : 'Yours to begin',
    },
    { name: 'Longest streak', value: longestStreak, note: longestStreak === 1 ? 'Day' : 'Days' },
    {
      name: 'XP',
      value: xpPoints,
      note: next ? `${number(next.missing)} to ${next.info.rank}` : 'The path is walked',
    },
    { name: 'Level', value: level, note: levelInfo(level).title },
  ];
}

function shortDay(localDate: string): string {
  const { month, day } = dayParts(localDate);
  return `${month} ${day}, ${Number(localDate.slice(0, 4))}`;
}
