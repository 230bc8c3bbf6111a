import { createRoute } from '@tanstack/react-router';
import type { DashboardAddress } from '../../features/admin-dashboard/dashboard.address.ts';
import type { PanelAddress } from '../../features/admin-panel/panel.address.ts';
import type { BlogAdminAddress } from '../../features/blog-admin/blog-admin.address.ts';
import type { InboxAddress } from '../../features/contact-inbox/inbox.address.ts';
import type { ManagementAddress } from '../../features/forum-management/management.address.ts';
import type { ModerationAddress } from '../../features/moderation/moderation.address.ts';
import { paths } from '../../lib/paths.ts';
import { signedIn } from '../frames.ts';
import { officePage } from './office-page.ts';
import { readLater } from './read-later.ts';

const forumAdmin = createRoute({
  getParentRoute: () => signedIn,
  path: paths.forumAdmin,
  staticData: { title: 'Forum Administration · Pathkeeper' },
  validateSearch: readLater<ModerationAddress>,
  component: officePage('forumAdmin'),
});

const forumManagement = createRoute({
  getParentRoute: () => signedIn,
  path: paths.forumManagement,
  staticData: { title: 'Forum Management · Pathkeeper' },
  validateSearch: readLater<ManagementAddress>,
  component: officePage('forumManagement'),
});

const blogManagement = createRoute({
  getParentRoute: () => signedIn,
  path: paths.blogManagement,
  staticData: { title: 'Blog Management · Pathkeeper' },
  validateSearch: readLater<BlogAdminAddress>,
  component: officePage('blogManagement'),
});

const blogEditor = createRoute({
  getParentRoute: () => signedIn,
  path: paths.blogEditor,
  staticData: { title: 'Write an Article · Pathkeeper' },
  component: officePage('blogEditor'),
});

const adminDashboard = createRoute({
  getParentRoute: () => signedIn,
  path: paths.adminDashboard,
  staticData: { title: 'The Ledger · Pathkeeper' },
  validateSearch: readLater<DashboardAddress>,
  component: officePage('dashboard'),
});

const adminPanel = createRoute({
  getParentRoute: () => signedIn,
  path: paths.adminPanel,
  staticData: { title: 'Admin Panel · Pathkeeper' },
  validateSearch: readLater<PanelAddress>,
  component: officePage('adminPanel'),
});

const contactMessages = createRoute({
  getParentRoute: () => signedIn,
  path: paths.contactMessages,
  staticData: { title: 'Contact Messages · Pathkeeper' },
  validateSearch: readLater<InboxAddress>,
  component: officePage('contactMessages'),
});

/** The screens of those who run the installation. */
export const officeRoutes = [
  adminDashboard,
  forumAdmin,
  forumManagement,
  blogManagement,
  blogEditor,
  adminPanel,
  contactMessages,
] as const;
