import type { LevelGates, RegistrationMode, VisionAccess } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import type { Config } from './config.ts';
import type { Database } from './database/index.ts';
import { instanceValues } from './instance-values.ts';

/** NOTIFY tells every process on this channel that the settings are others now. */
export const SETTINGS_CHANGED = 'settings_changed';

/** How often a process that serves reads them again, for a NOTIFY that did not reach it. */
export const SETTINGS_READ_MS = 5_000;

/** What administrators set for the whole installation (D77, D83). */
export interface StoredSettings {
  registration: RegistrationMode;
  /** Whether levels open things, or everything is open. */
  levelGates: LevelGates;
  visionAccess: VisionAccess;
  /** The origin under which the installation is known. */
  publicUrl: string | null;
}

export type SettingName = keyof StoredSettings;

const DEFAULTS: StoredSettings = {
  registration: 'open',
  levelGates: 'enforced',
  visionAccess: 'admins',
  publicUrl: null,
};

const row = instanceValues<StoredSettings>('settings', DEFAULTS);

/** What is stored, locked until the transaction ends: two who change it take turns. */
export const lockSettings = row.lock;

/** What is set, as every request sees it, and what of it the operator has fixed. */
export interface Settings {
  /** What the operator set, and where they set nothing what is stored. */
  readonly config: Config;
  /** What holds now. */
  current(): StoredSettings;
  /** What an environment variable sets, by the variable: it wins, and is not changed here. */
  readonly fixed: Partial<Record<SettingName, string>>;
  /** Resolves when what was read is of use: at once, but for the first reading or one that is under way. */
  fresh(): Promise<void>;
  /** Reads what is stored again; where the database is out of reach, what was read before holds. */
  reload(): Promise<void>;
}

/**
 * Makes the settings of a process, kept in memory. NOTIFY has them read again at once, so that a change
 * holds from the next request on in every process; where none arrives, within `SETTINGS_READ_MS`.
 */
export function openSettings(db: Database, operator: Config): Settings {
  let stored = DEFAULTS;
  let isRead = false;
  let reading: Promise<void> | null = null;
  let asked = 0;

  const read = async () => {
    for (let turn = -1; turn !== asked; ) {
      turn = asked;
      stored = await row.read(db).catch(() => stored);
    }
    isRead = true;
    reading = null;
  };
  const settings: Settings = {
    config: withStored(operator, () => stored),
    fixed: fixedBy(operator),
    current: () => ({
      ...stored,
      registration: operator.REGISTRATION ?? stored.registration,
      levelGates: operator.LEVEL_GATES ?? stored.levelGates,
      publicUrl: operator.PUBLIC_URL ?? stored.publicUrl,
    }),
    fresh: async () => {
      if (reading) return reading;
      if (!isRead) return settings.reload();
    },
    reload() {
      asked += 1;
      reading ??= read();
      return reading;
    },
  };
  return settings;
}

/** The operator's settings, with what is stored standing in for what they left unset. */
function withStored(operator: Config, stored: () => StoredSettings): Config {
  const live: Pick<Config, 'LEVEL_GATES' | 'PUBLIC_URL' | 'REGISTRATION'> = {
    get LEVEL_GATES() {
      return operator.LEVEL_GATES ?? stored().levelGates;
    },
    get PUBLIC_URL() {
      return operator.PUBLIC_URL ?? stored().publicUrl ?? undefined;
    },
    get REGISTRATION() {
      return operator.REGISTRATION ?? stored().registration;
    },
  };
  return Object.defineProperties({ ...operator }, Object.getOwnPropertyDescriptors(live));
}

function fixedBy({ REGISTRATION, LEVEL_GATES, PUBLIC_URL }: Config): Settings['fixed'] {
  return {
    ...(REGISTRATION === undefined ? {} : { registration: 'REGISTRATION' }),
    ...(LEVEL_GATES === undefined ? {} : { levelGates: 'LEVEL_GATES' }),
    ...(PUBLIC_URL === undefined ? {} : { publicUrl: 'PUBLIC_URL' }),
  };
}

/** Stores what is set, and tells every process once the transaction is committed. */
export async function writeSettings(tx: Database, settings: StoredSettings): Promise<void> {
  await row.write(tx, settings);
  await tx.execute(sql`select pg_notify(${SETTINGS_CHANGED}, '')`);
}
