import { can, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { siteInfo } from './site-info.queries.ts';

export { siteInfo };

/** Whether the vision tools are open to somebody, as far as is known (D65). */
export function useVisionOpen(user: User): boolean {
  const { data: site } = useQuery(siteInfo());
  return can(user, 'useVision', { visionAccess: site?.visionAccess ?? 'admins' });
}
