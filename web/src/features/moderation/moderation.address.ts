import {
  FORUM_LIMITS,
  MANAGED_STATES,
  type ManagedState,
  MODERATION_ACTS,
  type ModerationAct,
  REPORT_REASONS,
  type ReportReason,
} from '@pathkeeper/contract';

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

type Raw = Record<string, unknown>;

// The router reads `?q=2026` as a number.
const wordsOf = (value: unknown, most: number): string | undefined =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .trim()
    .slice(0, most) || undefined;

/** Reads the address's query part. What is not understood is left out. */
export function parseModerationAddress(raw: Raw): ModerationAddress {
  const tab = MODERATION_TABS.find((each) => each === raw.tab);
  const state = MANAGED_STATES.find((each) => each === raw.state);
  return {
    tab: tab === 'posts' ? undefined : tab,
    state: state === 'published' ? undefined : state,
    q: wordsOf(raw.q, FORUM_LIMITS.search),
    reason: REPORT_REASONS.find((each) => each === raw.reason),
    settled: raw.settled === true || undefined,
    act: MODERATION_ACTS.find((each) => each === raw.act),
    person: wordsOf(raw.person, 50),
  };
}
