import { defineFeature } from '../../platform/feature.ts';
import { growthRoutes } from './growth.routes.ts';

export type { IsSafe } from './growth.analysis.ts';
export { lineOf } from './growth.rules.ts';

export const growthFeature = defineFeature({
  name: 'growth',
  routes: growthRoutes,
});
