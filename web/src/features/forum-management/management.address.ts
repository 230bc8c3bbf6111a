import { FORUM_LIMITS } from '@pathkeeper/contract';

/** The parts of Forum Management (S2.2). */
export const MANAGEMENT_TABS = ['categories', 'posts', 'users', 'moderators'] as const;

export type ManagementTab = (typeof MANAGEMENT_TABS)[number];

/** What the address of Forum Management says. Without a tab it is Categories; `q` narrows every tab. */
export interface ManagementAddress {
  tab?: Exclude<ManagementTab, 'categories'> | undefined;
  q?: string | undefined;
}

/** Reads the address's query part. What is not understood is left out. */
export function parseManagementAddress({ tab, q }: Record<string, unknown>): ManagementAddress {
  const known = MANAGEMENT_TABS.find((each) => each === tab);
  // The router reads `?q=2026` as a number.
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  return {
    tab: known === 'categories' ? undefined : known,
    q: words.slice(0, FORUM_LIMITS.search) || undefined,
  };
}
