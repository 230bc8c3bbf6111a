import { z } from 'zod';
import { instant, localDate, mood } from '../core/shapes.ts';

/** Who wrote a reflection: the built-in guide, or a model that the operator has configured. */
export const guideSource = z.object({
  kind: z.enum(['built-in', 'model']),
  /** What the interface calls it. */
  name: z.string(),
});

export type GuideSource = z.infer<typeof guideSource>;

/** A verbatim part of one of the user's entries, and the guide's note on it (D31). */
export const guideQuote = z.object({
  entryId: z.number(),
  localDate,
  text: z.string(),
  note: z.string(),
});

export type GuideQuote = z.infer<typeof guideQuote>;

const written = {
  /** Milliseconds. */
  processingTime: z.number(),
  quotes: z.array(guideQuote),
  source: guideSource,
  createdAt: instant,
};

/** What the guide answers to one entry (S1.3, D34). */
export const entryReflection = z.object({
  insights: z.array(z.string()),
  reflectionQuestion: z.string(),
  growthPattern: z.string(),
  ...written,
});

export type EntryReflection = z.infer<typeof entryReflection>;

/** Counts and trends of a period; from SQL, never from a guide, and as they are now (D31). */
const period = {
  /** Entries of the period were written, edited or deleted after the guide wrote this. */
  isOutdated: z.boolean(),
  entryCount: z.number(),
  words: z.number(),
  days: z.array(
    z.object({
      date: localDate,
      /** The longest entry of the day. */
      entryId: z.number(),
      /** Its first line; empty when it is not read back. */
      line: z.string(),
      mood: mood.nullable(),
      words: z.number(),
    }),
  ),
  question: z.string(),
  title: z.string(),
  goalProgressAssessment: z.string().optional(),
  ...written,
};

export const weeklyReflection = z.object({
  weekStart: localDate,
  dominantMoods: z.array(z.string()),
  commonThemes: z.string(),
  growthObservations: z.string(),
  directionAndMomentum: z.string(),
  emergingGoals: z.array(z.string()),
  weeklyInsight: z.string(),
  ...period,
});

export type WeeklyReflection = z.infer<typeof weeklyReflection>;

export const monthlyReflection = z.object({
  month: z.string(),
  year: z.number(),
  moodTrends: z.string(),
  keyThemes: z.string(),
  growthJourney: z.string(),
  lifeDirection: z.string(),
  emergingGoals: z.array(z.string()),
  goalAchievementSuggestions: z.array(z.string()),
  monthlyWisdom: z.string(),
  ...period,
});

export type MonthlyReflection = z.infer<typeof monthlyReflection>;
