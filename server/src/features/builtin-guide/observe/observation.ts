import type { Span } from '../../../platform/language/reading.ts';

/** Words for the slots of a phrase, ready to stand where they are put. */
export type Slots = Readonly<Record<string, string>>;

/** Something that can be seen on a page, how much there is to say of it, and with which words. */
export interface Observation {
  kind: string;
  score: number;
  /** The sentences it is about, so that no two insights are about the same. */
  sentences: readonly number[];
  slots: Slots;
  /** What may stand in the margin. */
  quote: Span | null;
  /** The words that gave it away, where they are not the whole quotation. */
  at?: Span;
}
