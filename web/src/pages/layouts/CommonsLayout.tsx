import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { FullPageLoading } from '../../ui/feedback/FullPageLoading.tsx';
import PublicLayout from './PublicLayout.tsx';

// A visitor has neither the menu nor Merlin.
const SignedInFrame = lazy(() =>
  import('./SignedInLayout.tsx').then((module) => ({ default: module.SignedInFrame })),
);

/** Layout of the forum: a visitor's header, or that of whoever is signed in with all that is in it. */
export default function CommonsLayout() {
  const { user: entered } = useRouteContext({ from: '/commons' });
  // While signing out, who it was until the page has gone.
  const { data } = useQuery(currentUser());
  const user = data ?? entered;
  if (!user) return <PublicLayout />;
  return (
    <Suspense fallback={<FullPageLoading />}>
      <SignedInFrame user={user}>
        <Outlet />
      </SignedInFrame>
    </Suspense>
  );
}
