import { defineFeature } from '../../platform/feature.ts';
import { foldersExport } from './folders.export.ts';
import { foldersRoutes } from './folders.routes.ts';

export { foldersExport } from './folders.export.ts';
export { createFolder } from './folders.service.ts';

export const foldersFeature = defineFeature({
  name: 'folders',
  routes: foldersRoutes,
  export: [foldersExport],
});
