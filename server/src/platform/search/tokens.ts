/**
 * How entries are found (D17). Text is folded here rather than by PostgreSQL's parser, so
 * that every database finds the same words: accents and case fall away, only letters, digits and
 * pictographs count, and scripts written without spaces are cut into overlapping pairs.
 */
import { plainLetter } from '../../platform/language/letters.ts';

// Written without spaces between words, or with particles joined to them.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]/u;
const PICTOGRAPH = /\p{Extended_Pictographic}/u;
const MARK = /\p{M}/u;
const NOT_WORD = /[^\p{L}\p{N}]/gu;
// PostgreSQL refuses lexemes of 2 kB and more; nobody searches for the rest of such a run.
const LONGEST_WORD = 200;

/** A folded token and where it stands in the original text, [start, end) in UTF-16 units. */
interface Token {
  word: string;
  start: number;
  end: number;
  kind: 'word' | 'pair' | 'pictograph';
}

/**
 * Lower case without accents; ligatures come apart, full-width forms and letters that no accent makes
 * (ß, ł, ø) become plain.
 */
function fold(text: string): string {
  const bare = text.normalize('NFKD').replace(NOT_WORD, '').normalize('NFC').toLowerCase();
  return [...bare].map(plainLetter).join('');
}

// Their marks are letters in all but name (が is not か), so they stay.
const foldUnspaced = (char: string) => char.normalize('NFKC').toLowerCase();

const isAscii = (text: string) => /^[\x20-\x7e\s]*$/.test(text);

/** The tokens of a text, in order. */
export function tokenize(text: string): Token[] {
  return isAscii(text) ? asciiTokens(text) : unicodeTokens(text);
}

// Most journals are mostly ASCII, and this path is several times faster.
function asciiTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[A-Za-z0-9]+/g)) {
    const word = match[0].toLowerCase().slice(0, LONGEST_WORD);
    tokens.push({ word, start: match.index, end: match.index + match[0].length, kind: 'word' });
  }
  return tokens;
}

/** What a character is to the search; a mark belongs to the letter before it, a gap ends the word. */
interface Character {
  kind: Token['kind'] | 'mark' | 'gap';
  folded: string;
}

// Journals are written with few characters, and folding one costs twenty times what remembering does.
const seen = new Map<string, Character>();
const MOST_SEEN = 10_000;

function characterOf(char: string): Character {
  const known = seen.get(char);
  if (known) return known;
  const character = readCharacter(char);
  if (seen.size < MOST_SEEN) seen.set(char, character);
  return character;
}

function readCharacter(char: string): Character {
  if (UNSPACED.test(char)) return { kind: 'pair', folded: foldUnspaced(char) };
  const letters = fold(char);
  if (letters !== '') return { kind: 'word', folded: letters };
  if (PICTOGRAPH.test(char)) {
    return { kind: 'pictograph', folded: `emoji${char.codePointAt(0)?.toString(16) ?? ''}` };
  }
  return { kind: MARK.test(char) ? 'mark' : 'gap', folded: '' };
}

function unicodeTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let word: Token | null = null;
  let unspaced: Token | null = null;
  let end = 0;

  const endRun = () => {
    if (word) tokens.push({ ...word, word: word.word.slice(0, LONGEST_WORD) });
    // The last character of an unspaced run stands alone too, so that a search for it finds it.
    if (unspaced) tokens.push(unspaced);
    word = null;
    unspaced = null;
  };
  const extendWord = (letters: string, start: number) => {
    if (!word) {
      endRun();
      word = { word: '', start, end, kind: 'word' };
    }
    word.word += letters;
    word.end = end;
  };
  const extendUnspaced = (letter: string, start: number) => {
    const previous = unspaced;
    if (!previous) endRun();
    else tokens.push({ ...previous, word: previous.word + letter, end });
    unspaced = { word: letter, start, end, kind: 'pair' };
  };

  for (const char of text) {
    const start = end;
    end += char.length;
    const { kind, folded } = characterOf(char);
    if (kind === 'word') extendWord(folded, start);
    else if (kind === 'pair') extendUnspaced(folded, start);
    else if (kind === 'pictograph') {
      endRun();
      tokens.push({ word: folded, start, end, kind });
    } else if (kind === 'gap') endRun();
  }
  endRun();
  return tokens;
}

