/** What became of a piece of text that was to be tags. */
export interface TagsTaken {
  /** All tags, old and new. */
  tags: string[];
  /** What could not be taken, or was not ended by a comma yet: it stays in the field. */
  left: string;
  /** Why something was left although it should have been taken. */
  refused?: 'full' | 'long';
}

interface Limits {
  maxTags: number;
  maxLength: number;
}

const SEPARATOR = /[,，、\n]/;

const has = (tags: readonly string[], tag: string) =>
  tags.some((each) => each.toLocaleLowerCase() === tag.toLocaleLowerCase());

/**
 * Takes tags out of typed or pasted text. Pieces ended by a comma become tags, and the last piece too
 * if `whole`; trimmed, empty and repeated ones (in any case) dropped. Nothing is cut short: what does
 * not fit is left.
 */
export function takeTags(
  tags: readonly string[],
  text: string,
  whole: boolean,
  { maxTags, maxLength }: Limits,
): TagsTaken {
  const pieces = text.split(SEPARATOR);
  const last = whole ? '' : (pieces.pop() ?? '');
  const taken = [...tags];
  const left: string[] = [];
  let refused: TagsTaken['refused'];
  for (const piece of pieces) {
    const tag = piece.trim();
    if (!tag || has(taken, tag)) continue;
    if (tag.length > maxLength) refused = 'long';
    else if (taken.length >= maxTags) refused = 'full';
    else {
      taken.push(tag);
      continue;
    }
    left.push(tag);
  }
  if (last.trim() || left.length === 0) left.push(last);
  return { tags: taken, left: left.join(', '), refused };
}
