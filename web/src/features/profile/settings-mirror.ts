import {
  type CallInput,
  DEFAULT_SETTINGS,
  type profile,
  type SettingsAnswer,
  type SettingType,
} from '@pathkeeper/contract';
import { storage } from '../../lib/storage.ts';

/** The settings as this browser last knew them, and the kinds that the server has not heard of. */
export interface Mirror extends Omit<SettingsAnswer, 'success'> {
  unsaved: readonly SettingType[];
}

const TYPES: readonly SettingType[] = ['notifications', 'game'];

const keyOf = (userId: number) => `settings-${userId}`;

/** The switches of a stored object that there are; a default for each that is missing or no switch. */
function switches<T extends Record<string, boolean>>(defaults: T, stored: unknown): T {
  const known = Object.entries(defaults).map(([name, value]) => {
    const kept = (stored as Record<string, unknown> | null | undefined)?.[name];
    return [name, typeof kept === 'boolean' ? kept : value];
  });
  return Object.fromEntries(known) as T;
}

/** Reads what a mirror holds; null when it is none. Exported for `readMirror` and its tests. */
export function parseMirror(raw: string | null): Mirror | null {
  try {
    const { settings, isDarkModeChosen, unsaved } = JSON.parse(raw ?? '') as Partial<Mirror>;
    if (typeof settings !== 'object' || settings === null) return null;
    return {
      settings: {
        notifications: switches(DEFAULT_SETTINGS.notifications, settings.notifications),
        game: switches(DEFAULT_SETTINGS.game, settings.game),
      },
      isDarkModeChosen: isDarkModeChosen === true,
      unsaved: TYPES.filter((type) => Array.isArray(unsaved) && unsaved.includes(type)),
    };
  } catch {
    return null;
  }
}

export const readMirror = (userId: number): Mirror | null =>
  parseMirror(storage.get(keyOf(userId)));

export function writeMirror(userId: number, mirror: Mirror): void {
  storage.set(keyOf(userId), JSON.stringify(mirror));
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What holds after the server has answered: its own word, except where something was chosen here
 * since `sent` left.
 */
export function reconcile(
  server: Omit<SettingsAnswer, 'success'>,
  sent: Mirror | null,
  now: Mirror | null,
): Mirror {
  const newer = (now?.unsaved ?? []).filter(
    (type) =>
      now && !(sent?.unsaved.includes(type) && isSame(sent.settings[type], now.settings[type])),
  );
  const settings = { ...server.settings };
  for (const type of newer) Object.assign(settings, { [type]: now?.settings[type] });
  const isDarkModeChosen =
    server.isDarkModeChosen || (newer.includes('notifications') && now?.isDarkModeChosen === true);
  return { settings, isDarkModeChosen, unsaved: newer };
}

/** One whole kind of settings. */
export type SettingChange = CallInput<typeof profile.saveSettings>['body'];

/** What tells the server one kind as it is here; light and dark only once one of them was chosen. */
export function changeOf(
  settingType: SettingType,
  { settings, isDarkModeChosen }: Omit<Mirror, 'unsaved'>,
): SettingChange {
  if (settingType === 'game') return { settingType, settings: settings.game };
  const { darkMode, ...letters } = settings.notifications;
  return { settingType, settings: isDarkModeChosen ? { ...letters, darkMode } : letters };
}
