import { FORUM_LIMITS } from '@pathkeeper/contract';
import { oneOf, textIn } from '../../lib/address.ts';

/** The parts of Forum Management (S2.2). */
export const MANAGEMENT_TABS = ['categories', 'posts', 'users', 'moderators'] as const;

export type ManagementTab = (typeof MANAGEMENT_TABS)[number];

/** What the address of Forum Management says. Without a tab it is Categories; `q` narrows every tab. */
export interface ManagementAddress {
  tab?: Exclude<ManagementTab, 'categories'> | undefined;
  q?: string | undefined;
}

export function parseManagementAddress({ tab, q }: Record<string, unknown>): ManagementAddress {
  const known = oneOf(MANAGEMENT_TABS, tab);
  return {
    tab: known === 'categories' ? undefined : known,
    q: textIn(q, FORUM_LIMITS.search),
  };
}
