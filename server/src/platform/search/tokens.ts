/**
 * Cuts text into what a search compares (D17, ADR-0001). It is folded here rather than by PostgreSQL's
 * parser, so that every database finds the same words: accents and case fall away, only letters,
 * digits and pictographs count, and scripts written without spaces are cut into overlapping pairs.
 */
import { JOINED } from '@pathkeeper/contract';
import { plainLetter } from './letters.ts';

// Letters that some keyboards send apart: か and its mark, the two or three parts of a Korean syllable.
const APART =
  /[\p{Script=Hiragana}\p{Script=Katakana}][\u3099\u309a\uff9e\uff9f]|[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?/u;
const CHARACTER = new RegExp(`${APART.source}|.`, 'gsu');
const PICTOGRAPH = /\p{Extended_Pictographic}/u;
const MARK = /\p{M}/u;
const NOT_WORD = /[^\p{L}\p{N}]/gu;
// PostgreSQL refuses lexemes of 2 kB and more. Nobody searches for the rest of such a run.
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

// Their marks are letters in all but name (が is not か), so they stay; what came apart is one again.
const foldUnspaced = (char: string) => char.normalize('NFKC').toLowerCase();

const isAscii = (text: string) => /^[\x20-\x7e\s]*$/.test(text);

/** The tokens of a text, in order. */
export function tokenize(text: string): Token[] {
  return isAscii(text) ? asciiTokens(text) : unicodeTokens(text);
}

// Most texts are mostly ASCII, and this path is several times faster.
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

// A text uses few different characters, and folding one costs twenty times what a look-up does.
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
  if (JOINED.test(char)) return { kind: 'pair', folded: foldUnspaced(char) };
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

  for (const char of APART.test(text) ? (text.match(CHARACTER) ?? []) : text) {
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
