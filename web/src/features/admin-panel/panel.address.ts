import { ADMIN_LIMITS, ROLES, type Role } from '@pathkeeper/contract';

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

// The router reads `?q=2026` as a number.
const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Reads the address's query part. What is not understood is left out. */
export function parsePanelAddress({
  tab,
  q,
  role,
  who,
  act,
  days,
}: Record<string, unknown>): PanelAddress {
  return {
    tab: PANEL_TABS.filter((each) => each !== 'users').find((each) => each === tab),
    q: wordsOf(q).slice(0, ADMIN_LIMITS.search) || undefined,
    role: ROLES.find((each) => each === role),
    who: wordsOf(who).slice(0, 50) || undefined,
    act: /^[a-z-]+:[a-z-]+$/.test(wordsOf(act)) ? wordsOf(act) : undefined,
    days: LOG_SPANS.find((each) => each === days),
  };
}
