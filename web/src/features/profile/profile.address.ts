/** The rooms of the profile, in order. A further one is a row here and a case in ProfilePage. */
export const PROFILE_TABS = {
  overview: 'Overview',
  analysis: 'Analysis',
  goals: 'Goals',
  settings: 'Settings',
  subscription: 'Subscription',
  data: 'Data',
  account: 'Account',
} as const;

export type ProfileTab = keyof typeof PROFILE_TABS;

/** What the address of the profile says: the tab, unless it is the first. */
export interface ProfileAddress {
  tab?: Exclude<ProfileTab, 'overview'> | undefined;
}

/** Reads the address's query part; a tab that there is none of is the first one. */
export function parseProfileAddress({ tab }: Record<string, unknown>): ProfileAddress {
  const isFurther =
    typeof tab === 'string' && tab !== 'overview' && Object.hasOwn(PROFILE_TABS, tab);
  return { tab: isFurther ? (tab as ProfileAddress['tab']) : undefined };
}
