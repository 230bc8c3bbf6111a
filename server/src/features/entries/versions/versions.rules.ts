/** Earlier versions of one entry that are kept. */
export const KEPT_VERSIONS = 20;

/** Edits of one sitting are one version: no two are kept within this time. */
const SITTING_MS = 10 * 60_000;

/** An edit that leaves less than this of the length takes words away. */
const SHORTER = 0.9;

/** A text that an edit is about to replace. */
interface Replaced {
  content: string;
  /** When the last version before it was replaced; null when none is kept. */
  lastKeptAt: Date | null;
}

/**
 * Whether a text is kept when an edit replaces it. One that was replaced within the same sitting is not,
 * unless the edit takes words away: then they would be gone (D16).
 */
export function isKept({ content, lastKeptAt }: Replaced, next: string, now: Date): boolean {
  if (lastKeptAt === null) return true;
  if (now.getTime() - lastKeptAt.getTime() >= SITTING_MS) return true;
  return next.length < content.length * SHORTER;
}
