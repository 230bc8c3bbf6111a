import { type Client, openClient } from './client.ts';
import { inTurn, type Side } from './measure.ts';
import type { Person } from './people.ts';
import { writeJournal } from './seed/journal.ts';
import type { Writer } from './seed/seeded.ts';

/** The kinds of search that are measured. */
const SEARCHES = ['rare', 'mid', 'common', 'two', 'prefix', 'name', 'phrase', 'unknown'] as const;

/** The URL of one search of each kind, limited to 20 entries. */
export function searchesOf({ words }: Writer): Record<string, string> {
  const queries: Record<(typeof SEARCHES)[number], string> = {
    rare: words.rare,
    mid: words.mid,
    common: words.common,
    two: `${words.mid} ${words.midToo}`,
    prefix: words.mid.slice(0, 4),
    name: words.name,
    phrase: '"in the"',
    unknown: words.unknown,
  };
  const filters: Record<string, Record<string, string>> = {
    ...Object.fromEntries(SEARCHES.map((name) => [name, { query: queries[name] }])),
    tag: { tags: 'family' },
    'mood and dates': { mood: 'happy', dateFrom: '2019-01-01', dateTo: '2023-12-31' },
  };
  return Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      name,
      `/api/entries/search?${new URLSearchParams({ ...filter, limit: '20' })}`,
    ]),
  );
}

/** Requests that save one entry each, with new idempotency keys. */
function savesOf(person: Person, count: number): () => Buffer {
  const seed = Math.floor(performance.now() * 1000);
  return inTurn(
    [...writeJournal(count, { seed })].map((entry, at) => person.save(entry, `${seed}-${at}`)),
  );
}

/** The calls of one person, all through one keep-alive connection. */
export function callsOf({ installation, person, ids, ...writer }: Writer, saves: number) {
  const client: Client = openClient(installation.port);
  const detail = inTurn(ids.map((id) => person.get(`/api/entries/${id}`)));
  const save = savesOf(person, saves);
  const get = (path: string): Side => {
    const bytes = person.get(path);
    return () => client.send(bytes);
  };
  const searches = Object.entries(searchesOf({ installation, person, ids, ...writer }));
  return {
    get,
    list: get('/api/entries?limit=20'),
    detail: () => client.send(detail()),
    save: () => client.send(save()),
    searches: Object.fromEntries(searches.map(([name, path]) => [name, get(path)])),
    close: () => client.close(),
  };
}
