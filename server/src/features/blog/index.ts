import { defineFeature } from '../../platform/feature.ts';
import { blogExport } from './blog.export.ts';
import { blogPages } from './blog.pages.ts';
import { blogRoutes } from './blog.routes.ts';

export { contentOf, type HouseArticle } from './articles/house-article.ts';
export { HOUSE_ARTICLES } from './articles/index.ts';
export { addressOfPreview, altOfPicture, presentCard, presentPicture } from './blog.present.ts';
export { BUILT_IN_AUTHOR_ID } from './blog.rules.ts';
export { noArticle } from './blog.service.ts';
export type { StoredCard, StoredText } from './blog.tables.ts';

export const blogFeature = defineFeature({
  name: 'blog',
  routes: blogRoutes,
  export: blogExport,
  pages: ({ context }) => blogPages(context),
});
