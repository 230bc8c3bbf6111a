/** Where a clause of a sentence ends: at a mark, or before the word that the next one begins with. */
const CLAUSE_END = /[,;:—–](?=\s)|\s+(?:and|but|because|so that|while|until|which)(?=\s)/g;
/** The first words of a sentence say too little to stand by themselves. */
const LEAST = 20;

/** The beginning of a text up to so many characters, cut where a word ends; nothing is added. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const part = text.slice(0, most + 1);
  const space = part.search(/\s+\S*$/);
  if (space > 0) return part.slice(0, space);
  // No space at all: cut between characters, not within one.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return text.slice(0, end);
}

/** The same, cut where a clause ends; at a word where none does. */
export function cutAtClause(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = [...text.slice(0, most + 1).matchAll(CLAUSE_END)].map(({ index }) => index);
  const last = ends.findLast((end) => end >= LEAST);
  return last === undefined
    ? cutAtWord(text, most)
    : text.slice(0, last).replace(/[\s,;:—–]+$/, '');
}

const TURNS =
  /^[\s,;:—–]*(?:but|unless|except|only|while|until|yet)\b|\b(?:not|never|no|nobody|nothing|unless|without)\b|n['’]t\b/i;

/** Whether what a cut takes off a text may turn what is left of it: “…, but not while he drinks”. */
export const turnsInRest = (whole: string, part: string): boolean =>
  part.length < whole.length && TURNS.test(whole.slice(part.length));
