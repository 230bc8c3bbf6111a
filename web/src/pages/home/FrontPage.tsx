import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { FullPageLoading } from '../../ui/feedback/FullPageLoading.tsx';

const HomePage = lazy(() => import('./HomePage.tsx'));
const LandingPage = lazy(() => import('../public/LandingPage.tsx'));

/** The address `/`: the writing desk for whoever is signed in, the landing for everybody else. */
export default function FrontPage() {
  const { data: user } = useQuery(currentUser());
  return (
    <Suspense fallback={<FullPageLoading />}>
      {user ? <HomePage user={user} /> : <LandingPage />}
    </Suspense>
  );
}
