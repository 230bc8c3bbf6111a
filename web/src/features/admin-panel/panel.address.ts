import { ADMIN_LIMITS, ROLES, type Role } from '@pathkeeper/contract';
import { oneOf, textIn } from '../../lib/address.ts';

/** The tabs of the admin panel (S2.2). */
export const PANEL_TABS = ['users', 'vision', 'settings'] as const;

export type PanelTab = (typeof PANEL_TABS)[number];

/** How far back the log is shown, in days; everything without it. */
export const LOG_SPANS = [7, 30, 365] as const;

/** What narrows the log of what was done. */
export interface LogFilter {
  /** Who did it, or whom it concerns. */
  who?: string | undefined;
  /** `accounts:gift`, an area and what was done in it. */
  act?: string | undefined;
  days?: (typeof LOG_SPANS)[number] | undefined;
}

/** What the address of the admin panel says: a tab other than the first, and what narrows its list. */
export interface PanelAddress extends LogFilter {
  tab?: Exclude<PanelTab, 'users'> | undefined;
  q?: string | undefined;
  role?: Role | undefined;
}

export function parsePanelAddress({
  tab,
  q,
  role,
  who,
  act,
  days,
}: Record<string, unknown>): PanelAddress {
  const known = oneOf(PANEL_TABS, tab);
  const what = textIn(act);
  return {
    tab: known === 'users' ? undefined : known,
    q: textIn(q, ADMIN_LIMITS.search),
    role: oneOf(ROLES, role),
    who: textIn(who, 50),
    act: what && /^[a-z-]+:[a-z-]+$/.test(what) ? what : undefined,
    days: oneOf(LOG_SPANS, days),
  };
}
