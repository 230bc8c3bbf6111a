import { can } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { InboxScreen } from '../../features/contact-inbox/InboxScreen.tsx';
import { parseInboxAddress } from '../../features/contact-inbox/inbox.address.ts';
import { AccessDenied } from '../../features/moderation/AccessDenied.tsx';
import { lateApi } from '../../lib/api/late-endpoints.ts';

const route = getRouteApi('/signed-in/admin/contact-messages');

/** /admin/contact-messages (S2.2, D57): the owner's alone. */
export default function ContactMessagesPage() {
  const { data: user } = useQuery(currentUser());
  const address = parseInboxAddress({ ...route.useSearch() });
  const navigate = route.useNavigate();
  if (!user) return null;
  if (!can(user, 'call', lateApi.contact.messages)) {
    return <AccessDenied>You don't have permission to view this page.</AccessDenied>;
  }
  return (
    <InboxScreen
      address={address}
      userId={user.id}
      onAddress={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
