import type {
  ModerationAct,
  ModerationEvent,
  PersonCard,
  ReportReason,
} from '@pathkeeper/contract';
import { clockHere, dayHere, dayParts, longMonthDay } from '../../lib/dates.ts';
import { excerpt } from '../../lib/text/excerpt.ts';
import { lineOf } from '../forum/index.ts';
import type { Target } from './moderation.queries.ts';

/** A reason on its chip. */
export const REASON_NAMES: Record<ReportReason, string> = {
  spam: 'Spam',
  unkind: 'Unkind',
  'private information': 'Private information',
  danger: 'Danger',
  other: 'Other',
};

/** The name of whoever wrote or did something; a former member once the account is gone. */
export const nameOf = (person: PersonCard | null): string => person?.username ?? 'a former member';

/** 'The post', 'No. 38'. */
export const placeOf = ({ number }: Pick<Target, 'number'>): string =>
  number === 0 ? 'The post' : `No. ${number}`;

/** 'Wednesday', for a day within a week; else its date. */
export function dayName(at: Date, now = new Date()): string {
  const days = (at.getTime() - now.getTime()) / 86_400_000;
  return days < 7 ? dayParts(dayHere(at)).weekday : longMonthDay(dayHere(at), dayHere(now));
}

/** 'Today', 'Yesterday', 'November 21': the head over the lines of a day. */
export function dayHead(instant: string, now = new Date()): string {
  const at = new Date(instant);
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  if (at.getTime() >= start) return 'Today';
  if (at.getTime() >= start - 86_400_000) return 'Yesterday';
  return longMonthDay(dayHere(at), dayHere(now));
}

/** '21:50' of today, else '21:50 on November 20'. */
export function when(instant: string, now = new Date()): string {
  const head = dayHead(instant, now);
  if (head === 'Today') return clockHere(instant);
  return `${clockHere(instant)} ${head === 'Yesterday' ? 'yesterday' : `on ${head}`}`;
}

/** 'one report', '3 reports'. */
export const reportsIn = (count: number): string =>
  count === 1 ? 'One report' : `${count} reports`;

/** What was done, as the log's line goes on after the name of who did it. */
const ACT_WORDS: Record<ModerationAct, string> = {
  edit: 'changed',
  keep: 'kept',
  remove: 'removed',
  restore: 'brought back',
  lock: 'locked',
  unlock: 'opened',
  undo: 'took back the decision on',
  stop: 'stopped',
  lift: 'let',
  pin: 'pinned',
  unpin: 'unpinned',
  feature: 'featured',
  unfeature: 'no longer features',
  settings: 'changed the settings',
  'category-create': 'added the category',
  'category-change': 'changed the category',
  'category-delete': 'deleted the category',
  'category-order': 'changed the order of the categories',
  'moderator-add': 'made',
  'moderator-remove': 'took the desk from',
};

/** Acts by what a filter calls them. */
export const ACT_NAMES: Record<ModerationAct, string> = {
  edit: 'Changed',
  keep: 'Kept',
  remove: 'Removed',
  restore: 'Brought back',
  lock: 'Locked',
  unlock: 'Opened again',
  undo: 'Decisions taken back',
  stop: 'Stopped from writing',
  lift: 'Let write again',
  pin: 'Pinned',
  unpin: 'Unpinned',
  feature: 'Featured',
  unfeature: 'No longer featured',
  settings: 'Settings',
  'category-create': 'Categories added',
  'category-change': 'Categories changed',
  'category-delete': 'Categories deleted',
  'category-order': 'Order of categories',
  'moderator-add': 'Moderators made',
  'moderator-remove': 'Moderators taken back',
};

/** The words between who did it and what it was done to, and after it. */
export function actWords({ act, person, after, before }: ModerationEvent): {
  act: string;
  /** Stands where there is no post to name. */
  person: string | null;
  rest: string;
} {
  const name = person?.username ?? 'a former member';
  switch (act) {
    case 'stop': {
      const until = after?.until;
      const rest =
        typeof until === 'string'
          ? ` from writing until ${longMonthDay(dayHere(until))}`
          : ' from writing';
      return { act: ACT_WORDS.stop, person: name, rest };
    }
    case 'lift':
      return { act: ACT_WORDS.lift, person: name, rest: ' write again' };
    case 'moderator-add':
      return { act: ACT_WORDS[act], person: name, rest: ' a moderator' };
    case 'moderator-remove':
      return { act: ACT_WORDS[act], person: name, rest: '' };
    case 'category-delete': {
      const gone = typeof before?.name === 'string' ? ` ${before.name}` : '';
      return { act: `${ACT_WORDS[act]}${gone}`, person: null, rest: '' };
    }
    default:
      return { act: ACT_WORDS[act], person: null, rest: '' };
  }
}

/** The first words of a post or a reply as they are read, without the signs of Markdown. */
export function firstWords({ content, contentHtml }: Record<'content' | 'contentHtml', string>) {
  return excerpt(lineOf(contentHtml) || content, 150);
}
