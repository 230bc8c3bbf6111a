import { CONTACT_LIMITS, CONTACT_TABS, type ContactTab } from '@pathkeeper/contract';
import { countIn, oneOf, textIn } from '../../lib/address.ts';

/** What the address of Contact Messages says: a tab other than the first, words to look for, the open message. */
export interface InboxAddress {
  tab?: Exclude<ContactTab, 'all'> | undefined;
  q?: string | undefined;
  message?: number | undefined;
}

export function parseInboxAddress({ tab, q, message }: Record<string, unknown>): InboxAddress {
  const known = oneOf(CONTACT_TABS, tab);
  return {
    tab: known === 'all' ? undefined : known,
    q: textIn(q, CONTACT_LIMITS.search),
    message: countIn(message),
  };
}
