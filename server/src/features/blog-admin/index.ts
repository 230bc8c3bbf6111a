import { defineFeature } from '../../platform/feature.ts';
import { blogAdminRoutes } from './blog-admin.routes.ts';
import { drawCards } from './cards.service.ts';
import { purgeArticles } from './publish.service.ts';
import { redrawArticles } from './save.service.ts';

export { writeHouseArticles } from './house.service.ts';
export { deleteArticle, unpublish } from './publish.service.ts';
export { addImage, createArticle, listArticles, saveDraft } from './write.service.ts';

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
    {
      name: 'draw articles by newer rules',
      at: '*/10 * * * *',
      run: async () => {
        await redrawArticles(context);
      },
    },
    {
      name: 'draw cards of articles',
      at: '* * * * *',
      run: async () => {
        await drawCards(context);
      },
    },
  ],
});
