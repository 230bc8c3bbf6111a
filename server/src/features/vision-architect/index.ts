import { defineFeature } from '../../platform/feature.ts';
import { visionChatsExport, visionMessagesExport } from './vision-architect.export.ts';
import { visionArchitectRoutes } from './vision-architect.routes.ts';

export { chat } from './chat.service.ts';
export { generate } from './generate.service.ts';

export const visionArchitectFeature = defineFeature({
  name: 'visionArchitect',
  routes: visionArchitectRoutes,
  export: [visionChatsExport, visionMessagesExport],
});
