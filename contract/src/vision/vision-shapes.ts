import { z } from 'zod';
import { answeredId, idOf, instant, localDate } from '../core/shapes.ts';
import { goal } from '../goals.ts';
import { safetyAnswer } from '../guide/safety.ts';
import { PILLAR_IDS, VISION_SOURCES, VISION_TOOLS } from './pillars.data.ts';

/** One of the seven, by its id. */
export const pillarId = z.enum(PILLAR_IDS, {
  error: `The pillar must be one of: ${PILLAR_IDS.join(', ')}.`,
});

/** Where words come from: what was answered in a tool, or a message to the architect. */
export const visionPassageSource = z.object({
  kind: z.enum(['response', 'message']),
  id: z.number(),
  /** The pillar that the question was about. */
  pillar: z.enum(PILLAR_IDS).nullable(),
});

export type VisionPassageSource = z.infer<typeof visionPassageSource>;

/** The person's own words behind a phrase or a step, letter by letter, and where they stand. */
export const visionQuote = z.object({ quote: z.string(), source: visionPassageSource });

export type VisionQuote = z.infer<typeof visionQuote>;

/** What each part of a goal goes back to; empty for a goal made by hand. */
export const visionEvidence = z.object({
  phrase: visionQuote.nullable(),
  title: visionQuote.nullable(),
  /** By the milestone's id. */
  milestones: z.record(z.string(), visionQuote),
});

export type VisionEvidence = z.infer<typeof visionEvidence>;

/** A goal of the vision (D66): a goal with a pillar or a category of one's own, and its words. */
export const visionGoal = goal.extend({
  pillar: z.enum(PILLAR_IDS).nullable(),
  /** A category of one's own; null where there is a pillar. Neither: it is an ordinary goal. */
  category: z.string().nullable(),
  phrase: z.string().nullable(),
  /** #rrggbb. */
  color: z.string(),
  /** An emoji. */
  icon: z.string(),
  /** What stands in the way. */
  obstacle: z.string().nullable(),
  /** "When …, then …". */
  whenThen: z.string().nullable(),
  /** Its place in the order, from 0. */
  position: z.number(),
  source: z.enum(VISION_SOURCES),
  evidence: visionEvidence,
});

export type VisionGoal = z.infer<typeof visionGoal>;

/** A goal as the documents' calls answer it (S3.3). */
export const ultimateGoal = z.object({
  title: z.string(),
  phrase: z.string(),
  color: z.string(),
  icon: z.string(),
  milestones: z.array(z.string()),
  /** Asked where no step was named: none is invented (D69). */
  question: z.string().nullable().optional(),
});

export type UltimateGoal = z.infer<typeof ultimateGoal>;

/** Helplines, and how urgent the words were (D76): with `now` no board is made. */
export const visionSafety = safetyAnswer.extend({ tier: z.enum(['now', 'quiet']) });

/**
 * Who chose, among the person's own sentences, what stands on a board: the rules of this server, or the
 * outside model that was asked. Null where nothing was made, or before this was recorded.
 */
const chosenBy = z.enum(['rules', 'model']).nullable();

/** What a tool has made of answers (S3.3). */
export const visionResult = z.object({
  /** With nothing to build from, a sentence that says so; the empty text beside `safety` of `now`. */
  lifeVisionSummary: z.string(),
  /** By pillar, in the order of the pillars. */
  ultimateGoals: z.record(z.string(), ultimateGoal),
  /** What was said, by the name of its pillar. */
  extractedCategories: z.record(z.string(), z.string()),
  chosenBy,
  /** Where answers and result are kept; null when there was nothing to keep. */
  responseId: answeredId('visionResponse').nullable(),
  /** Pillars that hold a goal already: what was made for them waits to be taken over. */
  waiting: z.array(z.enum(PILLAR_IDS)),
  /** Pillars of whose answers nothing was made because they may tell of danger; beside `now` all others wait for them. */
  withheld: z.array(z.enum(PILLAR_IDS)),
  safety: visionSafety.nullable(),
});

export type VisionResult = z.infer<typeof visionResult>;

/** One question and what was answered. */
export const visionAnswer = z.object({
  pillar: z.enum(PILLAR_IDS),
  pillarName: z.string(),
  question: z.string(),
  answer: z.string(),
});

export type VisionAnswer = z.infer<typeof visionAnswer>;

