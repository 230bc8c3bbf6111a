import { defineFeature } from '../../platform/feature.ts';
import { settingsExport } from './profile.export.ts';
import { profileRoutes } from './profile.routes.ts';

export { getUserSettings } from './profile.service.ts';

export const profileFeature = defineFeature({
  name: 'profile',
  routes: profileRoutes,
  export: [settingsExport],
});
