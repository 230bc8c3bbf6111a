import { oneOf } from '../../lib/address.ts';

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

const TABS = Object.keys(PROFILE_TABS) as ProfileTab[];

/** What the address of the profile says: the tab, unless it is the first, and where somebody comes back from. */
export interface ProfileAddress {
  tab?: Exclude<ProfileTab, 'overview'> | undefined;
  /** Set on the way back from the checkout (S3.4). */
  upgrade?: 'success' | undefined;
  /** Which plan was paid for; of digits alone it stays the number as which it was read. */
  plan?: string | number | undefined;
  /** Set on the way back from the payment provider's own pages (D74). */
  back?: 'portal' | undefined;
  /** The session of the payment, which the server looks up. */
  session?: string | undefined;
}

/** The way back from the checkout leads to where the plan stands. */
export function parseProfileAddress(raw: Record<string, unknown>): ProfileAddress {
  const { plan, session } = raw;
  const upgrade = oneOf(['success'], raw.upgrade);
  const tab = oneOf(TABS, raw.tab) ?? (upgrade && 'subscription');
  return {
    tab: tab === 'overview' ? undefined : tab,
    upgrade,
    plan: upgrade && (typeof plan === 'string' || typeof plan === 'number') ? plan : undefined,
    session: upgrade && typeof session === 'string' ? session : undefined,
    back: oneOf(['portal'], raw.back),
  };
}

/** The plans by what the checkout calls them; any other is the third (S3.4). */
export function planName(plan: string | number | undefined): string {
  if (String(plan) === '1') return 'Life Path Light Monthly';
  if (String(plan) === '2') return 'Life Path Light Annual';
  return 'Premium Plan';
}
