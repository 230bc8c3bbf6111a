import type { TakeoutPart } from '../../platform/takeout.ts';
import { getSettings } from './profile.service.ts';

export const settingsTakeout: TakeoutPart = {
  name: 'settings',
  about: 'your settings, the defaults where you chose nothing else',
  thing: async (db, ownerId) => (await getSettings({ db }, ownerId)).settings,
};
