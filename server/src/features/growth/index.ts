import { defineFeature } from '../../platform/feature.ts';
import { growthRoutes } from './growth.routes.ts';
import { readFindings } from './growth.tasks.ts';

export { lineOf } from './growth.rules.ts';

/** For `worker.ts`. */
export const growthTasks = [readFindings];

export const growthFeature = defineFeature({
  name: 'growth',
  routes: growthRoutes,
});
