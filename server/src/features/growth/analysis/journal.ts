import { addDays, type Finding, type FindingKind, type Mood } from '@pathkeeper/contract';

/**
 * A journal as its analysis reads it. Everything in this folder is a pure function of such a journal:
 * the same pages are always told the same.
 */
export interface Journal {
  /** The first and the last day that are read. */
  from: string;
  to: string;
  /** Newest first. */
  pages: readonly PageFacts[];
  /** Every day written, also before `from`: runs are counted as streaks are (D13). */
  days: readonly string[];
}

/** What is known of a page without reading it. */
export interface PageFacts {
  id: number;
  date: string;
  /** Hour of the writer's clock, 0 to 23. */
  hour: number;
  words: number;
  mood: Mood | null;
  isQuest: boolean;
  /** Whether a reflection of it has been made. */
  isReflected: boolean;
  tags: readonly string[];
  themes: readonly string[];
}

/** Something found, before the pages that it rests on are read. */
export interface Found extends Pick<Finding, 'sentence' | 'note' | 'count' | 'chart'> {
  kind: FindingKind;
  /** What it is about, so that one matter is not told twice. */
  subject: string;
  /** 0 to 1: how far from chance, or how much out of the ordinary. */
  strength: number;
  /** Pages to be quoted, the best first. */
  pages: readonly PageFacts[];
  /** A word that a quoted line should hold. */
  about: string | null;
}

/** Days of the two periods that a change is read from: the latest, and the one before it. */
export const PERIOD_DAYS = 90;

/** The pages of the latest ninety days, and of the ninety before. */
export function periodsOf({ pages, to }: Journal): { recent: PageFacts[]; before: PageFacts[] } {
  const [middle, start] = [addDays(to, -PERIOD_DAYS), addDays(to, -2 * PERIOD_DAYS)];
  return {
    recent: pages.filter(({ date }) => date > middle),
    before: pages.filter(({ date }) => date <= middle && date > start),
  };
}

/** The days with a page, oldest first. */
export const daysOf = ({ pages }: Journal): string[] =>
  [...new Set(pages.map(({ date }) => date))].sort();
