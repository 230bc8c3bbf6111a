import { can } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { PanelScreen } from '../../features/admin-panel/PanelScreen.tsx';
import { parsePanelAddress } from '../../features/admin-panel/panel.address.ts';
import { AccessDenied } from '../../features/moderation/AccessDenied.tsx';
import { lateApi } from '../../lib/api/late-endpoints.ts';

const route = getRouteApi('/signed-in/admin');

/** /admin (S2.2): the administrators'. */
export default function AdminPanelPage() {
  const { data: user } = useQuery(currentUser());
  const address = parsePanelAddress({ ...route.useSearch() });
  const navigate = route.useNavigate();
  if (!user) return null;
  if (!can(user, 'call', lateApi.admin.users)) {
    return <AccessDenied>You don't have admin permissions to access this page.</AccessDenied>;
  }
  return (
    <PanelScreen
      user={user}
      address={address}
      onAddress={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
