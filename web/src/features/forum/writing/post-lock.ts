import { type Actor, can, type ForumCategory } from '@pathkeeper/contract';
import { dayHere, longMonthDay } from '../../../lib/dates.ts';

/** What moderators have decided about somebody's writing. */
interface Standing {
  stop: { until: string } | null;
  mayStartPosts: boolean;
}

/** Why somebody cannot start a post somewhere at the moment. */
export type PostLock =
  | { why: 'signed-out' }
  | { why: 'closed' }
  /** The settings leave it to moderators (D47). */
  | { why: 'moderators' }
  /** A moderator has stopped it until an instant (D46). */
  | { why: 'stopped'; until: string }
  /** The level that opens it. */
  | { why: 'level'; level: number };

type Gate = Pick<ForumCategory, 'isActive' | 'minLevel' | 'readLevel'>;

/**
 * What keeps somebody from starting a post in a category, by the policy that the server asks; or null.
 * Nothing is stopped as long as their standing is not known.
 */
export function postLock(
  actor: Actor | null,
  category: Gate,
  standing?: Standing,
): PostLock | null {
  if (actor === null) return { why: 'signed-out' };
  if (standing?.stop) return { why: 'stopped', until: standing.stop.until };
  if (!can(actor, 'writeInCategory', category)) {
    if (!category.isActive) return { why: 'closed' };
    return { why: 'level', level: Math.max(category.minLevel, category.readLevel) };
  }
  return standing?.mayStartPosts === false ? { why: 'moderators' } : null;
}

/** The words of the button that does nothing yet (D40). `showsGame` is false in quiet mode. */
export function lockedWords(lock: PostLock, showsGame: boolean): string {
  switch (lock.why) {
    case 'signed-out':
      return 'Sign in to write';
    case 'closed':
      return 'Closed for new posts';
    case 'moderators':
      return 'New posts, from moderators';
    case 'stopped':
      return `New post, from ${longMonthDay(dayHere(lock.until))}`;
    case 'level':
      return showsGame ? `New post, from level ${lock.level}` : 'New post, some pages on';
  }
}
