import type { ForumPost } from '@pathkeeper/contract';

/** What a post has that its reader has not read: '3 new'; null where there is nothing. */
export function newsOf({
  lastNumber,
  readNumber,
}: Pick<ForumPost, 'lastNumber' | 'readNumber'>): string | null {
  if (readNumber === null || lastNumber <= readNumber) return null;
  return `${(lastNumber - readNumber).toLocaleString('en-US')} new`;
}
