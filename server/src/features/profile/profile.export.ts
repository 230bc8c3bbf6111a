import type { ExportPart } from '../../platform/export.ts';
import { quietPutAwayAt } from './profile.repository.ts';
import { getSettings } from './profile.service.ts';

export const settingsExport: ExportPart = {
  name: 'settings',
  about:
    'your settings, the defaults where you chose nothing else, and when you last put the quiet after hard words away',
  thing: async (db, ownerId) => ({
    ...(await getSettings({ db }, ownerId)).settings,
    quietPutAwayAt: (await quietPutAwayAt(db, ownerId))?.toISOString() ?? null,
  }),
};
