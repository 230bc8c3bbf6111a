import { and, asc, countDistinct, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { asWritten } from '../../../platform/language/written.ts';
import { tagQuery } from '../../../platform/search/document.ts';
import { namingQuery } from '../../../platform/search/query.ts';
import { entries, entryThemes } from '../entries.tables.ts';
import {
  type NamedTheme,
  namedThemes,
  readThemeNames,
  spellingsTable,
} from '../reading/entries.themes.repository.ts';
import { allBut } from './all-but.ts';

/** A theme, on how many entries it stands, and the first and last day of them. */
export interface SubjectCount {
  theme: string;
  count: number;
  firstDate: string;
  lastDate: string;
}

/** Entries up to a day, without some: see `earlierThan`. */
interface Earlier {
  to: string;
  except: readonly number[];
}

/** An entry whose themes are looked for in earlier ones. */
export interface AboutEntry {
  content: string;
  tags: readonly string[];
  themes: readonly string[];
}

/**
 * How many earlier entries have each theme of an entry. An entry has five themes at most, so the words
 * that it has in passing are not among them: a theme whose word stands in the text is counted by the
 * words of the entries, one that is only a tag by their tags, and any other (Mummy for mum) by
 * their themes, in any spelling.
 */
export async function themesBefore(
  db: Database,
  ownerId: number,
  { content, tags, themes }: AboutEntry,
  earlier: Earlier,
): Promise<SubjectCount[]> {
  if (themes.length === 0) return [];
  const named = namedThemes(await readThemeNames(db, ownerId), themes);
  const asked = named.map((about) => {
    const { theme } = about;
    const tag = tags.find((own) => own.trim().toLowerCase() === theme.toLowerCase());
    const query = asWritten(content, theme) ? namingQuery(theme) : tag ? tagQuery(tag) : null;
    return { about, query };
  });
  const found = await Promise.all([
    countHits(
      db,
      ownerId,
      asked.flatMap(({ about, query }) => (query ? { theme: about.theme, query } : [])),
      earlier,
    ),
    countThemes(
      db,
      ownerId,
      asked.flatMap(({ about, query }) => (query ? [] : about)),
      earlier,
    ),
  ]);
  return found.flat().sort((a, b) => b.count - a.count || (a.theme < b.theme ? -1 : 1));
}

interface Query {
  theme: string;
  query: string;
}

/** A table `asked` of themes and what is searched for each, to join with. */
const queriesTable = (queries: readonly Query[]) => {
  const [themes, texts] = [queries.map(({ theme }) => theme), queries.map(({ query }) => query)];
  return sql`unnest(${sql.param(themes)}::text[], ${sql.param(texts)}::text[]) as asked(theme, query)`;
};

async function countHits(
  db: Database,
  ownerId: number,
  queries: readonly Query[],
  { to, except }: Earlier,
): Promise<SubjectCount[]> {
  if (queries.length === 0) return [];
  const found = await db.execute<{ [Name in keyof SubjectCount]: SubjectCount[Name] }>(sql`
    select asked.theme, hits.count::int, hits."firstDate", hits."lastDate"
    from ${queriesTable(queries)}
    cross join lateral (
      select count(*) as count, min(${entries.localDate})::text as "firstDate",
        max(${entries.localDate})::text as "lastDate"
      from ${entries}
      where ${and(
        eq(entries.userId, ownerId),
        sql`${entries.search} @@ asked.query::tsquery`,
        lte(entries.localDate, to),
        allBut(entries.id, except),
      )}
    ) hits
    where hits.count > 0`);
  return [...found];
}

function countThemes(
  db: Database,
  ownerId: number,
  named: readonly NamedTheme[],
  { to, except }: Earlier,
): Promise<SubjectCount[]> {
  if (named.length === 0) return Promise.resolve([]);
  const name = sql<string>`named.name`;
  return db
    .select({
      theme: name,
      count: countDistinct(entryThemes.entryId),
      firstDate: sql<string>`min(${entryThemes.localDate})`,
      lastDate: sql<string>`max(${entryThemes.localDate})`,
    })
    .from(entryThemes)
    .innerJoin(spellingsTable(named), sql`named.spelling = ${entryThemes.theme}`)
    .where(
      and(
        eq(entryThemes.userId, ownerId),
        lte(entryThemes.localDate, to),
        allBut(entryThemes.entryId, except),
      ),
    )
    .groupBy(name)
    .orderBy(desc(countDistinct(entryThemes.entryId)), asc(name));
}

/** The entries of a stretch of days that have the word of a theme, or its tag; some are left out. */
export async function entriesNaming(
  db: Database,
  ownerId: number,
  themes: readonly string[],
  { from, to, except }: { from: string; to: string; except: readonly number[] },
): Promise<{ theme: string; entryId: number }[]> {
  const queries = themes.flatMap((theme) => {
    const query = namingQuery(theme);
    return query ? { theme, query } : [];
  });
  if (queries.length === 0) return [];
  const found = await db.execute<{ theme: string; entryId: number }>(sql`
    select asked.theme, ${entries.id}::int8 as "entryId" from ${queriesTable(queries)}
    join ${entries} on ${and(
      eq(entries.userId, ownerId),
      sql`${entries.localDate} between ${from} and ${to}`,
      sql`${entries.search} @@ asked.query::tsquery`,
      allBut(entries.id, except),
    )}`);
  return found.map(({ theme, entryId }) => ({ theme, entryId: Number(entryId) }));
}
