import type { Mood } from '@pathkeeper/contract';

/** A person who keeps a journal, invented, and some of their pages in the order of their days. */
export interface SampleWriter {
  who: string;
  pages: readonly (readonly [mood: Mood | null, text: string])[];
}
