import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { parseAddress } from '../features/entries/entries.address.ts';
import { parseMonth, parsePassage, parseWeek } from '../features/guide/guide.address.ts';
import { parseVaultAddress } from '../features/insights/insights.address.ts';
import { parseProfileAddress } from '../features/profile/profile.address.ts';
import { loginPath, paths, safeNext } from '../lib/paths.ts';
import CrashPage from '../pages/CrashPage.tsx';
import FrontPage from '../pages/FrontPage.tsx';
import { FullPageLoading } from '../ui/feedback/FullPageLoading.tsx';
import { lazyRouteComponent } from './lazy-route.ts';
import { Root } from './Root.tsx';

interface RouterContext {
  queryClient: QueryClient;
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('../pages/NotFoundPage.tsx')),
  errorComponent: CrashPage,
  beforeLoad: async ({ context }) => ({
    user: await context.queryClient.ensureQueryData(currentUser()),
  }),
});

const home = createRoute({
  getParentRoute: () => root,
  path: paths.home,
  component: FrontPage,
});

/** Routes for the signed-in; a stranger signs in first and comes back. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ context, location }) => {
    if (!context.user) throw redirect({ href: loginPath(location.href), replace: true });
  },
});

const entries = createRoute({
  getParentRoute: () => signedIn,
  path: paths.entries,
  validateSearch: parseAddress,
  component: lazyRouteComponent(() => import('../pages/EntriesPage.tsx')),
});

const entry = createRoute({
  getParentRoute: () => signedIn,
  path: paths.entry,
  validateSearch: parsePassage,
  component: lazyRouteComponent(() => import('../pages/EntryPage.tsx')),
});

const week = createRoute({
  getParentRoute: () => signedIn,
  path: paths.week,
  validateSearch: parseWeek,
  component: lazyRouteComponent(() => import('../pages/WeekPage.tsx')),
});

const month = createRoute({
  getParentRoute: () => signedIn,
  path: paths.month,
  validateSearch: parseMonth,
  component: lazyRouteComponent(() => import('../pages/MonthPage.tsx')),
});

const growth = createRoute({
  getParentRoute: () => signedIn,
  path: paths.growth,
  component: lazyRouteComponent(() => import('../pages/GrowthPage.tsx')),
});

const vault = createRoute({
  getParentRoute: () => signedIn,
  path: paths.vault,
  validateSearch: parseVaultAddress,
  component: lazyRouteComponent(() => import('../pages/VaultPage.tsx')),
});

const profile = createRoute({
  getParentRoute: () => signedIn,
  path: paths.profile,
  validateSearch: parseProfileAddress,
  component: lazyRouteComponent(() => import('../pages/ProfilePage.tsx')),
});

/** Doors: whoever is signed in already goes through. */
const doors = createRoute({
  getParentRoute: () => root,
  id: 'doors',
  validateSearch: (search: Record<string, unknown>): { next?: string } =>
    typeof search.next === 'string' ? { next: search.next } : {},
  beforeLoad: ({ context, search }) => {
    if (context.user) throw redirect({ href: safeNext(search.next), replace: true });
  },
});

const login = createRoute({
  getParentRoute: () => doors,
  path: paths.login,
  component: lazyRouteComponent(() => import('../pages/LoginPage.tsx')),
});

const register = createRoute({
  getParentRoute: () => doors,
  path: paths.register,
  component: lazyRouteComponent(() => import('../pages/RegisterPage.tsx')),
});

// Not among the doors: whoever forgot a password may still be signed in somewhere.
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: paths.forgotPassword,
  component: lazyRouteComponent(() => import('../pages/ForgotPasswordPage.tsx')),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: paths.resetPassword,
  component: lazyRouteComponent(() => import('../pages/ResetPasswordPage.tsx')),
});

const about = createRoute({
  getParentRoute: () => root,
  path: paths.about,
  component: lazyRouteComponent(() => import('../pages/AboutPage.tsx')),
});

const rules = createRoute({
  getParentRoute: () => root,
  path: paths.rules,
  component: lazyRouteComponent(() => import('../pages/RulesPage.tsx')),
});

const contact = createRoute({
  getParentRoute: () => root,
  path: paths.contact,
  component: lazyRouteComponent(() => import('../pages/ContactPage.tsx')),
});

const questionnaire = createRoute({
  getParentRoute: () => root,
  path: paths.questionnaire,
  component: lazyRouteComponent(() => import('../pages/QuestionnairePage.tsx')),
});

const routeTree = root.addChildren([
  home,
  signedIn.addChildren([entries, entry, week, month, profile, growth, vault]),
  doors.addChildren([login, register]),
  forgotPassword,
  resetPassword,
  about,
  rules,
  contact,
  questionnaire,
]);

export const makeRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient },
    defaultPendingComponent: FullPageLoading,
    defaultPendingMs: 300,
    defaultPreload: 'intent',
    scrollRestoration: false,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
