import { ENGLISH_FUNCTION_WORDS, FOREIGN_FUNCTION_WORDS } from './function-words.data.ts';

type Language = 'en' | 'other' | 'none';

const english = new Set(ENGLISH_FUNCTION_WORDS.split(' '));
const foreign = new Set(FOREIGN_FUNCTION_WORDS.split(' '));

/**
 * Which words a text is made of: English, another language, or none at all (emoji, numbers).
 * Function words decide; two thousand characters are looked at.
 */
export function languageOf(text: string): Language {
  const part = text.slice(0, 2000).replace(/https?:\/\/\S+/g, ' ');
  const letters = part.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'none';
  const latin = part.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters * 0.6) return 'other';

  const words =
    part
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}']+/gu) ?? [];
  const hits = words.filter((word) => english.has(word)).length;
  const otherHits = words.filter((word) => foreign.has(word)).length;
  if (otherHits > hits && (otherHits >= 2 || words.length <= 4)) return 'other';
  const accented = words.filter((word) => /[^\p{ASCII}']/u.test(word)).length;
  if (hits === 0 && accented > 0 && accented * 4 >= words.length) return 'other';
  if (hits === 0 && words.length >= 12) return 'other';
  return 'en';
}
