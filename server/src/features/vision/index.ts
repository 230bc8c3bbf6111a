import { defineFeature } from '../../platform/feature.ts';
import { visionExport } from './vision.export.ts';
import { visionRoutes } from './vision.routes.ts';

export { getCommitment } from './days/commitment.service.ts';
export { forgetMessages } from './responses/forget.service.ts';
export { findResult, keepResponse, VISION_RESPONSE } from './responses/responses.service.ts';
export { mountForVision } from './vision.gate.ts';

export const visionFeature = defineFeature({
  name: 'vision',
  routes: visionRoutes,
  export: visionExport,
});