/** What the search column is made of: words keep their order for phrases, the rest is a set. */
export interface SearchDocument {
  /** Folded words, space-separated, for `to_tsvector('simple', …)`. */
  words: string;
  /** Lexemes without a place: pairs of unspaced scripts, pictographs, and tags as `#tag`. */
  lexemes: string[];
}

/** The lexeme that stands for a whole tag, so that a tag filter uses the same index. */
export function tagLexeme(tag: string): string {
  return `#${tag.trim().normalize('NFKC').toLowerCase()}`;
}

/** Draws up what is searchable of an entry: its content and its tags. */
export function searchDocument(content: string, tags: readonly string[]): SearchDocument {
  const words: string[] = [];
  const lexemes = new Set(tags.map(tagLexeme));
  for (const text of [content, ...tags]) {
    for (const token of tokenize(text)) {
      if (token.kind === 'word') words.push(token.word);
      else lexemes.add(token.word);
    }
  }
  return { words: words.join(' '), lexemes: [...lexemes] };
}

/** One condition of a search: all words of a phrase in a row, or anything of an unspaced run. */
export interface Term {
  words: string[];
  kind: 'word' | 'phrase' | 'pair' | 'pictograph';
  negated: boolean;
  /** True when the last word may go on: somebody is still typing it. */
  prefix: boolean;
}

/** Alternatives (joined by `or`) of terms that must all match. */
export type ParsedSearch = Term[][];

/** Reads web-search syntax: words, "phrases", -exclusions, `or`. Never fails. */
export function parseSearch(query: string): ParsedSearch {
  const alternatives: ParsedSearch = [[]];
  const pieces = [...query.matchAll(/(-?)"([^"]*)"?|(\S+)/g)];
  pieces.forEach((piece, index) => {
    const last = index === pieces.length - 1;
    const group = alternatives.at(-1) as Term[];
    const bare = piece[3];
    if (bare !== undefined && bare.toLowerCase() === 'or' && group.length > 0 && !last) {
      alternatives.push([]);
      return;
    }
    const negated = bare === undefined ? piece[1] === '-' : /^-./.test(bare);
    const text = bare ?? piece[2] ?? '';
    const openEnded = last && bare !== undefined && /[\p{L}\p{N}\p{M}]$/u.test(query);
    group.push(...termsOf(text, { negated, openEnded }));
  });
  return alternatives.filter((group) => group.length > 0);
}

function termsOf(text: string, how: { negated: boolean; openEnded: boolean }): Term[] {
  const tokens = tokenize(text);
  const terms: Term[] = [];
  const words = tokens.filter((token) => token.kind === 'word');
  if (words.length > 0) {
    terms.push({
      words: words.map((token) => token.word),
      kind: words.length > 1 ? 'phrase' : 'word',
      negated: how.negated,
      prefix: how.openEnded && tokens.at(-1)?.kind === 'word',
    });
  }
  const pairs = tokens.filter((token) => token.kind !== 'word');
  pairs.forEach((token, index) => {
    // Of a run only its pairs must match; a single character matches any pair it begins.
    const single = token.kind === 'pair' && [...token.word].length === 1;
    const previous = pairs[index - 1];
    if (single && previous?.end === token.end) return;
    terms.push({
      words: [token.word],
      kind: token.kind,
      negated: how.negated,
      prefix: single,
    });
  });
  return terms;
}

/** The search as PostgreSQL's `tsquery` text; null when nothing in it can be searched for. */
export function toTsquery(search: ParsedSearch): string | null {
  // Folded words hold letters and digits only, so quoting needs no escapes.
  const phrase = (term: Term) =>
    term.words
      .map((word, i) => `'${word}'${term.prefix && i === term.words.length - 1 ? ':*' : ''}`)
      .join(' <-> ');
  const groups = search.map((group) =>
    group.map((term) => `${term.negated ? '!' : ''}(${phrase(term)})`).join(' & '),
  );
  return groups.length === 0 ? null : groups.map((group) => `(${group})`).join(' | ');
}
