import { foldCharacter } from './fold.ts';

/** A word in the form that patterns use, and its position in the original text. */
export interface Token {
  word: string;
  start: number;
  end: number;
  /** Counts up from 0; patterns do not reach from one sentence into the next. */
  sentence: number;
  /** Whether a comma, dash, colon or bracket stands before it. */
  afterBreak: boolean;
}

/** Finds the word behind a contraction, a misspelling or a disguise. */
export interface Speller {
  /** The words that a run of letters stands for; usually itself. */
  read(piece: string): readonly string[];
  /** The words behind digits, symbols and foreign look-alikes, where those are words to look for. */
  unmask(chunk: string): readonly string[] | undefined;
  /** Joins words that were written with spaces inside: “s u i c i d e”, “my self”. */
  join(tokens: Token[]): Token[];
}

interface Chunk {
  start: number;
  /** Letters and apostrophes only. */
  plain: boolean;
  /** Whether every character of `plain` is its own plain form, apart from case. */
  ascii: boolean;
  /** The non-letters at its end, in plain form. */
  tail: string;
}

/**
 * Reads a text into tokens in one pass. Scripts written without spaces become one token a
 * character, so that the same patterns serve them.
 */
export function tokenise(text: string, speller: Speller): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let afterBreak = false;
  let lineBreaks = 0;
  let chunk: Chunk | undefined;

  const push = (word: string, start: number, end: number): void => {
    tokens.push({ word, start, end, sentence, afterBreak });
    afterBreak = false;
  };
  const flush = (end: number): void => {
    if (!chunk) return;
    if (chunk.plain) {
      const source = text.slice(chunk.start, end);
      const word = chunk.ascii ? source.toLowerCase() : foldPiece(source, 0).text;
      if (word !== '') for (const read of speller.read(word)) push(read, chunk.start, end);
    } else {
      readMixed(foldPiece(text.slice(chunk.start, end), chunk.start), end, speller, push);
      if (endsSentence(chunk.tail)) sentence += 1;
      else if (/[,:()[\]—–-]/u.test(chunk.tail)) afterBreak = true;
    }
    chunk = undefined;
  };

  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0;
    const { kind, text: folded, endsSentence: ends } = foldCharacter(code);
    const next = at + (code > 0xffff ? 2 : 1);
    if (kind === 'space') {
      flush(at);
      if (code === 10) lineBreaks += 1;
      if (lineBreaks === 2) sentence += 1;
    } else if (kind === 'unspaced' || kind === 'picture') {
      flush(at);
      lineBreaks = 0;
      for (const letter of folded) push(letter, at, next);
    } else if (ends && code > 127 && !chunk) {
      sentence += 1;
    } else {
      lineBreaks = 0;
      chunk ??= { start: at, plain: true, ascii: true, tail: '' };
      if (kind === 'word') chunk.tail = '';
      else chunk.tail += folded;
      if (kind !== 'word' || (code >= 48 && code <= 57)) chunk.plain = false;
      if (code > 127) chunk.ascii = false;
    }
    at = next;
  }
  flush(text.length);
  return speller.join(tokens);
}

interface Folded {
  text: string;
  /** Per character of `text`, where it stood in the original. */
  places: number[];
}

function foldPiece(source: string, start: number): Folded {
  let text = '';
  const places: number[] = [];
  for (let at = 0; at < source.length; ) {
    const code = source.codePointAt(at) ?? 0;
    const folded = foldCharacter(code).text;
    text += folded;
    for (let i = 0; i < folded.length; i++) places.push(start + at);
    at += code > 0xffff ? 2 : 1;
  }
  return { text, places };
}

/** Three dots are a pause, not an end: “I just want to … die”. */
function endsSentence(tail: string): boolean {
  if (/^[.…]{2,}$/u.test(tail)) return false;
  return /[.!?;。؟।]/u.test(tail);
}

function readMixed(
  { text, places }: Folded,
  chunkEnd: number,
  speller: Speller,
  push: (word: string, start: number, end: number) => void,
): void {
  const placeOf = (index: number): number => places[index] ?? chunkEnd;
  const core = /[\p{L}\p{M}\p{N}@$].*[\p{L}\p{M}\p{N}]|[\p{L}\p{M}\p{N}]/u.exec(text);
  if (!core) return;
  const coreEnd = core.index + core[0].length;
  const disguise = speller.unmask(core[0]);
  if (disguise) {
    for (const word of disguise) push(word, placeOf(core.index), placeOf(coreEnd));
    return;
  }
  for (const piece of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu)) {
    const start = placeOf(piece.index);
    const end = placeOf(piece.index + piece[0].length);
    for (const word of speller.read(piece[0])) push(word, start, end);
  }
}
