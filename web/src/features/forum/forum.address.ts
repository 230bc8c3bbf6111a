import { FORUM_LIMITS } from '@pathkeeper/contract';
import { countIn, oneOf, textIn } from '../../lib/address.ts';

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

export const parseSearch = ({ q }: Raw): SearchAddress => ({ q: textIn(q, FORUM_LIMITS.search) });

export function parseForumAddress(raw: Raw): ForumAddress {
  const tab = oneOf(FORUM_TABS, raw.tab);
  return { ...parseSearch(raw), tab: tab === 'categories' ? undefined : tab };
}

/** `from` is the number of a reply, as the pages that the server writes have it. */
export const parsePostAddress = ({ page, from }: Raw): PostAddress => ({
  page: countIn(page) ?? pageOf(countIn(from)),
});

const pageOf = (number: number | undefined): number | undefined =>
  number === undefined ? undefined : Math.ceil(number / FORUM_LIMITS.replies);
