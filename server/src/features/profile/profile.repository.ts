import type { SettingType } from '@pathkeeper/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
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

/** Replaces the settings of one kind. */
export async function replaceSettings(
  db: Database,
  ownerId: number,
  type: SettingType,
  settings: Record<string, boolean>,
  updatedAt: Date,
): Promise<void> {
  await db
    .insert(userSettings)
    .values({ userId: ownerId, type, settings, updatedAt })
    .onConflictDoUpdate({
      target: [userSettings.userId, userSettings.type],
      set: { settings, updatedAt },
    });
}
