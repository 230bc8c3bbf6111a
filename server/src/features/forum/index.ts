import { defineFeature } from '../../platform/feature.ts';
import { forumExport } from './forum.export.ts';
import { forumPages } from './forum.pages.ts';
import { purgeRemoved } from './forum.purge.service.ts';
import { forumRoutes } from './forum.routes.ts';
import { forumPhotos } from './photos/photos.service.ts';

export { checkForum } from './forum.check.service.ts';
export { deletePostsOf, removeForumWordsOf } from './forum.purge.service.ts';
export { countViews } from './forum.views.service.ts';
export { hide, setRemoved, tellAuthor, unhide } from './hiding.service.ts';
export { like, removeLikesOf } from './likes.service.ts';
export { withPhotos } from './photos/photos.service.ts';
export { createPost, listCategories, readablePost } from './posts.service.ts';
export {
  bringBack,
  changeWords,
  handBack,
  logForumAct,
  removeWords,
  type Target,
  takeAway,
} from './removal.service.ts';
export { createReply } from './replies.service.ts';
export { findWords, lockWords, setPost } from './words.service.ts';

export const forumFeature = defineFeature({
  name: 'forum',
  routes: forumRoutes,
  export: forumExport,
  pages: ({ context }) => forumPages(context),
  pictures: ({ context }) => forumPhotos(context),
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
