import { defineFeature } from '../../platform/feature.ts';
import { tagsExport } from './tags.export.ts';
import { tagsRoutes } from './tags.routes.ts';

export { createTag } from './tags.service.ts';

export const tagsFeature = defineFeature({
  name: 'tags',
  routes: tagsRoutes,
  export: [tagsExport],
});
