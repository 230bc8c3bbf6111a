import type { GrowthDay, Mood } from '@pathkeeper/contract';
import { expect, it } from 'vitest';
import { seasonMoods } from './season.ts';

const day = (date: string, mood: Mood | null): GrowthDay => ({
  ...{ date, mood, entries: 1, words: 9, entryId: 1, line: '' },
});

it('the season is ninety days: those before it, and days without a mood, are not counted', () => {
  const days = [
    day('2026-08-23', 'sad'),
    day('2026-08-24', 'sad'),
    day('2026-10-01', 'calm'),
    day('2026-10-02', 'calm'),
    day('2026-11-01', null),
    day('2026-11-21', 'happy'),
  ];
  expect(seasonMoods({ days, to: '2026-11-21' })).toEqual([
    { mood: 'calm', days: 2 },
    { mood: 'happy', days: 1 },
    { mood: 'sad', days: 1 },
  ]);
});
