import {
  type CallInput,
  DEFAULT_SETTINGS,
  type profile,
  type Settings,
  type SettingsAnswer,
  type SettingType,
} from '@pathkeeper/contract';
import { storage } from '../../lib/storage/storage.ts';

/** Switches as they were turned, by kind. */
export type Turned = { readonly [Type in SettingType]: Partial<Settings[Type]> };

/** The settings as this browser last knew them, and the switches that the server has not heard of. */
export interface Mirror extends Omit<SettingsAnswer, 'success'> {
  unsaved: Turned;
}

const TYPES: readonly SettingType[] = ['notifications', 'game'];

export const NOTHING_TURNED: Turned = { notifications: {}, game: {} };

const keyOf = (userId: number) => `settings-${userId}`;

/** The switches of a stored object that there are; what else is stored is none of ours. */
function switches<T extends Record<string, boolean>>(known: T, stored: unknown): Partial<T> {
  const kept = Object.entries(Object(stored)).filter(
    ([name, value]) => Object.hasOwn(known, name) && typeof value === 'boolean',
  );
  return Object.fromEntries(kept) as Partial<T>;
}

const switchesOf = (stored: unknown): Turned => {
  const { notifications, game } = Object(stored) as Record<string, unknown>;
  return {
    notifications: switches(DEFAULT_SETTINGS.notifications, notifications),
    game: switches(DEFAULT_SETTINGS.game, game),
  };
};

/** Reads what a mirror holds; null when it is none. Exported for `readMirror` and its tests. */
export function parseMirror(raw: string | null): Mirror | null {
  try {
    const { settings, isDarkModeChosen, unsaved } = JSON.parse(raw ?? '') as Partial<Mirror>;
    if (typeof settings !== 'object' || settings === null) return null;
    return {
      settings: withTurned(DEFAULT_SETTINGS, switchesOf(settings)),
      isDarkModeChosen: isDarkModeChosen === true,
      unsaved: switchesOf(unsaved),
    };
  } catch {
    return null;
  }
}

let lastRead: { raw: string | null; mirror: Mirror | null } | undefined;

/** What this browser holds of somebody's settings; asked by every part of a screen that shows one. */
export function readMirror(userId: number): Mirror | null {
  const raw = storage.get(keyOf(userId));
  if (lastRead?.raw !== raw) lastRead = { raw, mirror: parseMirror(raw) };
  return lastRead.mirror;
}

export function writeMirror(userId: number, mirror: Mirror): void {
  storage.set(keyOf(userId), JSON.stringify(mirror));
}

/** Settings with these switches turned. */
function withTurned({ notifications, game }: Settings, turned: Turned): Settings {
  return {
    notifications: { ...notifications, ...turned.notifications },
    game: { ...game, ...turned.game },
  };
}

/** Two turns, one after the other. */
export const andThen = (first: Turned, then: Turned): Turned => ({
  notifications: { ...first.notifications, ...then.notifications },
  game: { ...first.game, ...then.game },
});

const isChosenBy = ({ notifications }: Turned) => notifications.darkMode !== undefined;

/** What is seen here as soon as a switch is turned. */
export const turn = ({ settings, isDarkModeChosen, unsaved }: Mirror, turned: Turned): Mirror => ({
  settings: withTurned(settings, turned),
  isDarkModeChosen: isDarkModeChosen || isChosenBy(turned),
  unsaved: andThen(unsaved, turned),
});

/**
 * What holds after the server has answered and was told of `sent`: its own word, except for what was
 * turned here since.
 */
export function reconcile(
  { settings, isDarkModeChosen }: Omit<SettingsAnswer, 'success'>,
  sent: Turned,
  now: Turned,
): Mirror {
  const since = <T extends Record<string, boolean>>(newer: Partial<T>, older: Partial<T>) =>
    Object.fromEntries(
      Object.entries(newer).filter(([name, isOn]) => older[name] !== isOn),
    ) as Partial<T>;
  const unsaved: Turned = {
    notifications: since(now.notifications, sent.notifications),
    game: since(now.game, sent.game),
  };
  return turn({ settings, isDarkModeChosen, unsaved: NOTHING_TURNED }, unsaved);
}

/** One whole kind of settings. */
export type SettingChange = CallInput<typeof profile.saveSettings>['body'];

/**
 * What tells the server of the switches turned here: of each kind that has one, the whole as it is
 * there with them turned. Light and dark only once one of them was chosen.
 */
export function changesOf(
  { settings, isDarkModeChosen }: Omit<SettingsAnswer, 'success'>,
  turned: Turned,
): SettingChange[] {
  const { notifications, game } = withTurned(settings, turned);
  const { darkMode, ...letters } = notifications;
  const hasLight = isDarkModeChosen || isChosenBy(turned);
  const changes: Record<SettingType, SettingChange> = {
    notifications: {
      settingType: 'notifications',
      settings: hasLight ? { ...letters, darkMode } : letters,
    },
    game: { settingType: 'game', settings: game },
  };
  return TYPES.filter((type) => Object.keys(turned[type]).length > 0).map((type) => changes[type]);
}

/** Whether the server has still to hear of a switch. */
export const isOwed = (mirror: Mirror | null): boolean =>
  mirror !== null && TYPES.some((type) => Object.keys(mirror.unsaved[type]).length > 0);
