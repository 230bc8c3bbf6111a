import type { ForumPost } from '@pathkeeper/contract';

type News = Pick<ForumPost, 'unreadCount' | 'readNumber'>;

/** What a post has that its reader has not read: 'New' before the first visit, then '3 new'. */
export function newsOf({ unreadCount, readNumber }: News): string | null {
  if (unreadCount === 0) return null;
  return readNumber === null ? 'New' : `${unreadCount.toLocaleString('en-US')} new`;
}
