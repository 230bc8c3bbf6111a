import type { SettingType } from '@pathkeeper/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { prepared } from '../../platform/database/queries/prepared-query.ts';
import { userSettings } from './profile.tables.ts';

const settings = prepared((db) =>
  db
    .select({ type: userSettings.type, settings: userSettings.settings })
    .from(userSettings)
    .where(and(eq(userSettings.userId, sql.placeholder('ownerId')), ne(userSettings.type, 'quiet')))
    .prepare('user_settings'),
);

/** What somebody has chosen, by kind; nothing for a kind that was never saved. */
export async function settingsOf(
  db: Database,
  ownerId: number,
): Promise<Partial<Record<SettingType, Record<string, boolean>>>> {
  const rows = await settings(db).execute({ ownerId });
  return Object.fromEntries(rows.map(({ type, settings }) => [type, settings]));
}

/** Saves the settings of one kind; one that is not given stays as it was. */
export async function saveSettings(
  db: Database,
  ownerId: number,
  type: SettingType,
  settings: Record<string, boolean | undefined>,
  updatedAt: Date,
): Promise<void> {
  const given = Object.entries(settings).flatMap(([name, isOn]) =>
    isOn === undefined ? [] : [[name, isOn] as const],
  );
  await db
    .insert(userSettings)
    .values({ userId: ownerId, type, settings: Object.fromEntries(given), updatedAt })
    .onConflictDoUpdate({
      target: [userSettings.userId, userSettings.type],
      set: { settings: sql`${userSettings.settings} || excluded.settings`, updatedAt },
    });
}

/** When somebody last put the quiet after words of danger away; null if never. */
export async function quietPutAwayAt(db: Database, ownerId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: sql<string>`${userSettings.settings} ->> 'putAwayAt'` })
    .from(userSettings)
    .where(and(eq(userSettings.userId, ownerId), eq(userSettings.type, 'quiet')));
  return row ? new Date(row.at) : null;
}

export async function saveQuietPutAway(db: Database, ownerId: number, at: Date): Promise<void> {
  const settings = { putAwayAt: at.toISOString() };
  await db
    .insert(userSettings)
    .values({ userId: ownerId, type: 'quiet', settings, updatedAt: at })
    .onConflictDoUpdate({
      target: [userSettings.userId, userSettings.type],
      set: { settings, updatedAt: at },
    });
}
