import type { PillarId, VisionPassageSource } from '@pathkeeper/contract';

/** Something the person wrote. */
export interface Passage {
  source: VisionPassageSource;
  /**
   * The pillar whose own question it answers, as in a form: it becomes the goal of that pillar. Without one,
   * each sentence is placed by its words.
   */
  pillar?: PillarId | undefined;
  /** The pillar that was asked about in a conversation: a hint, not a certainty. */
  asked?: PillarId | null | undefined;
  /**
   * What the question before it asked for, where an answer in a few words takes its sense from it: a wish,
   * or a way there. Absent, only whole sentences are read.
   */
  wants?: 'wish' | 'way' | undefined;
  /** A sentence beside words of danger: only a plain wish or plan of it is used. */
  isPart?: boolean;
  text: string;
}

/** A verbatim part of what the person wrote, and where it stands. */
export interface Evidence {
  source: VisionPassageSource;
  quote: string;
}

/** A step, cut from the person's own sentence, which `quote` is whole. */
export interface DraftedMilestone extends Evidence {
  title: string;
}

export interface DraftedPillar {
  pillar: PillarId;
  /** The pillar's name; in drafts of before that perhaps words of the person's, which `evidence.title` names. */
  title: string;
  /** One sentence of the person's, letter by letter. */
  phrase: string;
  milestones: DraftedMilestone[];
  /** Asked instead of inventing a step; null where there is one. */
  question: string | null;
  evidence: { title: Evidence | null; phrase: Evidence };
}

/** What can be built from what was said, and from nothing else (D69). */
export interface VisionDraft {
  /** In the order of the journey. Pillars of which nothing usable was said are missing. */
  pillars: DraftedPillar[];
  /** Up to five sentences with one quotation each; empty when there is no pillar. */
  summary: string;
  /** The quotations of the summary, in its order. */
  quotations: Evidence[];
  /** What was said of a pillar, by the pillar's name: its phrase. */
  extractedCategories: Record<string, string>;
  /** Pillars of whose answers no goal was made because they may tell of danger (D76). */
  withheld?: PillarId[];
  /** Whether a model's choice of sentences was taken up; absent in drafts of before this was recorded. */
  chosenBy?: 'rules' | 'model';
}
