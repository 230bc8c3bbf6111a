import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { NoticesScreen } from '../features/notices/NoticesScreen.tsx';
import { Page } from '../ui/page/Page.tsx';

/** /notices (D48). */
export default function NoticesPage() {
  const { data: user } = useQuery(currentUser());
  if (!user) return null;
  return (
    <Page>
      <NoticesScreen userId={user.id} />
    </Page>
  );
}
