import { PAGE_TITLES } from '@pathkeeper/contract';
import { createRoute } from '@tanstack/react-router';
import type { BlogAddress } from '../../features/blog/blog.address.ts';
import {
  parseForumAddress,
  parsePostAddress,
  parseSearch,
} from '../../features/forum/forum.address.ts';
import { paths } from '../../lib/paths.ts';
import { commons } from '../frames.ts';
import { lazyRouteComponent } from '../lazy-route.ts';
import { officePage } from './office-page.ts';
import { readLater } from './read-later.ts';

const forum = createRoute({
  getParentRoute: () => commons,
  path: paths.forum,
  staticData: { title: PAGE_TITLES.forum },
  validateSearch: parseForumAddress,
  component: lazyRouteComponent(() => import('../../pages/forum/ForumPage.tsx')),
});

const forumCategory = createRoute({
  getParentRoute: () => commons,
  path: paths.forumCategory,
  validateSearch: parseSearch,
  component: lazyRouteComponent(() => import('../../pages/forum/ForumCategoryPage.tsx')),
});

const forumPost = createRoute({
  getParentRoute: () => commons,
  path: paths.forumPost,
  validateSearch: parsePostAddress,
  component: lazyRouteComponent(() => import('../../pages/forum/ForumPostPage.tsx')),
});

const leaderboard = createRoute({
  getParentRoute: () => commons,
  path: paths.leaderboard,
  staticData: { title: PAGE_TITLES.leaderboard },
  component: lazyRouteComponent(() => import('../../pages/forum/LeaderboardPage.tsx')),
});

const blog = createRoute({
  getParentRoute: () => commons,
  path: paths.blog,
  validateSearch: readLater<BlogAddress>,
  component: lazyRouteComponent(() => import('../../pages/blog/BlogPage.tsx')),
});

const blogArticle = createRoute({
  getParentRoute: () => commons,
  path: paths.blogArticle,
  component: lazyRouteComponent(() => import('../../pages/blog/BlogArticlePage.tsx')),
});

const blogPreview = createRoute({
  getParentRoute: () => commons,
  path: paths.blogPreview,
  component: officePage('blogPreview'),
});

/** Where people meet: the forum and the blog. */
export const commonsRoutes = [
  forum,
  forumCategory,
  forumPost,
  leaderboard,
  blog,
  blogArticle,
  blogPreview,
] as const;
