import { type ContactMessage, type ContactTab, readContactContent } from '@pathkeeper/contract';
import { clockTime, dayIn, dayParts } from '../../lib/dates.ts';

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

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day an instant was here, in parts. */
export function dateOf(instant: string) {
  const date = dayIn(instant, zone());
  return { date, ...dayParts(date) };
}

/** 'Nov 22, 2026, 00:31'. */
export function moment(instant: string): string {
  const { date, month, day } = dateOf(instant);
  return `${month} ${day}, ${date.slice(0, 4)}, ${clockHere(instant)}`;
}

/** '22:41', here. */
export const clockHere = (instant: string): string => clockTime(instant, zone());
