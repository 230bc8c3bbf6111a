import { PAGE_TITLES } from '@pathkeeper/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter } from '@tanstack/react-router';
import { parseAddress } from '../features/entries/entries.address.ts';
import { parseMonth, parsePassage, parseWeek } from '../features/guide/guide.address.ts';
import { parseVaultAddress } from '../features/insights/insights.address.ts';
import { parseLegacyAddress } from '../features/legacy/legacy.address.ts';
import { parseProfileAddress } from '../features/profile/profile.address.ts';
import { parsePromptsAddress } from '../features/prompts/prompts.address.ts';
import { textIn } from '../lib/address.ts';
import { paths } from '../lib/paths.ts';
import FrontPage from '../pages/home/FrontPage.tsx';
import { FullPageLoading } from '../ui/feedback/FullPageLoading.tsx';
import { commons, everybody, guestOnly, root, signedIn } from './frames.ts';
import { lazyRouteComponent } from './lazy-route.ts';
import { privateHistory } from './private-history.ts';
import { commonsRoutes } from './routes/commons.ts';
import { officeRoutes } from './routes/office.ts';
import { officePage } from './routes/office-page.ts';
import { visionRoutes } from './routes/vision.ts';

const home = createRoute({
  getParentRoute: () => root,
  path: paths.home,
  component: FrontPage,
});

const entries = createRoute({
  getParentRoute: () => signedIn,
  path: paths.entries,
  staticData: { hasOwnMain: true },
  validateSearch: parseAddress,
  component: lazyRouteComponent(() => import('../pages/journal/EntriesPage.tsx')),
});

const entry = createRoute({
  getParentRoute: () => signedIn,
  path: paths.entry,
  validateSearch: parsePassage,
  component: lazyRouteComponent(() => import('../pages/journal/EntryPage.tsx')),
});

const bin = createRoute({
  getParentRoute: () => signedIn,
  path: paths.bin,
  staticData: { title: 'The Bin · Pathkeeper' },
  component: lazyRouteComponent(() => import('../pages/journal/BinPage.tsx')),
});

const week = createRoute({
  getParentRoute: () => signedIn,
  path: paths.week,
  validateSearch: parseWeek,
  component: lazyRouteComponent(() => import('../pages/journal/WeekPage.tsx')),
});

const month = createRoute({
  getParentRoute: () => signedIn,
  path: paths.month,
  validateSearch: parseMonth,
  component: lazyRouteComponent(() => import('../pages/journal/MonthPage.tsx')),
});

const growth = createRoute({
  getParentRoute: () => signedIn,
  path: paths.growth,
  staticData: { title: 'Growth Map · Pathkeeper' },
  component: lazyRouteComponent(() => import('../pages/GrowthPage.tsx')),
});

const legacy = createRoute({
  getParentRoute: () => signedIn,
  path: paths.legacy,
  staticData: { title: 'Legacy View · Pathkeeper' },
  validateSearch: parseLegacyAddress,
  component: lazyRouteComponent(() => import('../pages/LegacyPage.tsx')),
});

const vault = createRoute({
  getParentRoute: () => signedIn,
  path: paths.vault,
  staticData: { title: 'The Vault · Pathkeeper' },
  validateSearch: parseVaultAddress,
  component: lazyRouteComponent(() => import('../pages/VaultPage.tsx')),
});

const prompts = createRoute({
  getParentRoute: () => signedIn,
  path: paths.prompts,
  staticData: { hasOwnMain: true },
  validateSearch: parsePromptsAddress,
  component: lazyRouteComponent(() => import('../pages/journal/PromptsPage.tsx')),
});

const notices = createRoute({
  getParentRoute: () => signedIn,
  path: paths.notices,
  staticData: { title: 'Notices · Pathkeeper' },
  component: lazyRouteComponent(() => import('../pages/NoticesPage.tsx')),
});

const profile = createRoute({
  getParentRoute: () => signedIn,
  path: paths.profile,
  validateSearch: parseProfileAddress,
  component: lazyRouteComponent(() => import('../pages/ProfilePage.tsx')),
});

const login = createRoute({
  getParentRoute: () => guestOnly,
  path: paths.login,
  staticData: { title: PAGE_TITLES.login },
  component: lazyRouteComponent(() => import('../pages/auth/LoginPage.tsx')),
});

const register = createRoute({
  getParentRoute: () => guestOnly,
  path: paths.register,
  validateSearch: ({
    invitation,
  }: Record<string, unknown>): { invitation?: string | undefined } => ({
    invitation: textIn(invitation),
  }),
  staticData: { title: PAGE_TITLES.register },
  component: lazyRouteComponent(() => import('../pages/auth/RegisterPage.tsx')),
});

// Not guest-only: whoever forgot a password may still be signed in somewhere.
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: paths.forgotPassword,
  staticData: { title: PAGE_TITLES.forgotPassword },
  component: lazyRouteComponent(() => import('../pages/auth/ForgotPasswordPage.tsx')),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: paths.resetPassword,
  staticData: { title: PAGE_TITLES.resetPassword },
  component: lazyRouteComponent(() => import('../pages/auth/ResetPasswordPage.tsx')),
});

// Where a sign-in elsewhere leads back to; to link an account one is signed in already.
const signInReturn = createRoute({
  getParentRoute: () => root,
  path: paths.signInReturn,
  staticData: { title: PAGE_TITLES.login },
  component: lazyRouteComponent(() => import('../pages/auth/SignInReturnPage.tsx')),
});

// Reached by the link of a letter, signed in or not.
const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: paths.unsubscribe,
  component: lazyRouteComponent(() => import('../pages/auth/UnsubscribePage.tsx')),
});

const about = createRoute({
  getParentRoute: () => everybody,
  path: paths.about,
  staticData: { title: PAGE_TITLES.about },
  component: lazyRouteComponent(() => import('../pages/public/AboutPage.tsx')),
});

const rules = createRoute({
  getParentRoute: () => everybody,
  path: paths.rules,
  staticData: { title: PAGE_TITLES.rules },
  component: lazyRouteComponent(() => import('../pages/public/RulesPage.tsx')),
});

const contact = createRoute({
  getParentRoute: () => everybody,
  path: paths.contact,
  staticData: { title: PAGE_TITLES.contact },
  component: lazyRouteComponent(() => import('../pages/public/ContactPage.tsx')),
});

const pricing = createRoute({
  getParentRoute: () => everybody,
  path: paths.pricing,
  staticData: { title: PAGE_TITLES.pricing },
  component: officePage('pricing'),
});

const questionnaire = createRoute({
  getParentRoute: () => everybody,
  path: paths.questionnaire,
  component: lazyRouteComponent(() => import('../pages/QuestionnairePage.tsx')),
});

const routeTree = root.addChildren([
  home,
  signedIn.addChildren([
    entries,
    notices,
    entry,
    bin,
    week,
    month,
    profile,
    growth,
    legacy,
    vault,
    prompts,
    ...officeRoutes,
    ...visionRoutes,
  ]),
  guestOnly.addChildren([login, register]),
  forgotPassword,
  resetPassword,
  signInReturn,
  unsubscribe,
  everybody.addChildren([about, rules, contact, pricing, questionnaire]),
  commons.addChildren(commonsRoutes),
]);

export const makeRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    history: privateHistory(),
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
