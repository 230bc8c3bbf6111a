import type { AdminPerson, PersonState } from '@pathkeeper/contract';
import { dayOf, monthDay } from '../../lib/dates.ts';
import { figure } from '../../lib/text/in-words.ts';

type Named = Pick<AdminPerson, 'username' | 'displayName' | 'firstName' | 'lastName'>;

/** What somebody is called: the name they show, else their own, else the one they sign in with. */
export function nameOf({ username, displayName, firstName, lastName }: Named): string {
  const own = [firstName, lastName].filter(Boolean).join(' ');
  return displayName || own || username;
}

/** 'today', 'yesterday', 'Nov 19': a calendar day beside the reader's own. */
export function dayWords(localDate: string | null, today: string): string {
  if (localDate === null) return 'never';
  const days = Math.round((dayOf(today).getTime() - dayOf(localDate).getTime()) / 86_400_000);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : monthDay(localDate, today);
}

export const STATE_NAMES: Record<PersonState, string> = {
  active: 'Active',
  suspended: 'Suspended',
  leaving: 'Leaving',
};

/** What somebody is beside a member: 'Owner', 'Admin', 'Moderator'; null for a member. */
export function roleOf({
  isOwner,
  isAdmin,
  isModerator,
}: Pick<AdminPerson, 'isOwner' | 'isAdmin' | 'isModerator'>): string | null {
  if (isOwner) return 'Owner';
  if (isAdmin) return 'Admin';
  return isModerator ? 'Moderator' : null;
}

/** Where a day begins on this clock, as an instant; null for no day. */
export const startOfDay = (localDate: string): string | null =>
  localDate === '' ? null : new Date(`${localDate}T00:00`).toISOString();

/** 'one entry', '412 entries'. */
export const oneOrMany = (count: number, one: string, many: string): string =>
  count === 1 ? `one ${one}` : `${figure(count)} ${many}`;

/** '1,284', 'about 1,200,000', '10,000 or more': how many, as sure as the server is. */
export function totalWords(total: number, is: string | null | undefined): string {
  if (is === 'about') return `about ${figure(Number(total.toPrecision(2)))}`;
  return is === 'at least' ? `${figure(total)} or more` : figure(total);
}
