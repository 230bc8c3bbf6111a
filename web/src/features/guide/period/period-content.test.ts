import { expect, it } from 'vitest';
import { monthContent, sizeLine, weekContent } from './period-content.ts';

const day = (date: string) => ({ date, entryId: 1, line: 'A line.', mood: null, words: 100 });

it('a week is prose, what was counted, and no paragraph about nothing', () => {
  const week = {
    commonThemes: 'Seven pages.',
    growthObservations: ' ',
    directionAndMomentum: 'Towards the water.',
    weeklyInsight: 'You answered.',
    emergingGoals: ['finish the drawings'],
    dominantMoods: ['calm', 'grateful'],
    entryCount: 3,
    words: 2740,
    days: [day('2026-11-15'), day('2026-11-16')],
  };
  expect(weekContent(week as never)).toEqual({
    insight: 'You answered.',
    prose: ['Seven pages.', 'Towards the water.'],
    goals: ['finish the drawings'],
    suggestions: [],
    leaders: [
      { name: 'Days written', value: '2 of 7' },
      { name: 'Pages', value: '3' },
      { name: 'Words', value: '2,740' },
      { name: 'Most often', value: 'Calm, Grateful' },
    ],
  });
});

it('a month has as many days as the calendar gives it', () => {
  const month = {
    keyThemes: 'The harbour.',
    growthJourney: '',
    moodTrends: '',
    lifeDirection: '',
    monthlyWisdom: '',
    emergingGoals: [],
    goalAchievementSuggestions: ['Ring Tomas.'],
    entryCount: 1,
    words: 1,
    month: 'February',
    year: 2024,
    days: [day('2024-02-03')],
  };
  expect(monthContent(month as never).leaders[0]?.value).toBe('1 of 29');
  const empty = { ...month, month: 'April', days: [] };
  expect(monthContent(empty as never).leaders[0]?.value).toBe('0 of 30');
  expect(monthContent(month as never).suggestions).toEqual(['Ring Tomas.']);
});

it('a period is as long as its pages', () => {
  expect(sizeLine({ entryCount: 7, words: 2740 })).toBe('seven pages, 2,740 words');
  expect(sizeLine({ entryCount: 1, words: 1 })).toBe('one page, 1 word');
  expect(sizeLine({ entryCount: 31, words: 0 })).toBe('31 pages, 0 words');
});
