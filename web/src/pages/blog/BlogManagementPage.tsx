import { can } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { BlogManagementScreen } from '../../features/blog-admin/BlogManagementScreen.tsx';
import { parseBlogAdminAddress } from '../../features/blog-admin/blog-admin.address.ts';
import { AccessDenied } from '../../features/moderation/AccessDenied.tsx';
import { lateApi } from '../../lib/api/late-endpoints.ts';

const route = getRouteApi('/signed-in/admin/blog-management');

/** /admin/blog-management (S2.2). */
export default function BlogManagementPage() {
  const { data: user } = useQuery(currentUser());
  const address = parseBlogAdminAddress({ ...route.useSearch() });
  const navigate = route.useNavigate();
  if (!user) return null;
  if (!can(user, 'call', lateApi.blogAdmin.articles)) {
    return <AccessDenied>You don't have permission to access blog management.</AccessDenied>;
  }
  return (
    <BlogManagementScreen
      address={address}
      onSearch={(q) => void navigate({ search: { ...address, q }, replace: true })}
    />
  );
}
