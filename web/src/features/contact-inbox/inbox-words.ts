import { type ContactMessage, type ContactTab, readContactContent } from '@pathkeeper/contract';
import { clockHere, dayHere, monthDayYear } from '../../lib/dates.ts';

/** The tabs as they are called (S2.2). */
export const TAB_NAMES: Record<ContactTab, string> = {
  all: 'All Messages',
  active: 'Active',
  pinned: 'Pinned',
  archived: 'Archived',
};

/** The subject as its writer gave it. */
export const subjectOf = ({ subject }: Pick<ContactMessage, 'subject'>): string =>
  subject.replace(/^Contact Form: /, '');

/** Who wrote, from where, and what. */
export const partsOf = ({ content }: Pick<ContactMessage, 'content'>) =>
  readContactContent(content);

/** 'Nov 22, 2026, 00:31'. */
export const moment = (instant: string): string =>
  `${monthDayYear(dayHere(instant))}, ${clockHere(instant)}`;
