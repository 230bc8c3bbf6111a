/** Earlier versions of one entry that are kept. */
export const KEPT_VERSIONS = 20;

/** Edits of one sitting are one version: no two are kept within this time. */
const SITTING_MS = 10 * 60_000;

/** As many words lost are a sentence, or this share of a shorter text. */
const LOST_WORDS = 10;
const LOST_SHARE = 0.1;

/** Words, and the signs of what is written without spaces. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu;

const wordsIn = (text: string): string[] => text.match(WORDS) ?? [];

/** A text that an edit is about to replace. */
interface Replaced {
  content: string;
  /** When the last version before it was replaced; null when none is kept. */
  lastKeptAt: Date | null;
}

/**
 * Whether a text is kept when an edit replaces it. One that was replaced within the same sitting is not,
 * unless words of it stand in the edit no more, by their number and not by its length: they would be gone (D16).
 */
export function isKept({ content, lastKeptAt }: Replaced, next: string, now: Date): boolean {
  if (lastKeptAt === null) return true;
  if (now.getTime() - lastKeptAt.getTime() >= SITTING_MS) return true;
  const words = wordsIn(content);
  const left = new Map<string, number>();
  for (const word of wordsIn(next)) left.set(word, (left.get(word) ?? 0) + 1);
  let lost = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) lost += 1;
    else left.set(word, count - 1);
  }
  return lost >= LOST_WORDS || lost > words.length * LOST_SHARE;
}
