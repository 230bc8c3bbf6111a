import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDay, mood } from './shapes.ts';

/** Months that the growth map looks back over, the present one among them. */
export const GROWTH_MONTHS = 12;

/** A calendar month, YYYY-MM. */
const month = z.string();

/** One figure for each month, in the order of `months`. */
const monthly = z.array(z.number());

/** What somebody's entries add up to (document 1 section 3; decisions 31 and 35). */
const growthMetrics = z.object({
  /**
   * The most frequent first. `percentage` is of the entries that have a mood, in whole numbers that
   * add up to 100.
   */
  moodTrends: z.array(z.object({ mood, percentage: z.number(), count: z.number() })),
  /** The most frequent first, at most eight. `frequency` counts entries of all time. */
  commonThemes: z.array(z.object({ theme: z.string(), frequency: z.number(), months: monthly })),
  /** The last twelve months of the writer's calendar, oldest first. */
  months: z.array(month),
  totalEntries: z.number(),
  totalWords: z.number(),
  longestStreak: z.number(),
  currentStreak: z.number(),
  xpPoints: z.number(),
  /** Local date of the oldest entry. */
  firstDate: z.string().nullable(),
});

export type GrowthMetrics = z.infer<typeof growthMetrics>;

/** A day on which something was written. */
const growthDay = z.object({
  date: z.string(),
  /** 0 where every page of the day has been deleted since; the streak counts it all the same. */
  entries: z.number(),
  words: z.number(),
  /** The mood the day had most often; null below the level of `moodsFrom`. */
  mood: mood.nullable(),
  /** The day's longest entry, and how it begins. */
  entryId: z.number().nullable(),
  line: z.string().nullable(),
});

export type GrowthDay = z.infer<typeof growthDay>;

const growthYear = z.object({
  /** The first day of the first of twelve months, and the last day that is shown. */
  from: z.string(),
  to: z.string(),
  /** The days written, oldest first; the others were silent. */
  days: z.array(growthDay),
  /** The days that a free freeze covered (decision 13). */
  frozen: z.array(z.string()),
  /** The level that opens the days' moods while it is not reached; null when they are given. */
  moodsFrom: z.number().nullable(),
});

export type GrowthYear = z.infer<typeof growthYear>;

const moodMonths = z.object({
  months: z.array(month),
  /** The most frequent first. */
  moods: z.array(z.object({ mood, count: z.number(), months: monthly })),
});

export type MoodMonths = z.infer<typeof moodMonths>;

/** A page from the same day of another month or year. */
const sameDay = z.object({
  /** '21 Oct', 'A year ago'. */
  label: z.string(),
  entryId: z.number(),
  date: z.string(),
  line: z.string(),
  mood: mood.nullable(),
});

export type SameDay = z.infer<typeof sameDay>;

export const growth = {
  metrics: endpoint({
    method: 'GET',
    path: '/api/growth-metrics',
    summary: 'Moods as percentages, the eight commonest themes, totals and streaks',
    access: 'user',
    response: growthMetrics,
  }),
  year: endpoint({
    method: 'GET',
    path: '/api/growth/year',
    summary: 'The days written in the twelve months up to a day, today unless given',
    access: 'user',
    query: z.object({ to: calendarDay.optional() }),
    response: growthYear,
  }),
  moods: endpoint({
    method: 'GET',
    path: '/api/growth/moods',
    summary: 'How often each mood was recorded in each of the last twelve months',
    access: 'user',
    response: moodMonths,
  }),
  onThisDay: endpoint({
    method: 'GET',
    path: '/api/growth/on-this-day',
    summary: 'What was written on the same day of other months and years, newest first',
    access: 'user',
    query: z.object({ date: calendarDay.optional() }),
    response: z.array(sameDay),
  }),
};
