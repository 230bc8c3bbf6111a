import { tokenize } from './tokens.ts';

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

/** A `tsquery` text for the words of a name in a row, the last in the singular or plural; null without words. */
export function namingQuery(name: string): string | null {
  const tokens = tokenize(name);
  if (tokens.some(({ kind }) => kind !== 'word')) return null;
  const words = tokens.map(({ word }) => `'${word}'`);
  const last = tokens.at(-1)?.word;
  if (last === undefined) return null;
  return [...words.slice(0, -1), `('${last}' | '${last}s' | '${last}es')`].join(' <-> ');
}
