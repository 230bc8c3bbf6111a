import { JOINED } from '@pathkeeper/contract';

/** A text that may be quoted: an entry, or the asker's own words. */
export interface Source {
  id: number;
  content: string;
}

interface Found {
  id: number;
  /** The source's own characters. */
  text: string;
}

/** Finds a claimed quotation in the texts that it may come from. */
export interface Sources {
  /** The words as they are in the named source, or in any source if none is named; null when not found. */
  find(words: string, id?: number): Found | null;
}

interface Folded {
  text: string;
  /** For each folded character, where it stands in the original. */
  at: Uint32Array;
}

const DOUBLE = /[“”„‟″]/;
const SINGLE = /[‘’‚‛ʼ′]/;

/** Text with straight quote marks and single spaces, and the original position of each character. */
function fold(original: string): Folded {
  const at = new Uint32Array(original.length * 3);
  let text = '';
  const put = (characters: string, index: number) => {
    at.fill(index, text.length, text.length + characters.length);
    text += characters;
  };
  for (let index = 0; index < original.length; index++) {
    const character = original.charAt(index);
    const code = original.charCodeAt(index);
    if (code > 0x20 && code < 0x7f) put(character, index);
    else if (/\s/.test(character)) {
      if (!text.endsWith(' ')) put(' ', index);
    } else if (DOUBLE.test(character)) put('"', index);
    else if (SINGLE.test(character)) put("'", index);
    else if (character === '…') put('...', index);
    else put(character, index);
  }
  return { text, at };
}

const WORD = /[\p{L}\p{N}\p{M}]/u;

/** True when a cut here would leave part of a word: "happy" of "unhappy", "I can" of "I can’t". */
function cutsWord(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  if (/[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at))) {
    return true;
  }
  if (/^n['’]t/i.test(text.slice(at - 1, at + 2))) return true;
  const before = text.slice(Math.max(0, at - 2), at).match(/.$/su)?.[0] ?? '';
  const after = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (JOINED.test(before) || JOINED.test(after)) return false;
  return WORD.test(before) && WORD.test(after);
}

/** The first position of `words` in `text` that does not cut a word of the original in two. */
function place(
  text: string,
  words: string,
  bounds: (start: number) => [number, number],
  original: string,
): [number, number] | null {
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    const [from, to] = bounds(start);
    if (!cutsWord(original, from) && !cutsWord(original, to)) return [from, to];
  }
  return null;
}

/**
 * Texts that may be quoted. Quotations must be verbatim (D31); only the shape of quote
 * marks and the amount of white space may differ. The answer is the slice of the source.
 */
export function createSources(sources: readonly Source[]): Sources {
  const folds = new Map<Source, Folded>();
  const foldOf = (source: Source): Folded => {
    const folded = folds.get(source) ?? fold(source.content);
    folds.set(source, folded);
    return folded;
  };
  const findIn = (source: Source, words: string): string | null => {
    const { content } = source;
    const exact = place(content, words, (start) => [start, start + words.length], content);
    if (exact) return content.slice(...exact);
    const wanted = fold(words).text;
    const { text, at } = foldOf(source);
    const bounds = (start: number): [number, number] => [
      at[start] ?? 0,
      (at[start + wanted.length - 1] ?? 0) + 1,
    ];
    const folded = place(text, wanted, bounds, content);
    return folded && content.slice(...folded);
  };
  return {
    find(words, id) {
      const wanted = words.trim();
      if (wanted === '') return null;
      for (const source of sources) {
        if (id !== undefined && source.id !== id) continue;
        const text = findIn(source, wanted);
        if (text !== null) return { id: source.id, text };
      }
      return null;
    },
  };
}
