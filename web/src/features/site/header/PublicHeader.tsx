import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { currentUser } from '../../accounts/accounts.queries.ts';
import { SiteHeader } from './SiteHeader.tsx';

// Its menu is heavy, and a visitor has none.
const AppHeader = lazy(() =>
  import('./AppHeader.tsx').then((module) => ({ default: module.AppHeader })),
);

/** The header of a page that anybody may read: the reader's own when signed in. */
export function PublicHeader() {
  const { data: user } = useQuery(currentUser());
  if (!user) return <SiteHeader />;
  return (
    <Suspense fallback={<SiteHeader withoutSignIn />}>
      <AppHeader user={user} />
    </Suspense>
  );
}
