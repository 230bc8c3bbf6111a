import type { Stats } from '@pathkeeper/contract';
import { expect, it } from 'vitest';
import { figuresOf } from './figures-of.ts';

const stats: Stats = {
  totalEntries: 148,
  totalWords: 61_204,
  currentStreak: 12,
  longestStreak: 31,
  frozenDays: [],
  xpPoints: 642,
  level: 4,
  title: 'Path Climber',
  moodMasteryScore: 50,
  lastEntryDate: '2026-11-21',
};
const lines = (of: Stats, isPlaying: boolean) =>
  figuresOf(of, isPlaying).map(({ name, value, note }) => `${name} ${value}: ${note}`);

it('the figures of the profile say what the journal and the game have come to', () => {
  expect(lines(stats, true)).toEqual([
    'Entries 148: Last on Nov 21, 2026',
    'Words 61204: 414 a page',
    'Day streak 12: And counting',
    'Longest streak 31: Days',
    'XP 642: 358 to Builder',
    'Level 4: Path Climber',
  ]);
});

it('an empty journal is told what is to come, and in quiet nothing of the game', () => {
  const empty = { ...stats, totalEntries: 0, totalWords: 0, lastEntryDate: null };
  expect(lines(empty, false)).toEqual([
    'Entries 0: The first is yours to write',
    'Words 0: None yet',
  ]);
});
