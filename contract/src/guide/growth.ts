import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { calendarDay, mood } from '../core/shapes.ts';
import { PILLAR_IDS } from '../vision/pillars.data.ts';

/** Months in the growth map, the current one included. */
export const GROWTH_MONTHS = 12;

/** A calendar month, YYYY-MM. */
const month = z.string();

/** One number for each month, in the order of `months`. */
const monthly = z.array(z.number());

/** Counts of a user's entries (S1.3; D31, D35). */
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

/** A day with entries. */
const growthDay = z.object({
  date: z.string(),
  /** 0 when every entry of the day was deleted; the streak still counts the day. */
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
  /** The days with entries, oldest first. */
  days: z.array(growthDay),
  /** The days that a free freeze covered (D13). */
  frozen: z.array(z.string()),
  /** The level that opens the days' moods while it is not reached; null when they are given. */
  moodsFrom: z.number().nullable(),
});

export type GrowthYear = z.infer<typeof growthYear>;

/** The pillars of the vision that entries of twelve months speak of, by words of theirs. */
const pillarMonths = z.object({
  months: z.array(month),
  /** Entries that speak of it by a subject of theirs, in the order of the pillars; an entry can speak of several. */
  pillars: z.array(z.object({ pillar: z.enum(PILLAR_IDS), count: z.number(), months: monthly })),
  /** The commonest of those subjects, for each pillar at most three. */
  words: z.record(z.string(), z.array(z.string())),
});

export type PillarMonths = z.infer<typeof pillarMonths>;

const moodMonths = z.object({
  months: z.array(month),
  /** The most frequent first. */
  moods: z.array(z.object({ mood, count: z.number(), months: monthly })),
});

export type MoodMonths = z.infer<typeof moodMonths>;

/** An entry from the same day of another month or year. */
const sameDay = z.object({
  /** '21 Oct', 'A year ago'. */
  label: z.string(),
  entryId: z.number(),
  date: z.string(),
  line: z.string(),
  mood: mood.nullable(),
});

export type SameDay = z.infer<typeof sameDay>;

/** A finding is about one of these; no two shown are about the same matter of the same kind. */
export const FINDINGS = [
  'hours',
  'weekdays',
  'length',
  'length-change',
  'regularity',
  'run',
  'pauses',
  'mood-theme',
  'theme-grown',
  'theme-faded',
  'mood-change',
  'hard-days',
  'quests',
  'reflections',
] as const;

export type FindingKind = (typeof FINDINGS)[number];

/** Numbers to draw as strokes; `marked` are those that the sentence is about. */
const findingChart = z.object({
  /** What is drawn: 'Pages by the hour'. */
  caption: z.string(),
  /** What one stroke stands for: an hour of the day, a day of the week, … */
  by: z.enum(['hour', 'weekday', 'month', 'days-a-week']),
  /** What is counted. */
  unit: z.enum(['page', 'word', 'week']),
  bars: z.array(z.object({ label: z.string(), value: z.number(), marked: z.boolean() })),
});

export type FindingChart = z.infer<typeof findingChart>;

/** One finding about a journal, with its numbers and the entries behind it. */
const finding = z.object({
  kind: z.enum(FINDINGS),
  sentence: z.string(),
  /** How it was counted, where the sentence does not say. */
  note: z.string().nullable(),
  /** Number of entries behind it. */
  count: z.number(),
  /** Up to three of them, newest first; `line` is a verbatim part of the entry. */
  evidence: z.array(z.object({ entryId: z.number(), date: z.string(), line: z.string() })),
  chart: findingChart.nullable(),
});

export type Finding = z.infer<typeof finding>;

/** The minimum number of entries for an analysis. */
export const ANALYSIS_PAGES = 20;

const analysis = z.object({
  /** The twelve months that are analysed, up to today or to the last entry if that is long ago. */
  from: z.string(),
  to: z.string(),
  /** Entries analysed: those of the twelve months, or the latest of very many. */
  pages: z.number(),
  /** Entries of all time. */
  totalEntries: z.number(),
  /** The strongest first; none below `ANALYSIS_PAGES`. */
  findings: z.array(finding),
  /** The level that opens findings about moods, and about their changes, while it is not reached. */
  moodsFrom: z.number().nullable(),
  trendsFrom: z.number().nullable(),
});

export type Analysis = z.infer<typeof analysis>;

/** Short facts for the profile; null where there is not enough data. */
const habits = z.object({
  /** The hour with entries on most days of the last twelve months, 0 to 23. */
  usualHour: z.number().nullable(),
  /** The tag on most entries of those months. */
  favouriteTag: z.string().nullable(),
});

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
  pillars: endpoint({
    method: 'GET',
    path: '/api/growth/pillars',
    summary: 'How many entries of the last twelve months speak of each pillar of the vision',
    access: 'user',
    response: pillarMonths,
  }),
  analysis: endpoint({
    method: 'GET',
    path: '/api/growth-analysis',
    summary: 'What a journal’s last twelve months show, in sentences with their figures and pages',
    access: 'user',
    response: analysis,
  }),
  habits: endpoint({
    method: 'GET',
    path: '/api/growth/habits',
    summary: 'The usual hour and the favourite tag of the last twelve months',
    access: 'user',
    response: habits,
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
