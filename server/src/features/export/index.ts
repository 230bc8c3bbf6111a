import { defineFeature } from '../../platform/feature.ts';
import { exportRoutes } from './export.routes.ts';

export const exportFeature = defineFeature({
  name: 'export',
  routes: exportRoutes,
});
