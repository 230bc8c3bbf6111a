import type { Speller, Token } from './tokens.ts';

const CONTRACTIONS: Readonly<Record<string, string>> = {
  m: 'am',
  re: 'are',
  ve: 'have',
  ll: 'will',
  d: 'would',
  s: 'is',
};

/** Letters that look like Latin ones. */
const TWINS: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  ӏ: 'l',
  ո: 'n',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'b',
};

const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'gb',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'il',
  '|': 'il',
  '+': 't',
  '€': 'e',
  '£': 'l',
  '(': 'c',
};
const BLANKS = '*#_-.%&?';
/** A long word is split only if it has one of these in it. */
const GLUED = /suic|kill|[oa]die|mylife|myself|harm|unaliv|overdos|endit|tolive/;
const LONGEST_DISGUISE = 40;
const MOST_PIECES = 4;
/** A bounded cache of words: a long text is quick, and no text fills the memory. */
const MOST_REMEMBERED = 20_000;

/**
 * @param spellings ways of writing and what they are read as, already folded
 * @param disguised the words worth looking for behind a disguise
 */
export function createSpeller(
  spellings: ReadonlyMap<string, readonly string[]>,
  disguised: ReadonlySet<string>,
): Speller {
  const byLength = new Map<number, string[]>();
  for (const word of [...disguised, ...spellings.keys()]) {
    if (!/^[a-z]+$/.test(word)) continue;
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  }
  const longest = Math.max(0, ...byLength.keys());
  const isWanted = (word: string): boolean => disguised.has(word) || spellings.has(word);
  const beginnings = new Set(
    [...disguised, ...spellings.keys()].flatMap((word) => [word.slice(0, 2), word.slice(0, 3)]),
  );

  const plainly = (word: string): readonly string[] => spellings.get(word) ?? [word];

  const remembered = new Map<string, readonly string[]>();
  const read = (piece: string): readonly string[] => {
    let words = remembered.get(piece);
    if (!words) {
      words = readAnew(piece);
      if (remembered.size < MOST_REMEMBERED) remembered.set(piece, words);
    }
    return words;
  };

  const readAnew = (piece: string): readonly string[] => {
    // A single letter may be part of a word that is spelled out; `join` handles that.
    if (piece.length === 1) return [piece];
    const spelled = spellings.get(piece);
    if (spelled) return spelled;
    const mark = piece.indexOf("'");
    if (mark >= 0) return readContraction(piece, plainly);
    if (piece.length > 3 && /(.)\1\1/.test(piece)) {
      for (const times of ['$1$1', '$1']) {
        const shorter = piece.replace(/(.)\1{2,}/g, times);
        if (isWanted(shorter)) return plainly(shorter);
      }
    }
    if (/[^a-z0-9]/.test(piece) && /[a-z]/.test(piece)) {
      const latin = [...piece].map((letter) => TWINS[letter] ?? letter).join('');
      if (isWanted(latin)) return plainly(latin);
    }
    if (piece.length >= 6 && piece.length <= LONGEST_DISGUISE && GLUED.test(piece)) {
      const parts = split(piece);
      if (parts) return parts.flatMap(plainly);
    }
    return [piece];
  };

  /** Splits “iwanttodie” into words of the vocabulary, as few as possible. */
  const split = (letters: string): string[] | undefined => {
    const ways: (string[] | undefined)[] = [[]];
    for (let end = 1; end <= letters.length; end++) {
      for (let start = Math.max(0, end - longest); start < end; start++) {
        const before = ways[start];
        const word = letters.slice(start, end);
        if (!before || !isWanted(word)) continue;
        const way = ways[end];
        if (!way || before.length + 1 < way.length) ways[end] = [...before, word];
      }
    }
    const way = ways[letters.length];
    // With one-letter words, almost any text could be split.
    return way && way.filter((word) => word.length > 2).length >= 1 ? way : undefined;
  };

  const unmask = (chunk: string): readonly string[] | undefined => {
    if (chunk.length > LONGEST_DISGUISE || !/[^a-z']/.test(chunk)) return undefined;
    const lettersOnly = chunk.replace(/[.\-_*]/g, '');
    if (/^([a-z][.\-_*])+[a-z]$/.test(chunk)) {
      if (isWanted(lettersOnly)) return plainly(lettersOnly);
      const parts = lettersOnly.length > 3 ? split(lettersOnly) : undefined;
      if (parts) return parts.flatMap(plainly);
    }
    const candidates = byLength.get(chunk.length) ?? [];
    const found = candidates.find((word) => hides(chunk, word));
    return found ? plainly(found) : undefined;
  };

  const join = (tokens: Token[]): Token[] => {
    const joined: Token[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at];
      if (!token) break;
      const run = token.word.length === 1 ? lettersFrom(tokens, at) : 0;
      if (run >= 3) {
        const letters = tokens.slice(at, at + run);
        for (const letter of spellOut(tokens, at, run) ?? letters) {
          for (const word of plainly(letter.word)) joined.push({ ...letter, word });
        }
        at += run - 1;
        continue;
      }
      const pieces = beginnings.has(token.word.slice(0, 3)) ? piecesOf(tokens, at) : undefined;
      if (pieces) {
        for (const word of plainly(pieces.word)) joined.push({ ...token, word, end: pieces.end });
        at += pieces.count - 1;
        continue;
      }
      if (token.word.length > 1) joined.push(token);
      else for (const word of plainly(token.word)) joined.push({ ...token, word });
    }
    return joined;
  };

  /** A word written in two to four pieces: “my self”, “su ici de”. */
  const piecesOf = (
    tokens: readonly Token[],
    at: number,
  ): { word: string; end: number; count: number } | undefined => {
    let word = tokens[at]?.word ?? '';
    if (word === 'i') return undefined;
    for (let count = 2; count <= MOST_PIECES; count++) {
      const next = tokens[at + count - 1];
      if (!next || next.sentence !== tokens[at]?.sentence) return undefined;
      word += next.word;
      if (word.length > longest) return undefined;
      if (word.length > 4 && isWanted(word)) return { word, end: next.end, count };
    }
    return undefined;
  };

  const spellOut = (tokens: Token[], at: number, run: number): Token[] | undefined => {
    const letters = tokens.slice(at, at + run);
    const text = letters.map(({ word }) => word).join('');
    const words = isWanted(text) ? [text] : split(text);
    const first = letters[0];
    const last = letters.at(-1);
    if (!words || !first || !last) return undefined;
    return words.flatMap(plainly).map((word) => ({ ...first, word, end: last.end }));
  };

  return { read, unmask, join };
}

function lettersFrom(tokens: readonly Token[], at: number): number {
  let run = 0;
  while (run < LONGEST_DISGUISE && /^[a-z]$/.test(tokens[at + run]?.word ?? '')) run += 1;
  return run;
}

/** Whether a chunk is this word with stand-ins for some letters; at least one letter is shown. */
function hides(chunk: string, word: string): boolean {
  let shown = 0;
  for (let at = 0; at < word.length; at++) {
    const sign = chunk.charAt(at);
    const letter = word.charAt(at);
    const read = TWINS[sign] ?? sign;
    if (read === letter) shown += 1;
    else if (!STAND_INS[sign]?.includes(letter) && !(at > 0 && BLANKS.includes(sign))) return false;
  }
  return shown >= Math.min(2, word.length - 1);
}

function readContraction(
  piece: string,
  plainly: (word: string) => readonly string[],
): readonly string[] {
  const whole = plainly(piece.replaceAll("'", ''));
  if (piece.endsWith("n't")) {
    if (whole.length > 1) return whole;
    return [...plainly(piece.slice(0, -3)), 'not'];
  }
  const mark = piece.lastIndexOf("'");
  const stem = piece.slice(0, mark).replaceAll("'", '');
  const ending = CONTRACTIONS[piece.slice(mark + 1)];
  if (ending && stem) return [...plainly(stem), ending];
  return [...plainly(stem), ...(mark + 1 < piece.length ? plainly(piece.slice(mark + 1)) : [])];
}
