import { defineFeature } from '../../platform/feature.ts';
import { growthRoutes } from './growth.routes.ts';

export { lineOf } from './growth.rules.ts';

export const growthFeature = defineFeature({
  name: 'growth',
  routes: growthRoutes,
});
