import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { entriesByIds } from '../entries.repository.ts';
import { type EntryRow, entries } from '../entries.tables.ts';

/** Words to look for, folded as the search folds them. */
export interface Sought {
  /** Whose words they are. */
  key: number;
  words: readonly string[];
}

/** An entry that holds some of them. */
export interface Sharing {
  key: number;
  entry: EntryRow;
  shared: string[];
}

/** So many words an entry has to share with the sought ones, where there are as many. */
const AT_LEAST = 2;

/**
 * Entries that are looked through before the index is asked: of common words it would tell all there are,
 * and of rare ones it is fast.
 */
const RECENT = 500;

/** A word in the singular or plural, as a `tsquery`. Folded words hold letters and digits only. */
const either = (word: string) => `('${word}' | '${word}s' | '${word}es')`;

function queryOf(words: readonly string[]): string {
  if (words.length < AT_LEAST) return words.map(either).join('');
  const pairs = words.flatMap((word, place) =>
    words.slice(place + 1).map((other) => `(${either(word)} & ${either(other)})`),
  );
  return pairs.join(' | ');
}

/**
 * The latest entries that share words with each of several lists, at most `limit` for each, newest
 * first: one query for all of them, and one for their texts.
 */
export async function latestSharing(
  db: Database,
  ownerId: number,
  sought: readonly Sought[],
  limit: number,
): Promise<Sharing[]> {
  const asked = sought.filter(({ words }) => words.length > 0);
  if (asked.length === 0) return [];
  const newest = sql`order by listed_at desc, id desc`;
  const hits = await db.execute<{ key: number; id: number; shared: string[] }>(sql`
    with recent as materialized (
      select ${entries.id}, ${entries.listedAt}, ${entries.search} from ${entries}
      where ${entries.userId} = ${ownerId} ${newest} limit ${RECENT}
    ), edge as (select listed_at, id from recent order by listed_at, id limit 1)
    select asked.key::int as key, hit.id::int as id, array(
      select word from unnest(string_to_array(asked.words, ' ')) with ordinality as w (word, place)
      where hit.search @@ format('''%s'' | ''%ss'' | ''%ses''', word, word, word)::tsquery
      order by place) as shared
    from unnest(
      ${sql.param(asked.map(({ key }) => key))}::bigint[],
      ${sql.param(asked.map(({ words }) => queryOf(words)))}::text[],
      ${sql.param(asked.map(({ words }) => words.join(' ')))}::text[]
    ) as asked (key, query, words)
    cross join lateral (
      select * from (
        (select id, search from recent where search @@ asked.query::tsquery
          ${newest} limit ${limit})
        union all
        (select ${entries.id}, ${entries.search} from ${entries}
          where ${entries.userId} = ${ownerId} and ${entries.search} @@ asked.query::tsquery
            and (${entries.listedAt}, ${entries.id}) < (select listed_at, id from edge)
          ${newest} limit ${limit})
      ) as found
      limit ${limit}
    ) as hit`);
  const rows = await entriesByIds(db, ownerId, [...new Set([...hits].map(({ id }) => id))]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...hits].flatMap(({ key, id, shared }) => {
    const entry = byId.get(id);
    return entry ? [{ key, entry, shared }] : [];
  });
}
