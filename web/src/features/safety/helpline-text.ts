import type { SafetyAnswer } from '@pathkeeper/contract';

export type Helpline = SafetyAnswer['helplines'][number];

/** A contact of a helpline: its text and its link. */
export interface Contact {
  text: string;
  /** Null when the contact is neither a number nor an address. */
  href: string | null;
}

const VERBS = { emergency: 'Call', call: 'Call', text: 'Text', chat: 'Chat at', directory: 'See' };

/** 'Call', 'Text', 'Chat at'. */
export const verbOf = ({ kind }: Helpline): string => VERBS[kind];

/** The numbers or the address of a helpline, each a link of its own: '999 or 112' are two. */
export function contactsOf({ contact, kind }: Pick<Helpline, 'contact' | 'kind'>): Contact[] {
  if (kind === 'chat' || kind === 'directory') {
    const address = contact.replace(/^https?:\/\//, '').replace(/\/$/, '');
    return [{ text: address, href: `https://${address}` }];
  }
  const numbers = contact.match(/\+?[\d#*][\d#*\s().-]*/g)?.map((number) => number.trim()) ?? [];
  if (numbers.length === 0) return [{ text: contact, href: null }];
  const scheme = kind === 'text' ? 'sms' : 'tel';
  return numbers.map((number) => ({
    text: number,
    href: `${scheme}:${number.replace(/[^\d+#*]/g, '').replaceAll('#', '%23')}`,
  }));
}

/** The name of a country in English: 'United Kingdom'. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
