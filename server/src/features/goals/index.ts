import { defineFeature } from '../../platform/feature.ts';
import { goalsExport } from './goals.export.ts';
import { goalsRoutes } from './goals.routes.ts';

export { addNote } from './goal-notes.service.ts';
export { createGoal, updateGoal } from './goals.service.ts';
export { updateMilestone } from './milestones.service.ts';

export const goalsFeature = defineFeature({
  name: 'goals',
  routes: goalsRoutes,
  export: [goalsExport],
});
