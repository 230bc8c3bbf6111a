import type { AdminEvent } from '@pathkeeper/contract';
import { dayHere, monthDay } from '../../../lib/dates.ts';
import { seconds } from '../settings/health-words.ts';

/** What was done, by area and act, as the log says it. */
const ACTS = {
  'accounts:role': 'Changed a role',
  'accounts:gift': 'Gave XP',
  'accounts:suspend': 'Suspended',
  'accounts:restore': 'Ended a suspension',
  'accounts:end-sessions': 'Signed out everywhere',
  'accounts:reset-link': 'Made a reset link',
  'accounts:remove-factors': 'Took second steps off',
  'accounts:reset-letter': 'Sent a reset letter',
  'accounts:beta': 'Changed beta',
  'accounts:delete': 'Began a deletion',
  'accounts:keep': 'Kept an account',
  'accounts:deleted': 'Deleted an account',
  'accounts:export': 'Exported people',
  'accounts:invite': 'Made an invitation',
  'accounts:bulk-suspend': 'Suspended many',
  'accounts:bulk-restore': 'Ended many suspensions',
  'accounts:bulk-beta': 'Changed beta of many',
  'accounts:bulk-gift': 'Gave XP to many',
  'accounts:bulk-undo': 'Took an act on many back',
  'accounts:withdraw-invitation': 'Withdrew an invitation',
  'accounts:set-level': 'Set their own level',
  'accounts:check-levels': 'Checked all levels',
  'accounts:fix-levels': 'Mended a level',
  'settings:change': 'Changed a setting',
  'settings:test-letter': 'Sent a trial letter',
  'settings:test-guide': 'Asked a trial question',
  'contact:answer': 'Answered a message',
  'contact:pin': 'Pinned a message',
  'contact:unpin': 'Unpinned a message',
  'contact:archive': 'Archived a message',
  'contact:unarchive': 'Unarchived a message',
  'contact:delete': 'Deleted a message',
  'blog:create': 'Began an article',
  'blog:edit': 'Changed an article',
  'blog:publish': 'Published an article',
  'blog:unpublish': 'Unpublished an article',
  'blog:feature': 'Featured an article',
  'blog:unfeature': 'No longer features',
  'blog:remove': 'Deleted an article',
  'blog:restore': 'Brought an article back',
  'blog:preview': 'Made a preview link',
  'blog:end-preview': 'Ended a preview link',
  'plans:create': 'Added a plan',
  'plans:change': 'Changed a plan',
  'plans:sync': 'Asked Stripe anew',
  'plans:refund': 'Heard of a refund',
  'plans:dispute': 'Heard of a dispute',
  'plans:dispute-closed': 'Heard of a dispute’s end',
  'forum:edit': 'Changed a member’s post',
  'forum:keep': 'Kept words',
  'forum:remove': 'Removed words',
  'forum:restore': 'Brought words back',
  'forum:lock': 'Locked a post',
  'forum:unlock': 'Opened a post',
  'forum:undo': 'Took a decision back',
  'forum:stop': 'Stopped from writing',
  'forum:lift': 'Let write again',
  'forum:pin': 'Pinned a post',
  'forum:unpin': 'Unpinned a post',
  'forum:feature': 'Featured a post',
  'forum:unfeature': 'No longer features a post',
  'forum:settings': 'Changed the forum’s settings',
  'forum:category-create': 'Added a category',
  'forum:category-change': 'Changed a category',
  'forum:category-delete': 'Deleted a category',
  'forum:category-order': 'Ordered the categories',
  'forum:moderator-add': 'Made a moderator',
  'forum:moderator-remove': 'Took a moderator back',
} as const;

/** The acts that the log can be narrowed to. */
export const ACT_CHOICES = Object.entries(ACTS).map(([value, label]) => ({ value, label }));

/** What was done; an act without words of its own by its name. */
export const actName = ({ area, action }: Pick<AdminEvent, 'area' | 'action'>): string =>
  (ACTS as Record<string, string>)[`${area}:${action}`] ?? `${area}: ${action.replace(/-/g, ' ')}`;

const KINDS: Record<string, string> = {
  'contact-message': 'Message',
  article: 'Article',
  plan: 'Plan',
  category: 'Category',
  invitation: 'Invitation',
  bulk: 'Act',
  post: 'Post',
  reply: 'Post',
  person: 'Account',
};

/** Whom or what it concerns: a name, or a kind with its number. */
export function subjectName({ subject, area }: AdminEvent): string {
  if (!subject) return area === 'settings' ? 'this installation' : '·';
  if (subject.name) return subject.name;
  if (subject.kind === 'person') return 'a former member';
  const kind = KINDS[subject.kind] ?? subject.kind;
  const place = subject.id === null ? kind : `${kind} ${subject.id}`;
  return subject.kind === 'reply' && subject.number ? `${place}, reply ${subject.number}` : place;
}

const NAMES: Record<string, string> = {
  visionAccess: 'vision tools',
  registration: 'registration',
  levelGates: 'level gates',
  publicUrl: 'address',
  reportsToHide: 'reports to hide',
  granted: 'beta',
  isFeatured: 'featured',
  isPinned: 'pinned',
  isLocked: 'locked',
  isActive: 'active',
  allowPhotos: 'photos',
  minLevel: 'from level',
  readLevel: 'read from level',
  expiresAt: 'ends',
  until: 'until',
  dueAt: 'on',
  publishedAt: 'shows from',
  xpAmount: 'XP each',
  xp: 'XP',
};

type State = AdminEvent['details']['before'];

/** What stood there before or after, in words; null where nothing is known. */
export function stateWords(state: State): string | null {
  if (!state) return null;
  const parts = Object.entries(state).map(([name, value]) => {
    const said = valueWords(value);
    if (name === 'ok') return value === true ? 'well' : 'failed';
    if (name === 'took' && typeof value === 'number') return `in ${seconds(value)}`;
    // A role is a word by itself; a number or a switch needs its name.
    return name === 'role' ? said : `${NAMES[name] ?? camelWords(name)} ${said}`;
  });
  return parts.join(', ') || null;
}

const camelWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function valueWords(value: string | number | boolean | null): string {
  if (value === null) return 'none';
  if (value === true) return 'on';
  if (value === false) return 'off';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return /^\d{4}-\d\d-\d\dT/.test(value) ? monthDay(dayHere(value)) : value;
}
