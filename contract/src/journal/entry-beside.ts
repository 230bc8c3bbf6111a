import { z } from 'zod';
import { answeredId, instant, mood } from '../core/shapes.ts';

/** What an entry said before it was edited. */
export const entryVersion = z.object({
  version: z.number(),
  content: z.string(),
  mood: mood.nullable(),
  tags: z.array(z.string()),
  wordCount: z.number(),
  /** When it was saved. */
  savedAt: instant,
});

export type EntryVersion = z.infer<typeof entryVersion>;

/** A page to turn to. */
const neighbour = z.object({ id: answeredId('entry'), localDate: z.string() }).nullable();

export const entryNeighbours = z.object({ earlier: neighbour, later: neighbour });

/** Drops empty tags and repeats without regard to case; the first spelling stays. */
export function distinctTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const raw of tags) {
    const tag = raw.trim();
    if (tag !== '' && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  }
  return [...seen.values()];
}
