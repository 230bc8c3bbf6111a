import type { ExportPart } from '../../platform/export.ts';
import { quietPutAwayAt } from './profile.repository.ts';
import { getUserSettings } from './profile.service.ts';

export const settingsExport: ExportPart = {
  name: 'settings',
  about:
    'your settings, the defaults where you chose nothing else, and when you last put the quiet after hard words away',
  thing: async (db, ownerId) => ({
    ...(await getUserSettings({ db }, ownerId)).settings,
    quietPutAwayAt: (await quietPutAwayAt(db, ownerId))?.toISOString() ?? null,
  }),
};
