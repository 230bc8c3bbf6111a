import { defineFeature } from '../../platform/feature.ts';
import { forumExport } from './forum.export.ts';
import { forumPages } from './forum.pages.ts';
import { purgeRemoved } from './forum.purge.service.ts';
import { forumRoutes } from './forum.routes.ts';

export const forumFeature = defineFeature({
  name: 'forum',
  routes: forumRoutes,
  export: forumExport,
  pages: ({ context }) => forumPages(context),
  jobs: ({ context }) => [
    {
      name: 'purge removed forum words',
      at: '43 3 * * *',
      run: async () => {
        await purgeRemoved(context);
      },
    },
  ],
});
