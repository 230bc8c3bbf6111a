import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { LazyPart } from '../ui/feedback/LazyPart.tsx';
import { Page } from '../ui/page/Page.tsx';

// Named here, the parts of these pages are not named in the start chunk, which has no room for them.
const NoticesRoom = lazy(async () => ({
  default: (await import('../features/notices/NoticesRoom.tsx')).NoticesRoom,
}));
const UnsubscribePage = lazy(() => import('./auth/UnsubscribePage.tsx'));

/** /notices (D48). */
export default function NoticesPage() {
  const { data: user } = useQuery(currentUser());
  if (!user) return null;
  return (
    <Page>
      <LazyPart>
        <NoticesRoom userId={user.id} />
      </LazyPart>
    </Page>
  );
}

/** /unsubscribe, the link of a letter about notices. */
export function Unsubscribing() {
  return (
    <LazyPart>
      <UnsubscribePage />
    </LazyPart>
  );
}
