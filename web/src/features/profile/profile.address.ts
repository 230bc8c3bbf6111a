/** The tabs of the profile, in order. A further one is a row here and a case in ProfilePage. */
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

/** What the address of the profile says: the tab, unless it is the first, and where somebody comes back from. */
export interface ProfileAddress {
  tab?: Exclude<ProfileTab, 'overview'> | undefined;
  /** Set on the way back from the checkout (S3.4). */
  upgrade?: 'success' | undefined;
  /** Which plan was paid for. */
  plan?: string | undefined;
  /** Set on the way back from the payment provider's own pages (D74). */
  back?: 'portal' | undefined;
  /** The session of the payment, which the server looks up. */
  session?: string | undefined;
}

/** Reads the address's query part; a tab that there is none of is the first one. */
export function parseProfileAddress({
  tab,
  upgrade,
  plan,
  session,
  back,
}: Record<string, unknown>): ProfileAddress {
  const isFurther =
    typeof tab === 'string' && tab !== 'overview' && Object.hasOwn(PROFILE_TABS, tab);
  return {
    tab: isFurther ? (tab as ProfileAddress['tab']) : undefined,
    ...(back === 'portal' && { back }),
    ...(upgrade === 'success' && {
      ...{ upgrade, plan: isPlan(plan) ? String(plan) : '' },
      ...(typeof session === 'string' && { session }),
    }),
  };
}

/** The plans by what the checkout calls them; any other is the third (S3.4). */
export function planName(plan: string | undefined): string {
  if (plan === '1') return 'Life Path Light Monthly';
  if (plan === '2') return 'Life Path Light Annual';
  return 'Premium Plan';
}

const isPlan = (plan: unknown): plan is string | number =>
  typeof plan === 'string' || typeof plan === 'number';
