import { type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';
import { tokenize } from './tokens.ts';

/** What a search column is made of: words keep their order for phrases, the rest is a set. */
export interface SearchDocument {
  /** Folded words, space-separated, for `to_tsvector('simple', …)`. */
  words: string;
  /** Lexemes without a place: pairs of unspaced scripts, pictographs, and tags as `#tag`. */
  lexemes: string[];
}

/** The lexeme that stands for a whole tag, so that a tag filter uses the same index. */
function tagLexeme(tag: string): string {
  return `#${tag.trim().normalize('NFKC').toLowerCase()}`;
}

/** A `tsquery` text for the pages with a tag. */
export const tagQuery = (tag: string): string => `'${tagLexeme(tag).replace(/['\\]/g, '\\$&')}'`;

/** What is searchable of a text and its tags. */
export function searchDocument(text: string, tags: readonly string[]): SearchDocument {
  const words: string[] = [];
  const lexemes = new Set(tags.map(tagLexeme));
  for (const part of [text, ...tags]) {
    for (const token of tokenize(part)) {
      if (token.kind === 'word') words.push(token.word);
      else lexemes.add(token.word);
    }
  }
  return { words: words.join(' '), lexemes: [...lexemes] };
}

/** The type of a search column. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The value of a search column, of a document's words and its list of lexemes. */
export const searchValue = (words: unknown, lexemes: unknown): SQL =>
  sql`to_tsvector('simple', ${words}) || array_to_tsvector(${lexemes}::text[])`;
