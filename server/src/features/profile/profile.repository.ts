import type { SettingType } from '@pathkeeper/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { userSettings } from './profile.tables.ts';

/** What somebody has chosen, by kind; nothing for a kind that was never saved. */
export async function settingsOf(
  db: Database,
  ownerId: number,
): Promise<Partial<Record<SettingType, Record<string, boolean>>>> {
  const rows = await db
    .select({ type: userSettings.type, settings: userSettings.settings })
    .from(userSettings)
    .where(eq(userSettings.userId, ownerId));
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
