import { createRoute } from '@tanstack/react-router';
import type { BlogAdminAddress } from '../../features/blog-admin/blog-admin.address.ts';
import type { InboxAddress } from '../../features/contact-inbox/inbox.address.ts';
import type { ManagementAddress } from '../../features/forum-management/management.address.ts';
import type { ModerationAddress } from '../../features/moderation/moderation.address.ts';
import { paths } from '../../lib/paths.ts';
import { signedIn } from '../frames.ts';
import { lazyRouteComponent } from '../lazy-route.ts';
import { readLater } from './read-later.ts';

const forumAdmin = createRoute({
  getParentRoute: () => signedIn,
  path: paths.forumAdmin,
  staticData: { title: 'Forum Administration · Pathkeeper' },
  validateSearch: readLater<ModerationAddress>,
  component: lazyRouteComponent(() => import('../../pages/forum/ForumAdminPage.tsx')),
});

const forumManagement = createRoute({
  getParentRoute: () => signedIn,
  path: paths.forumManagement,
  staticData: { title: 'Forum Management · Pathkeeper' },
  validateSearch: readLater<ManagementAddress>,
  component: lazyRouteComponent(() => import('../../pages/forum/ForumManagementPage.tsx')),
});

const blogManagement = createRoute({
  getParentRoute: () => signedIn,
  path: paths.blogManagement,
  staticData: { title: 'Blog Management · Pathkeeper' },
  validateSearch: readLater<BlogAdminAddress>,
  component: lazyRouteComponent(() => import('../../pages/blog/BlogManagementPage.tsx')),
});

const blogEditor = createRoute({
  getParentRoute: () => signedIn,
  path: paths.blogEditor,
  staticData: { title: 'Write an Article · Pathkeeper' },
  component: lazyRouteComponent(() => import('../../pages/blog/BlogEditorPage.tsx')),
});

const contactMessages = createRoute({
  getParentRoute: () => signedIn,
  path: paths.contactMessages,
  staticData: { title: 'Contact Messages · Pathkeeper' },
  validateSearch: readLater<InboxAddress>,
  component: lazyRouteComponent(() => import('../../pages/admin/ContactMessagesPage.tsx')),
});

/** The screens of those who run the installation. */
export const officeRoutes = [
  forumAdmin,
  forumManagement,
  blogManagement,
  blogEditor,
  contactMessages,
] as const;
