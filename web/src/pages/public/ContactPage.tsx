import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { ContactScreen } from '../../features/contact/ContactScreen.tsx';
import { Page } from '../../ui/page/Page.tsx';

/** /contact (S1.2, S3.2.13): readable signed out and in. */
export default function ContactPage() {
  const { data: user } = useQuery(currentUser());
  return (
    <Page>
      <ContactScreen key={user?.id ?? 'visitor'} user={user ?? null} />
    </Page>
  );
}
