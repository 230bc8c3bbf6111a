import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { currentUser } from '../accounts/accounts.queries.ts';
import { SiteMasthead } from './SiteMasthead.tsx';

// Its menu is heavy, and a visitor has none.
const AppMasthead = lazy(() =>
  import('./AppMasthead.tsx').then((module) => ({ default: module.AppMasthead })),
);

/** The masthead of a page that anybody may read: the reader's own when signed in. */
export function SomeMasthead() {
  const { data: user } = useQuery(currentUser());
  if (!user) return <SiteMasthead />;
  return (
    <Suspense fallback={<SiteMasthead withoutSignIn />}>
      <AppMasthead user={user} />
    </Suspense>
  );
}
