import { BADGES, type Badge, levelInfo, type Stats } from '@pathkeeper/contract';
import { describe, expect, it } from 'vitest';
import {
  bandOf,
  earningsLine,
  inOrder,
  progressLine,
  statsRows,
  streakLine,
} from './progress-words.ts';

const badge = (id: string, fields: Partial<Badge> = {}): Badge => ({
  id,
  userId: 2,
  name: BADGES.find((each) => each.id === id)?.name ?? id,
  description: '',
  icon: id,
  requirement: '',
  xpReward: 25,
  unlockedAt: null,
  progress: { current: 0, target: 1 },
  requiredLevel: null,
  ...fields,
});

const stats = (fields: Partial<Stats>) =>
  statsRows({
    totalEntries: 0,
    totalWords: 0,
    currentStreak: 0,
    longestStreak: 0,
    frozenDays: [],
    xpPoints: 0,
    level: 1,
    title: 'Reflective Wanderer',
    moodMasteryScore: 0,
    lastEntryDate: null,
    reflections: 0,
    insightsKept: 0,
    questsDone: 0,
    ...fields,
  }).map(({ name, value }) => `${name}: ${value}`);

describe('the words of progress', () => {
  it('name the band of a rank', () => {
    expect(bandOf(levelInfo(1))).toBe('0 to 99 XP');
    expect(bandOf(levelInfo(9))).toBe('5,000 to 9,999 XP');
    expect(bandOf(levelInfo(10))).toBe('10,000 XP and up');
  });

  it('count days, and reproach nobody when there are none', () => {
    expect(stats({})).toEqual(['Streak: yours to begin', 'Entries: none yet']);
    expect(stats({ longestStreak: 31, totalEntries: 1148 })).toEqual([
      'Streak: at rest',
      'Longest: 31 days',
      'Entries: 1,148',
    ]);
    expect(stats({ currentStreak: 1, longestStreak: 1, totalEntries: 1 })[0]).toBe('Streak: 1 day');
    expect([streakLine(0), streakLine(1), streakLine(12)]).toEqual([
      null,
      '1 day',
      '12 days in a row',
    ]);
  });

  it('say what was earned', () => {
    const [first, night] = [badge('first-page'), badge('night-watch')] as const;
    expect(earningsLine({ xpAwarded: 10, newBadges: [] })).toBe('+10 XP.');
    expect(earningsLine({ xpAwarded: 35, newBadges: [first] })).toBe(
      '+35 XP, and the badge First Page.',
    );
    expect(earningsLine({ xpAwarded: 60, newBadges: [first, night] })).toBe(
      '+60 XP, and the badges First Page and Night Watch.',
    );
    expect(earningsLine({ xpAwarded: 0, newBadges: [] })).toBe('');
  });
});

describe('badges', () => {
  it('stand earned first, then the nearest, and last what a level keeps shut', () => {
    const ids = inOrder([
      badge('entries-10', { progress: { current: 2, target: 10 } }),
      badge('streak-3', { progress: { current: 2, target: 3 }, requiredLevel: 4 }),
      badge('entries-100', { progress: { current: 90, target: 100 } }),
      badge('quest-first'),
      badge('first-page', { unlockedAt: '2026-11-01T10:00:00.000Z' }),
      badge('night-watch', { unlockedAt: '2026-11-20T23:00:00.000Z' }),
    ]).map(({ id }) => id);
    expect(ids).toEqual([
      'night-watch',
      'first-page',
      'entries-100',
      'quest-first',
      'entries-10',
      'streak-3',
    ]);
  });

  it('say how far it is', () => {
    expect(progressLine(badge('quest-first'))).toBe('not yet');
    expect(progressLine(badge('x', { progress: { current: 6, target: 10 } }))).toBe('6 of 10');
    expect(
      progressLine(badge('x', { progress: { current: 2, target: 3 }, requiredLevel: 4 })),
    ).toBe('2 of 3, from level 4');
  });
});
