/**
 * How the vault's search compares: what is looked for is folded here, what is searched by PostgreSQL
 * in the same steps (`holds` of the repository). Compatibility forms come apart, case falls away,
 * then `MARKS`, then each of `LETTERS` and `DIGRAPHS` (platform/language/letters.ts) becomes plain.
 */
import { plainLetter } from '../../platform/language/letters.ts';

/**
 * Accents, the vowel signs of Hebrew, Arabic and Syriac, and the stroke that only widens an Arabic
 * word. Marks of scripts in which they are letters stay. A class that both regex dialects read.
 */
export const MARKS =
  '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a]';

const marks = new RegExp(MARKS, 'g');

/** Lower case without accents, as the vault's search compares. */
function foldWord(word: string): string {
  const bare = word.normalize('NFKD').toLowerCase().replace(marks, '');
  return [...bare].map(plainLetter).join('');
}

/** The words of a search, folded, each once. */
export function searchWords(query: string): string[] {
  return [...new Set(query.split(/\s+/).map(foldWord))].filter((word) => word !== '');
}
