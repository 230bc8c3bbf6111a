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

const beginsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?…:\n"“‘(•–—-])\s*$/u.test(text.slice(Math.max(0, at - 4), at));

/** Whether a word is written as names are. */
export const isCapitalised = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);
