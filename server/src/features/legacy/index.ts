import { defineFeature } from '../../platform/feature.ts';
import { legacyRoutes } from './legacy.routes.ts';

export const legacyFeature = defineFeature({
  name: 'legacy',
  routes: legacyRoutes,
});
