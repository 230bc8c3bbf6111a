import {
  type Actor,
  api,
  can,
  DEFAULT_SETTINGS,
  emblemLevel,
  type profile,
  type SettingsAnswer,
  type User,
} from '@pathkeeper/contract';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { updateUser } from '../accounts/index.ts';
import { asOwner, findLevel, setListed } from '../progression/index.ts';
import * as repository from './profile.repository.ts';

/**
 * Changes the names shown and the emblem worn (D6). Taking an emblem off is always free.
 * @throws AppError level_required when the level does not open the emblem (D24)
 */
export async function updateProfile(
  context: Context,
  ownerId: number,
  changes: z.output<typeof profile.update.body>,
): Promise<User> {
  if (changes.emblem) await requireEmblem(context, ownerId, changes.emblem);
  return updateUser(context, ownerId, changes);
}

async function requireEmblem(context: Context, ownerId: number, emblem: string): Promise<void> {
  const requiredLevel = emblemLevel(emblem);
  if (requiredLevel === null) throw new AppError('invalid_request', 'There is no such emblem.');
  const { gateLevel } = await findLevel(context, ownerId);
  if (gateLevel >= requiredLevel) return;
  throw new AppError('level_required', `That emblem opens at level ${requiredLevel}.`, {
    requiredLevel,
  });
}

/** Everything that can be set, with the defaults where nothing was chosen. */
export async function getUserSettings(
  { db }: Pick<Context, 'db'>,
  ownerId: number,
): Promise<Omit<SettingsAnswer, 'success'>> {
  const chosen = await repository.settingsOf(db, ownerId);
  return {
    settings: {
      notifications: { ...DEFAULT_SETTINGS.notifications, ...chosen.notifications },
      game: { ...DEFAULT_SETTINGS.game, ...chosen.game },
    },
    isDarkModeChosen: chosen.notifications?.darkMode !== undefined,
  };
}

/**
 * Saves the settings of one kind and answers with all of them.
 * @throws AppError forbidden when somebody else than the owner turns on Level Testing (D26)
 */
export async function saveUserSettings(
  context: Context,
  caller: Actor & { id: number },
  { settingType, settings }: z.output<typeof profile.saveSettings.body>,
  now: Date,
): Promise<Omit<SettingsAnswer, 'success'>> {
  if (
    'levelTesting' in settings &&
    settings.levelTesting &&
    !can(caller, 'call', api.progression.setLevel)
  ) {
    throw new AppError('forbidden', 'Level Testing is for the owner of this installation.');
  }
  await asOwner(context, caller.id, async (tx) => {
    await repository.saveSettings(tx, caller.id, settingType, settings, now);
    if ('onLeaderboard' in settings) await setListed(tx, caller.id, settings.onLeaderboard);
  });
  return getUserSettings(context, caller.id);
}
