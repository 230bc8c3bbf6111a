/**
 * A search within short texts that have no search column: a word matches anywhere, within another
 * one too. What is looked for is folded here, what is searched by PostgreSQL in the same steps:
 * compatibility forms come apart, case falls away, then `MARKS`, then letters become plain.
 */
import { type SQL, sql } from 'drizzle-orm';
import { DIGRAPHS, LETTERS, plainLetter } from './letters.ts';

/**
 * Accents, the vowel signs of Hebrew, Arabic and Syriac, and the stroke that only widens an Arabic
 * word. Marks of scripts in which they are letters stay. A class that both regex dialects read.
 */
const MARKS =
  '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a]';

const marks = new RegExp(MARKS, 'g');

/** Lower case without accents. */
export function foldWord(word: string): string {
  const bare = word.normalize('NFKD').toLowerCase().replace(marks, '');
  return [...bare].map(plainLetter).join('');
}

/** The words of a search, folded, each once. */
export function searchWords(query: string): string[] {
  return [...new Set(query.split(/\s+/).map(foldWord))].filter((word) => word !== '');
}

/** Whether a text of the product's own holds every one of some words of `searchWords`. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const folded = foldWord(text);
  return words.every((word) => folded.includes(word));
}

/** The same of a text in the database. */
export function containsWords(text: SQL, words: readonly string[]): SQL {
  const bare = sql`regexp_replace(lower(normalize(${text}, NFKD)), ${MARKS}, '', 'g')`;
  const folded = DIGRAPHS.reduce(
    (rest, [from, to]) => sql`replace(${rest}, ${from}, ${to})`,
    sql`translate(${bare}, ${LETTERS.from}, ${LETTERS.to})`,
  );
  const patterns = words.map((word) => sql`${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql`${folded} like all (array[${sql.join(patterns, sql`, `)}]::text[])`;
}
