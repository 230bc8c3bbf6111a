import { lifePath } from '@pathkeeper/contract';
import { z } from 'zod';

// The shapes of a guide's drafts. Quotations come first, so that a model chooses its evidence before it
// writes. Every field is required and unbounded: providers that enforce a schema support little more,
// and the output checks limit the lengths.

const quotes = z.array(z.object({ entryId: z.number(), text: z.string(), note: z.string() }));

export const reflectionShape = z.object({
  quotes,
  insights: z.array(z.string()),
  growthPattern: z.string(),
  reflectionQuestion: z.string(),
});

const period = {
  quotes,
  title: z.string(),
  emergingGoals: z.array(z.string()),
  goalProgressAssessment: z.string(),
  question: z.string(),
};

export const weekShape = z.object({
  ...period,
  commonThemes: z.string(),
  growthObservations: z.string(),
  directionAndMomentum: z.string(),
  weeklyInsight: z.string(),
});

export const monthShape = z.object({
  ...period,
  moodTrends: z.string(),
  keyThemes: z.string(),
  growthJourney: z.string(),
  lifeDirection: z.string(),
  goalAchievementSuggestions: z.array(z.string()),
  monthlyWisdom: z.string(),
});

/** The analysis without the fields that the server adds. */
export const lifePathShape = z.object({
  quotes: lifePath.shape.quotes,
  ...lifePath.omit({ quotes: true, source: true, processingTime: true }).shape,
});

/** What of a conversation a vision is made of: exact words only. */
export const visionShape = z.object({
  pillars: z.array(
    z.object({ pillar: z.string(), phrase: z.string(), milestones: z.array(z.string()) }),
  ),
});
