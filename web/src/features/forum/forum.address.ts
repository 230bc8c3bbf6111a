import { FORUM_LIMITS } from '@pathkeeper/contract';

/** The parts of the forum's home. */
export const FORUM_TABS = ['categories', 'featured', 'recent', 'unread'] as const;

export type ForumTab = (typeof FORUM_TABS)[number];

/** What the address of a list of posts says: the words looked for. */
export interface SearchAddress {
  q?: string | undefined;
}

/** What the address of the forum's home says. Without a tab it is the categories. */
export interface ForumAddress extends SearchAddress {
  tab?: Exclude<ForumTab, 'categories'> | undefined;
}

/** What the address of a post says: which page of its replies. Its hash names one reply. */
export interface PostAddress {
  page?: number | undefined;
}

type Raw = Record<string, unknown>;

/** Reads the address's query part. What is not understood is named and undefined. */
export const parseSearch = ({ q }: Raw): SearchAddress => ({
  // The router reads `?q=2026` as a number.
  q:
    (typeof q === 'string' || typeof q === 'number' ? String(q) : '')
      .trim()
      .slice(0, FORUM_LIMITS.search) || undefined,
});

export function parseForumAddress(raw: Raw): ForumAddress {
  const tab = FORUM_TABS.find((each) => each === raw.tab);
  return { ...parseSearch(raw), tab: tab === 'categories' ? undefined : tab };
}

/** `from` is the number of a reply, as the pages that the server writes have it. */
export const parsePostAddress = ({ page, from }: Raw): PostAddress => ({
  page: countIn(page) ?? pageOf(countIn(from)),
});

const countIn = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;

const pageOf = (number: number | undefined): number | undefined =>
  number === undefined ? undefined : Math.ceil(number / FORUM_LIMITS.replies);
