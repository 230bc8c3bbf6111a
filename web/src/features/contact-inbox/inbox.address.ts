import { CONTACT_LIMITS, CONTACT_TABS, type ContactTab } from '@pathkeeper/contract';

/** What the address of Contact Messages says: a tab other than the first, words to look for, the open message. */
export interface InboxAddress {
  tab?: Exclude<ContactTab, 'all'> | undefined;
  q?: string | undefined;
  message?: number | undefined;
}

/** Reads the address's query part. What is not understood is left out. */
export function parseInboxAddress({ tab, q, message }: Record<string, unknown>): InboxAddress {
  // The router reads `?q=2026` as a number.
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  const id = Number(message);
  return {
    tab: CONTACT_TABS.filter((each) => each !== 'all').find((each) => each === tab),
    q: words.slice(0, CONTACT_LIMITS.search) || undefined,
    message: Number.isSafeInteger(id) && id > 0 ? id : undefined,
  };
}
