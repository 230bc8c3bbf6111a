import type { ExportPart } from '../../platform/export.ts';
import { getSettings } from './profile.service.ts';

export const settingsExport: ExportPart = {
  name: 'settings',
  about: 'your settings, the defaults where you chose nothing else',
  thing: async (db, ownerId) => (await getSettings({ db }, ownerId)).settings,
};
