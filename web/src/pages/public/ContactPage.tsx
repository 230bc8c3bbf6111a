import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { ContactRoom } from '../../features/contact/ContactRoom.tsx';
import { Page } from '../../ui/page/Page.tsx';

/** /contact (S1.2, S3.2.13): readable signed out and in. */
export default function ContactPage() {
  const { data: user } = useQuery(currentUser());
  return (
    <Page>
      <ContactRoom key={user?.id ?? 'visitor'} user={user ?? null} />
    </Page>
  );
}
