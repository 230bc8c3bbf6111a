import type { InsightCategory, InsightSource, PillarId } from '@pathkeeper/contract';

/**
 * When something happened: with the entry that contains these words, or at that share (0 to 1) of the
 * persona's days. What belongs to an entry that this year does not have is left out.
 */
export type When = string | number;

/** An insight, saved to the vault on the evening after the entry that it comes from. */
export interface InsightSeed {
  when: When;
  title: string;
  content: string;
  category: InsightCategory;
  source?: InsightSource;
}

/** A step of a goal. */
export interface Step {
  title: string;
  description?: string;
  /** A share of the persona's days; beyond 1 lies ahead. */
  due?: number;
  /** Absent while it is still to be done. */
  done?: When;
}

/** A progress note of a goal, linked to the entry it refers to. */
export interface ProgressNote {
  when: When;
  text: string;
  /** Index of the step that it belongs to. */
  step?: number;
  value?: number;
}

/** A goal of a persona. */
export interface GoalSeed {
  title: string;
  description: string;
  set: When;
  due?: number;
  steps: readonly Step[];
  notes: readonly ProgressNote[];
  /** Absent while it is still to be reached. */
  reached?: When;
}

/** The sixteen answers of the questionnaire, and when they were given. */
export interface QuestionnaireAnswers {
  when: number;
  answers: readonly string[];
}

/** On how many of the latest entries, weeks and months the guide is asked to reflect. */
export interface GuideRequests {
  entries: number;
  weeks: number;
  months: number;
  /** Whether the reflections on the last whole week and month are saved to the vault. */
  savesReflections: boolean;
}

/** A conversation with the architect, what was made of it, and what came of that (S3.2.6, D70). */
export interface VisionSeed {
  /** A share of the persona's days. */
  when: number;
  /** What was said to the first question, and to the one about each pillar. */
  opening: string;
  answers: Readonly<Record<PillarId, string>>;
  /** What stands in the way of a pillar, and what is done then. */
  plans: Readonly<Partial<Record<PillarId, { obstacle: string; whenThen: string }>>>;
  /** How many of a pillar's steps are done. */
  done: Readonly<Partial<Record<PillarId, number>>>;
  /** Cards that were moved on the board. */
  moves: Readonly<Partial<Record<PillarId, { x: number; y: number }>>>;
  /** HH:MM of the daily question. */
  commitmentTime: string;
  /** What was answered to it, and how many days ago. */
  days: readonly { ago: number; pillar: PillarId; step: string }[];
}

/** What a persona has beside the journal. */
export interface PersonaContent {
  emblem: string;
  insights: readonly InsightSeed[];
  goals: readonly GoalSeed[];
  lifePath: QuestionnaireAnswers | null;
  vision?: VisionSeed;
  guideRequests: GuideRequests;
}
