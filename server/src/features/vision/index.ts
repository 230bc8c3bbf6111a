import { defineFeature } from '../../platform/feature.ts';
import { visionExport } from './vision.export.ts';
import { visionRoutes } from './vision.routes.ts';

export { getCommitment } from './days/commitment.service.ts';
export { adoptDraft } from './responses/adopt-draft.ts';
export { findResult, keepResponse, VISION_RESPONSE } from './responses/responses.service.ts';
export { mountForVision, requireVision } from './vision.gate.ts';
export { safetyOf, type VisionSafety } from './vision.safety.ts';
export { listVision } from './vision-goals.present.ts';

export const visionFeature = defineFeature({
  name: 'vision',
  routes: visionRoutes,
  export: visionExport,
});
