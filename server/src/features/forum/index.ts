import { defineFeature } from '../../platform/feature.ts';
import { forumExport } from './forum.export.ts';
import { forumRoutes } from './forum.routes.ts';
import { purgeRemoved } from './keeping/forum.purge.service.ts';
import { forumPhotos } from './photos/photos.service.ts';
import { forumPages } from './reading/forum.pages.ts';

export type { Target } from './forum.rules.ts';
export { checkForum } from './keeping/forum.check.service.ts';
export {
  deletePostsOf,
  leaveForumWordsOf,
  removeForumWordsOf,
} from './keeping/forum.purge.service.ts';
export { hide, setRemoved, tellAuthor, unhide } from './keeping/hiding.service.ts';
export {
  bringBack,
  changeWords,
  handBack,
  logForumAct,
  removeWords,
  takeAway,
} from './keeping/removal.service.ts';
export { withPhotos } from './photos/photos.service.ts';
export { countViews } from './reading/forum.views.service.ts';
export { createReply } from './writing/create-reply.service.ts';
export { like, removeLikesOf } from './writing/likes.service.ts';
export { createPost, listCategories, readablePost } from './writing/posts.service.ts';
export { findWords, lockWords, noWords, setPost } from './writing/words.service.ts';

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
