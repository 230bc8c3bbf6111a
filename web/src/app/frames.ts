import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { isHeld } from '../lib/api/api-error.ts';
import { loginPath, paths, safeNext } from '../lib/paths.ts';
import { withoutWords } from '../lib/private-address.ts';
import CrashPage from '../pages/CrashPage.tsx';
import { lazyRouteComponent } from './lazy-route.ts';
import { Root } from './Root.tsx';

interface RouterContext {
  queryClient: QueryClient;
}

/**
 * Who is signed in. A session that is lost while the server is asked clears everything that was asked:
 * that is no crash, and the answer is whoever is signed in then.
 */
const whoIsSignedIn = (client: QueryClient, route: unknown) =>
  client.ensureQueryData(currentUser()).catch((error: unknown) => {
    if (error instanceof CancelledError) return client.ensureQueryData(currentUser());
    if (isHeld(error) && OPEN_TO_THE_HELD.some((path) => path === route)) return null;
    throw error;
  });

/**
 * Where somebody who is kept out goes as a visitor: every way to sign in, which may keep an account, and what
 * needs no session at all.
 */
const OPEN_TO_THE_HELD: readonly string[] = [
  paths.login,
  paths.signInReturn,
  paths.forgotPassword,
  paths.resetPassword,
  paths.unsubscribe,
  paths.contact,
];

export const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('../pages/NotFoundPage.tsx')),
  errorComponent: CrashPage,
  beforeLoad: async ({ context, matches }) => ({
    // The route's own address: in the address bar it may end in a slash.
    user: await whoIsSignedIn(context.queryClient, matches.at(-1)?.fullPath),
  }),
});

/** Routes for the signed-in; anybody else signs in first and comes back. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: lazyRouteComponent(() => import('../pages/layouts/SignedInLayout.tsx')),
  beforeLoad: ({ context, location }) => {
    if (!context.user)
      throw redirect({ href: loginPath(withoutWords(location.href)), replace: true });
  },
});

/** Sign in and register: whoever is signed in already goes where they wanted. */
export const guestOnly = createRoute({
  getParentRoute: () => root,
  id: 'guest-only',
  // Named and undefined, or the router would fill it in again.
  validateSearch: ({ next }: Record<string, unknown>): { next?: string | undefined } => ({
    next: typeof next === 'string' ? next : undefined,
  }),
  beforeLoad: ({ context, search }) => {
    if (context.user) throw redirect({ href: safeNext(search.next), replace: true });
  },
});

/** Pages that anybody may read. */
export const everybody = createRoute({
  getParentRoute: () => root,
  id: 'everybody',
  component: lazyRouteComponent(() => import('../pages/layouts/PublicLayout.tsx')),
});

/** The rooms where people meet: anybody may read there, the signed-in under their own header. */
export const commons = createRoute({
  getParentRoute: () => root,
  id: 'commons',
  component: lazyRouteComponent(() => import('../pages/layouts/CommonsLayout.tsx')),
});
