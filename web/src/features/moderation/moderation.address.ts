import {
  FORUM_LIMITS,
  MANAGED_STATES,
  type ManagedState,
  MODERATION_ACTS,
  type ModerationAct,
  REPORT_REASONS,
  type ReportReason,
} from '@pathkeeper/contract';
import { oneOf, textIn } from '../../lib/address.ts';

/** The parts of Forum Administration (S2.2), and the whole log. */
export const MODERATION_TABS = ['posts', 'create', 'reports', 'settings', 'log'] as const;

export type ModerationTab = (typeof MODERATION_TABS)[number];

/** What the address of Forum Administration says. Without a tab it is Manage Posts. */
export interface ModerationAddress {
  tab?: Exclude<ModerationTab, 'posts'> | undefined;
  /** Of Manage Posts; published ones where nothing is said. */
  state?: Exclude<ManagedState, 'published'> | undefined;
  q?: string | undefined;
  /** Of the reports: why they were made, and those that are settled. */
  reason?: ReportReason | undefined;
  settled?: true | undefined;
  /** Of the log. */
  act?: ModerationAct | undefined;
  person?: string | undefined;
}

export function parseModerationAddress(raw: Record<string, unknown>): ModerationAddress {
  const tab = oneOf(MODERATION_TABS, raw.tab);
  const state = oneOf(MANAGED_STATES, raw.state);
  return {
    tab: tab === 'posts' ? undefined : tab,
    state: state === 'published' ? undefined : state,
    q: textIn(raw.q, FORUM_LIMITS.search),
    reason: oneOf(REPORT_REASONS, raw.reason),
    settled: raw.settled === true || undefined,
    act: oneOf(MODERATION_ACTS, raw.act),
    person: textIn(raw.person, 50),
  };
}
