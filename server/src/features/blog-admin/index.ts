import { defineFeature } from '../../platform/feature.ts';
import { blogAdminRoutes } from './blog-admin.routes.ts';
import { purgeArticles } from './publish.service.ts';

export const blogAdminFeature = defineFeature({
  name: 'blogAdmin',
  routes: blogAdminRoutes,
  jobs: ({ context }) => [
    {
      name: 'purge removed articles',
      at: '53 3 * * *',
      run: async () => {
        await purgeArticles(context);
      },
    },
  ],
});
