import { can } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { ManagementScreen } from '../../features/forum-management/ManagementScreen.tsx';
import { parseManagementAddress } from '../../features/forum-management/management.address.ts';
import { AccessDenied } from '../../features/moderation/AccessDenied.tsx';
import { lateApi } from '../../lib/api/late-endpoints.ts';

const route = getRouteApi('/signed-in/admin/forum-management');

/** /admin/forum-management (S2.2, D47). */
export default function ForumManagementPage() {
  const { data: user } = useQuery(currentUser());
  const address = parseManagementAddress({ ...route.useSearch() });
  const navigate = route.useNavigate();
  if (!user) return null;
  if (!can(user, 'call', lateApi.moderation.createCategory)) {
    return (
      <AccessDenied isForum>You don't have permission to access forum management.</AccessDenied>
    );
  }
  return (
    <ManagementScreen
      address={address}
      onSearch={(q) => void navigate({ search: { ...address, q }, replace: true })}
    />
  );
}
