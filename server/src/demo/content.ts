import type { InsightCategory, InsightSource } from '@pathkeeper/contract';

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

/** What a persona has beside the journal. */
export interface PersonaContent {
  emblem: string;
  insights: readonly InsightSeed[];
  goals: readonly GoalSeed[];
  lifePath: QuestionnaireAnswers | null;
  guideRequests: GuideRequests;
}
