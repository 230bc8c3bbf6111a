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
  /** Of a plain one, whether it says nothing of what is grave without danger: most are no whole pages. */
  isOfDangerAlone?: boolean;
  texts: readonly string[];
}

/** One phrase a line. */
export const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
