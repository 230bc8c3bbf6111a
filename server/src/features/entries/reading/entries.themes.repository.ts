import { and, asc, between, count, countDistinct, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import { prepared } from '../../../platform/database/queries/prepared-query.ts';
import {
  type Spelling,
  type ThemeNames,
  themeNames,
} from '../../../platform/language/theme-names.ts';
import { entryThemes } from '../entries.tables.ts';

const newThemes = prepared((db) =>
  db
    .insert(entryThemes)
    .select(
      sql`select ${sql.placeholder('ownerId')}::bigint, theme, ${sql.placeholder('localDate')}::date,
        ${sql.placeholder('id')}::bigint from unnest(${sql.placeholder('themes')}::text[]) as theme`,
    )
    .prepare('new_themes'),
);

/** Stores the themes of an entry, in place of those stored before. */
export async function saveThemes(
  tx: Database,
  ownerId: number,
  entry: { id: number; localDate: string },
  themes: readonly string[],
  { isNew }: { isNew: boolean },
): Promise<void> {
  if (!isNew) {
    await tx
      .delete(entryThemes)
      .where(and(eq(entryThemes.userId, ownerId), eq(entryThemes.entryId, entry.id)));
  }
  if (themes.length === 0) return;
  await newThemes(tx).execute({ ownerId, id: entry.id, localDate: entry.localDate, themes });
}

/** How often each spelling of a theme is stored. */
export function countSpellings(db: Database, ownerId: number): Promise<Spelling[]> {
  return db
    .select({ theme: entryThemes.theme, count: count() })
    .from(entryThemes)
    .where(eq(entryThemes.userId, ownerId))
    .groupBy(entryThemes.theme);
}

/** The subjects of the entries of a period as they are spelt, the most frequent first. */
export function countSubjects(
  db: Database,
  ownerId: number,
  { from, to }: { from: string; to: string },
): Promise<{ theme: string; count: number }[]> {
  return db
    .select({ theme: entryThemes.theme, count: count() })
    .from(entryThemes)
    .where(and(eq(entryThemes.userId, ownerId), between(entryThemes.localDate, from, to)))
    .groupBy(entryThemes.theme)
    .orderBy(desc(count()), asc(entryThemes.theme));
}

/**
 * What the themes of a user are called. Each entry has its themes as it spells them; which spellings
 * mean the same, and which of them is shown, all entries decide together, whenever they are read (D35).
 */
export async function readThemeNames(db: Database, ownerId: number): Promise<ThemeNames> {
  return themeNames(await countSpellings(db, ownerId));
}

/** A theme by its name, and as entries spell it. */
export interface NamedTheme {
  theme: string;
  spellings: readonly string[];
}

/** Each theme once, by its name, with all its spellings; what is no theme is left out. */
export function namedThemes(names: ThemeNames, themes: readonly string[]): NamedTheme[] {
  const found = new Map<string, readonly string[]>();
  for (const theme of themes) {
    const name = names.nameOf(theme);
    if (name !== null) found.set(name, names.spellingsOf(theme));
  }
  return [...found].map(([theme, spellings]) => ({ theme, spellings }));
}

/** A table `named` of the spellings of some themes and the name of each, to join with. */
export function spellingsTable(themes: readonly NamedTheme[]): SQL {
  const pairs = themes.flatMap(({ theme, spellings }) =>
    spellings.map((spelling) => ({ theme, spelling })),
  );
  const [names, spelled] = [pairs.map(({ theme }) => theme), pairs.map(({ spelling }) => spelling)];
  return sql`unnest(${sql.param(spelled)}::text[], ${sql.param(names)}::text[]) as named(spelling, name)`;
}

/** How many entries have each of some themes, in any of its spellings. */
export async function countEntriesWith(
  db: Database,
  ownerId: number,
  themes: readonly NamedTheme[],
): Promise<{ theme: string; entries: number }[]> {
  if (themes.length === 0) return [];
  const name = sql<string>`named.name`;
  return db
    .select({ theme: name, entries: countDistinct(entryThemes.entryId) })
    .from(entryThemes)
    .innerJoin(spellingsTable(themes), sql`named.spelling = ${entryThemes.theme}`)
    .where(eq(entryThemes.userId, ownerId))
    .groupBy(name);
}
