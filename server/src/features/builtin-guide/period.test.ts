import { expect, it } from 'vitest';
import { pageOf, periodRequest } from '../../../test/guide-requests.ts';
import type { GuideEntry, PeriodRequest } from '../guide-provider/index.ts';
import { monthOf, weekOf } from './period.ts';

const on = (day: number, content: string): GuideEntry =>
  pageOf(day, content, { localDate: `2026-11-${String(day).padStart(2, '0')}` });
const request = (pages: GuideEntry[], more: Partial<PeriodRequest> = {}): PeriodRequest => ({
  ...periodRequest,
  kind: 'month',
  from: '2026-11-01',
  to: '2026-11-30',
  pages,
  entryCount: pages.length,
  words: 60,
  moods: [
    { mood: 'calm', count: 2 },
    { mood: 'sad', count: 2 },
  ],
  themes: [{ theme: 'Tomas', count: 3 }],
  before: { entryCount: 1, words: 20, moods: [] },
  ...more,
});
const pages = [
  on(3, 'Tomas came by with the ladder. I wanted him to stay.'),
  on(9, 'The bins. Nothing else happened until supper.'),
  on(14, 'I rang Tomas and said I was sorry, and I meant it.'),
];

it('tells the days of what came back, moods with their ties, and numbers; nothing explains', () => {
  const month = monthOf(request(pages));
  expect(month.keyThemes).toBe('“Tomas”: November 3 and November 14.');
  expect(month.moodTrends).toBe('Moods as recorded: calm 2, sad 2.');
  expect(month.growthJourney).toBe('60 words on 3 pages; the month before, 20 words on 1 page.');
  expect([month.lifeDirection, month.emergingGoals, month.goalAchievementSuggestions]).toEqual([
    '',
    [],
    [],
  ]);
  expect(month.quotes.map(({ entryId }) => entryId)).toEqual([3, 9, 14]);
  expect(month.question).toMatch(/\?$/);
});

it('says of one entry that it is one, and shows it', () => {
  const month = monthOf(request(pages.slice(0, 1)));
  expect(month).toMatchObject({
    monthlyWisdom: '1 page this month, of November 3.',
    keyThemes: '',
    question: '',
  });
  expect(month.quotes).toHaveLength(1);
});

it('asks nothing of a week in which somebody died', () => {
  const week = weekOf(request([...pages, on(15, 'Dad died at six.')], { kind: 'week' }));
  expect(week.question).toBe('');
  expect(week.weeklyInsight).toBe('4 pages this week, kept as they were written.');
});
