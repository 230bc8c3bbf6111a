import { defineFeature } from '../../platform/feature.ts';
import { goalsExport } from './goals.export.ts';
import { goalsRoutes } from './goals.routes.ts';

export { addNote, createGoal, updateGoal, updateMilestone } from './goals.service.ts';

export const goalsFeature = defineFeature({
  name: 'goals',
  routes: goalsRoutes,
  export: [goalsExport],
});
