import { can } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { AccessDenied } from '../../features/moderation/AccessDenied.tsx';
import { ModerationScreen } from '../../features/moderation/ModerationScreen.tsx';
import { parseModerationAddress } from '../../features/moderation/moderation.address.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';

const route = getRouteApi('/signed-in/forum/admin');

/** /forum/admin (S2.2, D47). */
export default function ForumAdminPage() {
  const { data: user } = useQuery(currentUser());
  const address = parseModerationAddress({ ...route.useSearch() });
  const navigate = route.useNavigate();
  if (!user) return null;
  if (!can(user, 'call', lateApi.moderation.queue)) {
    return (
      <AccessDenied isForum>You don't have permission to access forum administration.</AccessDenied>
    );
  }
  return (
    <ModerationScreen
      user={user}
      address={address}
      onAddress={(change) => void navigate({ search: { ...address, ...change }, replace: true })}
    />
  );
}
