import { defineFeature } from '../../platform/feature.ts';
import { visionExport } from './vision.export.ts';
import { visionRoutes } from './vision.routes.ts';

export { moveOnBoard } from './board/board.service.ts';
export { commit, getCommitment } from './days/commitment.service.ts';
export { answerToday } from './days/steps.service.ts';
export { forgetMessages } from './responses/forget.service.ts';
export { findResult, keepResponse, VISION_RESPONSE } from './responses/responses.service.ts';
export { mountForVision } from './vision.gate.ts';
export { listVisionGoals, updateVisionGoal } from './vision-goals.service.ts';

export const visionFeature = defineFeature({
  name: 'vision',
  routes: visionRoutes,
  export: visionExport,
});
