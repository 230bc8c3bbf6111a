import { and, between, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { entriesByIds } from '../entries.repository.ts';
import { type EntryRow, entries } from '../entries.tables.ts';
import { countSpellings } from './entries.themes.repository.ts';

/** Entries that are looked for by their words, for a question to Merlin. */

export { countSpellings };

/** What entries are looked for: all of these words, each in one of its forms. */
export interface Sought {
  /** For each word its forms as the search column has them. */
  words: readonly (readonly string[])[];
  /** Names that have to stand there with their capital. */
  names: readonly string[];
  range: { from: string; to: string } | null;
}

/** Dates that are told. */
const DATES = 6;
/** Hits that are ranked: the latest ones. */
const RANKED = 500;

const lexeme = (word: string): string => `'${word.replace(/['\\]/g, '')}'`;
const queryOf = (words: Sought['words']): string =>
  words.map((forms) => `(${forms.map(lexeme).join(' | ')})`).join(' & ');

/** A name with its capital, and not as the beginning or the end of a longer word. */
const named = (name: string): SQL => {
  const pattern = `(^|[^[:alnum:]])${name.replace(/[^\p{L}\p{N} ]/gu, '.')}($|[^[:alnum:]])`;
  return sql`${entries.content} ~ ${pattern}`;
};

const isSought = (ownerId: number, { words, names, range }: Sought): SQL | undefined =>
  and(
    eq(entries.userId, ownerId),
    sql`${entries.search} @@ ${queryOf(words)}::tsquery`,
    ...names.map(named),
    range ? between(entries.localDate, range.from, range.to) : undefined,
  );

/** Words of an entry's tags that its text does not have. */
function onlyTagged({ words }: Sought): SQL {
  const missing = words.map((forms) => {
    const safe = forms.map((form) => form.replace(/[^\p{L}\p{N}]/gu, '.')).join('|');
    const pattern = `(^|[^[:alnum:]])(${safe})($|[^[:alnum:]])`;
    return sql`(array_to_string(${entries.tags}, ' ') ~* ${pattern} and ${entries.content} !~* ${pattern})`;
  });
  return sql.join(missing, sql` or `);
}

/**
 * How many entries there are, with the first, the last and a few dates; null when there is none. Of some,
 * `tagged`, a word stands among their tags and not in their text.
 */
export async function countSought(db: Database, ownerId: number, sought: Sought) {
  if (sought.words.length === 0) return null;
  const where = isSought(ownerId, sought);
  const [[row], dates] = await Promise.all([
    db
      .select({
        count: count(),
        tagged: sql<number>`count(*) filter (where ${onlyTagged(sought)})`.mapWith(Number),
        firstDate: sql<string | null>`min(${entries.localDate})`,
        lastDate: sql<string | null>`max(${entries.localDate})`,
      })
      .from(entries)
      .where(where),
    db
      .selectDistinct({ date: entries.localDate })
      .from(entries)
      .where(where)
      .orderBy(desc(entries.localDate))
      .limit(DATES + 1),
  ]);
  if (!row?.firstDate || !row.lastDate) return null;
  const { firstDate, lastDate } = row;
  // More than a few are not told one by one.
  const told = dates.length > DATES ? [] : dates.map(({ date }) => date).reverse();
  return { count: row.count, tagged: row.tagged, firstDate, lastDate, dates: told };
}

/** The entries that have most of the words, or the first or the last of them. */
export async function entriesSought(
  db: Database,
  ownerId: number,
  sought: Sought,
  { order, limit }: { order: 'best' | 'first' | 'last'; limit: number },
): Promise<EntryRow[]> {
  const where = isSought(ownerId, sought);
  const { id, listedAt } = entries;
  const byTime = order === 'first' ? [listedAt, id] : [desc(listedAt), desc(id)];
  const hits = db
    .select({ id, search: entries.search, listedAt })
    .from(entries)
    .where(where)
    .orderBy(...byTime)
    .limit(order === 'best' ? RANKED : limit)
    .as('hits');
  const rank = sql`ts_rank(${hits.search}, ${queryOf(sought.words)}::tsquery)`;
  const rows =
    order === 'best'
      ? await db
          .select({ id: hits.id })
          .from(hits)
          .orderBy(desc(rank), desc(hits.listedAt))
          .limit(limit)
      : await db.select({ id: hits.id }).from(hits);
  const ids = rows.map((row) => row.id);
  const found = ids.length === 0 ? [] : await entriesByIds(db, ownerId, ids);
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** On how many entries each of some words stands, of those that stand on any, the most frequent first. */
export async function countEach(
  db: Database,
  ownerId: number,
  words: readonly string[],
  range: Sought['range'] = null,
): Promise<{ word: string; count: number }[]> {
  if (words.length === 0) return [];
  const found = await db.execute<{ word: string; count: number }>(sql`
    select sought.word, hits.count::int4 as count
    from unnest(${sql.param([...words])}::text[]) as sought (word)
    cross join lateral (
      select count(*) as count from ${entries}
      where user_id = ${ownerId} and search @@ quote_literal(sought.word)::tsquery
        and content ~* ('(^|[^[:alnum:]])' || sought.word || '($|[^[:alnum:]])')
        and (${range?.from ?? null}::date is null or local_date between ${range?.from ?? null}::date and ${range?.to ?? null}::date)
    ) hits
    where hits.count > 0
    order by hits.count desc, sought.word`);
  return found.map(({ word, count: n }) => ({ word, count: Number(n) }));
}
