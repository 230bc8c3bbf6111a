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
  reflections: 96,
  insightsKept: 23,
  questsDone: 37,
};
const BADGES = { earned: 6, all: 24 };
const lines = (...of: Parameters<typeof figuresOf>) =>
  figuresOf(...of).map(({ name, value, note }) => `${name} ${value}: ${note}`);

it('the figures of the profile say what the journal and the game have come to', () => {
  expect(lines(stats, BADGES, true)).toEqual([
    'Journal entries 148: Last on Nov 21, 2026',
    'Words written 61204: 414 a page',
    'Current streak 12: Longest streak 31',
    'XP points 642: Level 4, Climber; 358 to Builder',
    'Badges 6: Of 24',
  ]);
});

it('badges that did not come are no nought', () => {
  expect(lines(stats, null, true).at(-1)).toBe('Badges null: ');
});

it('an empty journal is told what is to come, and in quiet nothing of the game', () => {
  const empty = { ...stats, totalEntries: 0, totalWords: 0, lastEntryDate: null };
  expect(lines(empty, BADGES, false)).toEqual([
    'Journal entries 0: The first is yours to write',
    'Words written 0: None yet',
  ]);
});
