import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchDocument } from './document.ts';
import { namingQuery, parseSearch, toTsquery } from './query.ts';
import { snippetOf } from './snippet.ts';
import { searchWords } from './substring.ts';

const tsqueryOf = (query: string) => toTsquery(parseSearch(query));

describe('a query', () => {
  it.each([
    ['boats still', "(('boats') & ('still':*))"],
    ['boats still ', "(('boats') & ('still'))"],
    ['"all night"', "(('all' <-> 'night'))"],
    ['harbour -boats', "(('harbour') & !('boats':*))"],
    ['harbour or boats', "(('harbour')) | (('boats':*))"],
    ['Crème', "(('creme':*))"],
    ['東京都', "(('東京') & ('京都'))"],
    ['京', "(('京':*))"],
    ['.', null],
  ])('%s is asked of PostgreSQL as %s', (query, tsquery) => {
    expect(tsqueryOf(query)).toBe(tsquery);
  });
});

it.each([
  ['Harbour', "('harbour' | 'harbours' | 'harboures')"],
  ['Dona Graça', "'dona' <-> ('graca' | 'gracas' | 'gracaes')"],
  ['東京', null],
  ['!', null],
])('%s as a name is asked of PostgreSQL as %s', (name, tsquery) => {
  expect(namingQuery(name)).toBe(tsquery);
});

describe('a snippet', () => {
  it('begins near the first hit of a long text and never cuts a character in half', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (noise) => {
        const text = `${noise} harbour ${noise}`;
        const { snippet, highlights } = snippetOf(text, parseSearch('harbour'));
        expect(snippet.length).toBeLessThan(300);
        expect(snippet).not.toMatch(/\p{Surrogate}/u);
        const marked = highlights.map(([from, to]) => snippet.slice(from, to));
        expect(marked.length === 0 || marked.some((words) => /harbour/.test(words))).toBe(true);
      }),
    );
  });
});

describe('what is searchable', () => {
  it('holds the longest entry in any script', () => {
    const { words, lexemes } = searchDocument('好'.repeat(100_000), []);
    expect(words).toBe('');
    expect(lexemes.length).toBeLessThan(10);
  });
});

it('the words of a search within short texts are folded, each once', () => {
  expect(searchWords(' Łódź lodz  STRAẞE ')).toEqual(['lodz', 'strasse']);
});
