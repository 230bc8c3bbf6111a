import type { KindOfMeaning, TierOfMeaning } from '../../../src/features/safety/index.ts';

/** Phrases of one sort: how urgent they are, and what they tell of. */
export interface MeaningGroup {
  name: string;
  /** `now` and `quiet` as in D76; `none` for what is answered like any entry. */
  tier: TierOfMeaning;
  /** What is told; `plain` for what may be asked a question. */
  kind: KindOfMeaning;
  /** What kind of danger. */
  harm?: 'suicide' | 'self-harm' | 'abuse';
  /** Only “no danger” is learned from it, nothing about grief or illness: its texts are single lines, not pages. */
  isOfDangerAlone?: boolean;
  /** Only how a page as a whole reads is learned from it: no line of it need tell anything. */
  isOfPagesAlone?: boolean;
  texts: readonly string[];
}

/** One phrase a line. */
export const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
