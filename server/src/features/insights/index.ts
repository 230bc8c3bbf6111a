import { defineFeature } from '../../platform/feature.ts';
import { insightsExport } from './insights.export.ts';
import { insightsRoutes } from './insights.routes.ts';

export { createInsight } from './insights.service.ts';

export const insightsFeature = defineFeature({
  name: 'insights',
  routes: insightsRoutes,
  export: [insightsExport],
});
