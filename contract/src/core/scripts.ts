/**
 * The scripts in which a space does not end every word: there is none between words, or particles are
 * joined to them, as in Korean. Word count, search, quotations and titles all read this list.
 */
const SCRIPTS: readonly { name: string; setsSpaces: boolean; isWide: boolean }[] = [
  { name: 'Han', setsSpaces: false, isWide: true },
  { name: 'Hiragana', setsSpaces: false, isWide: true },
  { name: 'Katakana', setsSpaces: false, isWide: true },
  { name: 'Hangul', setsSpaces: true, isWide: true },
  { name: 'Thai', setsSpaces: false, isWide: false },
  { name: 'Lao', setsSpaces: false, isWide: false },
  { name: 'Khmer', setsSpaces: false, isWide: false },
  { name: 'Myanmar', setsSpaces: false, isWide: false },
];

/** Signs of Japanese that Unicode counts to no script: long vowels, 〆 and the marks of が and パ. */
const JAPANESE_SIGNS = 'ー〆\uff70\u3099\u309a\uff9e\uff9f';

const anyOf = (scripts: typeof SCRIPTS, more = ''): RegExp =>
  new RegExp(`[${scripts.map(({ name }) => `\\p{Script=${name}}`).join('')}${more}]`, 'u');

/** A character of a word that may touch other words: a part of such a run can be a whole word. */
export const JOINED = anyOf(SCRIPTS, JAPANESE_SIGNS);

/** A character of a script that sets no spaces between words. */
const UNSPACED = anyOf(
  SCRIPTS.filter(({ setsSpaces }) => !setsSpaces),
  JAPANESE_SIGNS,
);

/** A character as wide as two Latin letters. */
export const WIDE = anyOf(
  SCRIPTS.filter(({ isWide }) => isWide),
  JAPANESE_SIGNS,
);

const HANGUL = /\p{Script=Hangul}/u;

/**
 * Whether the words of a run without white space have to be told apart by a dictionary. Korean is
 * counted by its spaces, Chinese characters within it too.
 */
export const needsDictionary = (run: string): boolean => UNSPACED.test(run) && !HANGUL.test(run);
