import { can } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { DashboardDenied } from '../../features/admin-dashboard/DashboardDenied.tsx';
import { DashboardScreen } from '../../features/admin-dashboard/DashboardScreen.tsx';
import { parseDashboardAddress } from '../../features/admin-dashboard/dashboard.address.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';

const route = getRouteApi('/signed-in/admin/dashboard');

/** /admin/dashboard (S2.2). */
export default function DashboardPage() {
  const { data: user } = useQuery(currentUser());
  const address = parseDashboardAddress({ ...route.useSearch() });
  const navigate = route.useNavigate();
  if (!user) return null;
  if (!can(user, 'call', lateApi.admin.usersDetailed)) return <DashboardDenied />;
  return (
    <DashboardScreen
      user={user}
      address={address}
      onAddress={(change) =>
        void navigate({ search: { ...address, ...change }, replace: true, resetScroll: false })
      }
    />
  );
}
