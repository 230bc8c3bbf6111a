import { defineFeature } from '../../platform/feature.ts';
import { goalsExport } from './goals.export.ts';
import { goalsRoutes } from './goals.routes.ts';

export { addNote, tieEntry } from './goal-notes.service.ts';
export * as goalRows from './goals.repository.ts';
export { given, moved } from './goals.rules.ts';
export { createGoal, full, updateGoal, withParts } from './goals.service.ts';
export * as milestoneRows from './milestones.repository.ts';
export { findMilestone, updateMilestone } from './milestones.service.ts';

export const goalsFeature = defineFeature({
  name: 'goals',
  routes: goalsRoutes,
  export: [goalsExport],
});
