import { can, type User } from '@pathkeeper/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';

/** What this installation is and runs; it does not change while a page is open. */
export const siteInfo = () =>
  queryOptions({
    queryKey: ['site'],
    queryFn: ({ signal }) => call(api.site.info, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whether the vision tools are open to somebody, as far as is known (D65). */
export function useVisionOpen(user: User): boolean {
  const { data: site } = useQuery(siteInfo());
  return can(user, 'useVision', { visionAccess: site?.visionAccess ?? 'admins' });
}
