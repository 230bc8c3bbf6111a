import { JOINED } from '@pathkeeper/contract';

const IGNORED = /\p{Cf}|\u034f|[\u064b-\u0652]|[\ufe00-\ufe0f]/u;
const LATIN_MARK = /[\u0300-\u036f]/g;
const WORD = /[\p{L}\p{M}\p{N}]/u;
const PICTURE = /\p{Extended_Pictographic}/u;
const SENTENCE_END = /[.!?;\u3002\uff01\uff1f\u061f\u0964]/u;

/** The kind of a character for the tokeniser. */
export type CharacterKind = 'word' | 'unspaced' | 'picture' | 'apostrophe' | 'space' | 'symbol';

export interface Character {
  /** Lower case, without accents and marks; may be several letters, or empty. */
  text: string;
  kind: CharacterKind;
  endsSentence: boolean;
}

const known = new Map<number, Character>();

/**
 * The plain form of one code point: compatibility forms and accents folded, lower case. What is
 * invisible (zero-width characters, variation selectors, Arabic vowel signs) becomes empty.
 */
export function foldCharacter(code: number): Character {
  let character = known.get(code);
  if (!character) {
    character = foldNew(String.fromCodePoint(code));
    // Bounded, so that a text with many different characters cannot fill the memory.
    if (known.size < 20_000) known.set(code, character);
  }
  return character;
}

function foldNew(symbol: string): Character {
  if (/\s/u.test(symbol)) return { text: ' ', kind: 'space', endsSentence: false };
  if (IGNORED.test(symbol)) return { text: '', kind: 'word', endsSentence: false };
  if (/['’‘ʼ`´＇]/u.test(symbol)) return { text: "'", kind: 'apostrophe', endsSentence: false };
  const text = symbol.normalize('NFKD').toLowerCase().replace(LATIN_MARK, '').replaceAll('ı', 'i');
  if (text === '') return { text, kind: 'word', endsSentence: false };
  if (JOINED.test(text)) return { text, kind: 'unspaced', endsSentence: false };
  if (WORD.test(text)) return { text, kind: 'word', endsSentence: false };
  if (PICTURE.test(symbol)) return { text: symbol, kind: 'picture', endsSentence: false };
  return { text, kind: 'symbol', endsSentence: SENTENCE_END.test(symbol) };
}
