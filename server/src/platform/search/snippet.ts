import type { ParsedSearch, Term } from './query.ts';
import { tokenize } from './tokens.ts';

/** UTF-16 units around the first hit. */
const BEFORE = 80;
const LENGTH = 240;

export interface Snippet {
  snippet: string;
  /** [start, end) places within the snippet. */
  highlights: [number, number][];
}

/**
 * The part of a text in which the search hits first, with the hits marked. Without a hit in the
 * text (a tag matched, or only filters were given) it is the text's beginning.
 */
export function snippetOf(text: string, search: ParsedSearch): Snippet {
  const wanted = search.flat().filter((term) => !term.negated);
  const hits = wanted.length === 0 ? [] : findHits(text, wanted);
  const first = hits[0]?.[0] ?? 0;
  const start = first <= BEFORE ? 0 : wordStart(text, first - BEFORE);
  const end = Math.min(text.length, start + LENGTH);
  const lead = start > 0 ? '…' : '';
  const safeEnd = splitsPair(text, end) ? end - 1 : end;
  return {
    snippet: `${lead}${text.slice(start, safeEnd)}${safeEnd < text.length ? '…' : ''}`,
    highlights: hits
      .filter(([from, to]) => from >= start && to <= safeEnd)
      .map(([from, to]) => [from - start + lead.length, to - start + lead.length]),
  };
}

function findHits(text: string, terms: Term[]): [number, number][] {
  const tokens = tokenize(text);
  const hits: [number, number][] = [];
  for (const [at, token] of tokens.entries()) {
    // Nothing further on is shown.
    if (hits[0] && token.start > hits[0][0] + LENGTH) break;
    for (const term of terms) {
      const matches = term.words.every((word, offset) => {
        const candidate = tokens[at + offset]?.word;
        const open = term.prefix && offset === term.words.length - 1;
        return open ? candidate?.startsWith(word) : candidate === word;
      });
      const last = tokens[at + term.words.length - 1];
      if (!matches || !last) continue;
      const previous = hits.at(-1);
      // Overlapping pairs of one run are one highlight.
      if (previous && token.start <= previous[1]) previous[1] = Math.max(previous[1], last.end);
      else hits.push([token.start, last.end]);
      break;
    }
  }
  return hits;
}

/** The next place at or after `from` where a word begins, so that none is cut in half. */
function wordStart(text: string, from: number): number {
  const space = text.slice(from, from + 30).search(/\s\S/);
  const at = space === -1 ? from : from + space + 1;
  return splitsPair(text, at) ? at + 1 : at;
}

function splitsPair(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return at < text.length && unit >= 0xdc00 && unit <= 0xdfff;
}
