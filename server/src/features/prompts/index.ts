import { defineFeature } from '../../platform/feature.ts';
import { promptsExport } from './prompts.export.ts';
import { promptsRoutes } from './prompts.routes.ts';

export const promptsFeature = defineFeature({
  name: 'prompts',
  routes: promptsRoutes,
  export: [promptsExport],
});
