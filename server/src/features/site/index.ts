import { defineFeature } from '../../platform/feature.ts';
import { siteRoutes } from './site.routes.ts';

export const siteFeature = defineFeature({
  name: 'site',
  routes: siteRoutes,
});
