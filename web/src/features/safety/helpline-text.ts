import type { SafetyAnswer } from '@pathkeeper/contract';

export type Helpline = SafetyAnswer['helplines'][number];

/** A way to a line: its words, and where they lead. */
export interface Contact {
  text: string;
  /** Null where the contact is no number and no address, and has to be read. */
  href: string | null;
}

const VERBS = { emergency: 'Call', call: 'Call', text: 'Text', chat: 'Chat at', directory: 'See' };

/** 'Call', 'Text', 'Chat at'. */
export const verbOf = ({ kind }: Helpline): string => VERBS[kind];

/** The numbers or the address of a line, each to be followed by itself: '999 or 112' are two. */
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
