import { defineFeature } from '../../platform/feature.ts';
import { guideExport, reflectionsExport } from './guide.export.ts';
import { guideRoutes } from './guide.routes.ts';

export { guardGuide } from './checks/guard.ts';
export type { Guides } from './choose-provider.ts';
export { type ExportedReflection, reflectionsExport } from './guide.export.ts';
export { guideRequests } from './guide.limits.ts';
export { closeEntriesOf, forgetPeriodsOf } from './guide.repository.ts';
export { reflectOnMonth, reflectOnWeek } from './period/reflect-period.ts';
export { openGuides } from './providers.ts';
export { readLifePath } from './read-life-path.ts';
export { recheckReflections } from './recheck-reflections.ts';
export { reflectOnEntry } from './reflect-entry.ts';

export const guideFeature = defineFeature({
  name: 'guide',
  routes: guideRoutes,
  export: [reflectionsExport, ...guideExport],
});