/** Answers as they were given in a tool, and what was made of them; never overwritten. */
export const visionResponse = z.object({
  id: answeredId('visionResponse'),
  kind: z.enum(VISION_TOOLS),
  /** Empty for the chat, whose messages stand in the conversation. */
  answers: z.array(visionAnswer),
  lifeVisionSummary: z.string(),
  ultimateGoals: z.record(z.string(), ultimateGoal),
  extractedCategories: z.record(z.string(), z.string()),
  chosenBy,
  /** Pillars whose goal waits to be taken over. */
  waiting: z.array(z.enum(PILLAR_IDS)),
  /** Pillars of which somebody said that what stands there is kept. */
  kept: z.array(z.enum(PILLAR_IDS)),
  /** Pillars whose goal came from here and whose earlier goal can be brought back. */
  takenOver: z.array(z.enum(PILLAR_IDS)),
  createdAt: instant,
});

export type VisionResponse = z.infer<typeof visionResponse>;

const place = z.object({ x: z.number(), y: z.number() });

/** Where things lie on the boards; what was never moved is absent. */
export const visionBoardLayout = z.object({
  /** By the pillar's id. */
  pillars: z.record(z.string(), place),
  /** By the goal's id. */
  cards: z.record(z.string(), place),
});

export type VisionBoardLayout = z.infer<typeof visionBoardLayout>;

/** A board (S3.3). Its id is null until something was moved on it. */
export const visionBoard = z.object({
  id: idOf('visionBoard', z.number()).nullable(),
  name: z.string(),
  isDefault: z.boolean(),
  layout: visionBoardLayout,
  updatedAt: instant.nullable(),
});

export type VisionBoard = z.infer<typeof visionBoard>;

/** What somebody has committed to (D70). */
export const visionCommitment = z.object({
  /** HH:MM of the writer's clock; null without a commitment. */
  commitmentTime: z.string().nullable(),
  /** The day of committing; it is asked from the day after. */
  since: localDate.nullable(),
  /** Nothing is asked before this day. */
  pausedUntil: localDate.nullable(),
});

export type VisionCommitment = z.infer<typeof visionCommitment>;

/** The step of one day, as it was answered. */
export const dailyStep = z.object({
  localDate,
  step: z.string(),
  pillar: z.enum(PILLAR_IDS).nullable(),
  goalId: answeredId('goal').nullable(),
  milestoneId: answeredId('milestone').nullable(),
  /** The journal entry that it became; null without one, and once that is deleted. */
  entryId: answeredId('entry').nullable(),
  answeredAt: instant,
});

export type DailyStep = z.infer<typeof dailyStep>;

/** What is asked today. */
export const visionToday = z.object({
  /** Whether to ask now. */
  due: z.boolean(),
  question: z.string(),
  answered: z.boolean(),
  /** The writer's day. */
  localDate,
  /** When it is asked on this day; null on a day on which it is not. */
  dueAt: instant.nullable(),
  /** This day's answer. */
  step: dailyStep.nullable(),
  /**
   * The next open step of each goal, to choose from: at most seven, in the order of the goals. Empty
   * without a commitment.
   */
  choices: z.array(
    z.object({
      goalId: answeredId('goal'),
      milestoneId: answeredId('milestone'),
      pillar: z.enum(PILLAR_IDS).nullable(),
      category: z.string().nullable(),
      title: z.string(),
      /** Its place among the steps of its goal, from 1, and how many those are. */
      place: z.number(),
      of: z.number(),
    }),
  ),
});

export type VisionToday = z.infer<typeof visionToday>;

/** The latest entries that speak of a goal: tied to it by the writer, or found by words they share. */
export const visionGoalEntries = z.object({
  goalId: answeredId('goal'),
  pillar: z.enum(PILLAR_IDS).nullable(),
  entries: z.array(
    z.object({
      id: answeredId('entry'),
      localDate,
      /** Its first line. */
      line: z.string(),
      how: z.enum(['chosen', 'words']),
      /** The words that both hold; empty where the writer chose it. */
      words: z.array(z.string()),
    }),
  ),
});

export type VisionGoalEntries = z.infer<typeof visionGoalEntries>;

/** How many people use what, in numbers alone. */
export const visionUse = z.object({
  /** With a goal of the vision. */
  goals: z.number(),
  /** Who moved something on a board. */
  boards: z.number(),
  form: z.number(),
  journey: z.number(),
  /** Who made a board with the architect. */
  architect: z.number(),
  commitments: z.number(),
  /** Who answered the daily question in the last thirty days. */
  dailySteps30d: z.number(),
});

export type VisionUse = z.infer<typeof visionUse>;
