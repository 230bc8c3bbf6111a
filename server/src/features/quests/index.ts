import { defineFeature } from '../../platform/feature.ts';
import { questsExport } from './quests.export.ts';
import { questsRoutes } from './quests.routes.ts';

export { QUESTS } from './quests.data.ts';
export { questsOf } from './quests.of-the-day.ts';
export { acceptQuest, completeQuest } from './quests.service.ts';

export const questsFeature = defineFeature({
  name: 'quests',
  routes: questsRoutes,
  export: [questsExport],
});
