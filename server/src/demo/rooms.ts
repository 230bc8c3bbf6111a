import type { InsightCategory, InsightSource } from '@pathkeeper/contract';

/**
 * When something happened: on the page that holds these words, or at that share (0 to 1) of the
 * keeper's days. What hangs on a page that this year does not have is left out.
 */
export type When = string | number;

/** A sentence kept in the vault, on the evening after the page that it comes from. */
export interface KeptSentence {
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
  /** A share of the keeper's days; beyond 1 lies ahead. */
  due?: number;
  /** Absent while it is still to be done. */
  done?: When;
}

/** A note on the way to a goal, tied to the page that it is written about. */
export interface ProgressNote {
  when: When;
  text: string;
  /** Place of the step that it belongs to. */
  step?: number;
  value?: number;
}

/** Something that a keeper is working towards. */
export interface Aim {
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
export interface Answered {
  when: number;
  answers: readonly string[];
}

/** How much of the latest pages, weeks and months the guide was asked about. */
export interface AskedOfGuide {
  entries: number;
  weeks: number;
  months: number;
  /** Whether what it said of the last whole week and month went into the vault. */
  keeps: boolean;
}

/** What a keeper has in the rooms beside the journal. */
export interface Rooms {
  emblem: string;
  vault: readonly KeptSentence[];
  aims: readonly Aim[];
  lifePath: Answered | null;
  asked: AskedOfGuide;
}
