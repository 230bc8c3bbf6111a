import { defineFeature } from '../../platform/feature.ts';
import { guideExport } from './guide.export.ts';
import { guideRoutes } from './guide.routes.ts';
import { builtInAnswer, readForGravity } from './guide.tasks.ts';

export { analyseLifePath } from './analyse-life-path.ts';
export { askArchitect } from './ask-architect.ts';
export { askVision } from './ask-vision.ts';
export { guardGuide } from './checks/guard.ts';
export { guideRequests } from './guide.limits.ts';
export { closeEntriesOf } from './guide.repository.ts';
export { streamAnswer, wantsStream } from './guide.stream.ts';
export { tryGuide } from './model/try-guide.ts';
export { type ExportedReflection, reflectionsExport } from './period/period.export.ts';
export { reflectOnMonth, reflectOnWeek } from './period/reflect-period.ts';
export type { GuideProviders } from './providers/choose-provider.ts';
export { openGuideProviders } from './providers/providers.ts';
export { reflectOnEntry } from './reflection/reflect-entry.ts';

/** For `worker.ts`. */
export const guideTasks = [builtInAnswer, readForGravity];

export const guideFeature = defineFeature({
  name: 'guide',
  routes: guideRoutes,
  export: guideExport,
});
