import { type Actor, can, type ForumCategory } from '@pathkeeper/contract';

/** Why somebody cannot start a post somewhere at the moment. */
export type PostLock =
  | { why: 'signed-out' }
  | { why: 'closed' }
  /** The level that opens it. */
  | { why: 'level'; level: number };

type Gate = Pick<ForumCategory, 'isActive' | 'minLevel' | 'readLevel'>;

/** What keeps somebody from starting a post in a category, by the policy that the server asks; or null. */
export function postLock(actor: Actor | null, category: Gate): PostLock | null {
  if (actor === null) return { why: 'signed-out' };
  if (can(actor, 'writeInCategory', category)) return null;
  if (!category.isActive) return { why: 'closed' };
  return { why: 'level', level: Math.max(category.minLevel, category.readLevel) };
}

/** The words of the button that does nothing yet (D40). `showsGame` is false in quiet mode. */
export function lockedWords(lock: PostLock, showsGame: boolean): string {
  if (lock.why === 'level') {
    return showsGame ? `New post, from level ${lock.level}` : 'New post, some pages on';
  }
  return lock.why === 'closed' ? 'Closed for new posts' : 'Sign in to write';
}
