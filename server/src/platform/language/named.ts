import { GIVEN_NAMES } from './people.data.ts';

const given = new Set(GIVEN_NAMES.split(' '));

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Whether a text has a name as a name: with its capital, in the midst of a sentence, where no word has one
 * for its place alone. A given name, and one of several words, is a name at the beginning too. “The biscuit
 * tin” and “Biscuits again” do not name Biscuit.
 */
export function isNamedIn(text: string, name: string): boolean {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu');
  const isCertain = name.includes(' ') || given.has(name.toLowerCase());
  for (const { index } of text.matchAll(pattern)) {
    if (isCertain || !beginsSentence(text, index)) return true;
  }
  return false;
}

const DOES =
  '(?:said|says?|told|tells|came|comes|went|goes|took|takes|brought|made|makes|thinks|thought|has|had|sent|gave|got|rang|knows|knew|wants|will|would|ate|sat|ran|fell|laughs|\\p{Ll}{2,}ed)';

/**
 * Whether a name seems to be somebody's: a given name, or one that does something, has something, or is with
 * somebody. “Lisbon”, “the train to Lisbon” may be of a place.
 */
export function isSomebody(text: string, name: string): boolean {
  if (given.has(name.toLowerCase()) || name.includes(' ')) return true;
  const own = escaped(name);
  return new RegExp(
    `(?<!\\p{L})(?:${own}(?:['’]s|,? (?:\\p{Ll}+ly )?${DOES}(?!\\p{L})| and (?:I|me)(?!\\p{L}))|(?:with|and|told|asked|rang|called|met|hugged) ${own}(?!\\p{L}))`,
    'u',
  ).test(text);
}

const beginsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?…:\n"“‘(•–—-])\s*$/u.test(text.slice(Math.max(0, at - 4), at));

/** Whether a word is written as names are. */
export const isCapitalised = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);
