import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { prepared } from '../../platform/prepared-query.ts';
import { entryThemes } from './entries.tables.ts';

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
