import { FORUM_LIMITS } from '@pathkeeper/contract';

const DAY_MS = 86_400_000;

/** What of a post can be unread to whom. */
interface Unread {
  post: { authorId: number | null; lastNumber: number; activeAt: Date };
  /** Whoever reads, and since when (`unreadSince`); null signed out. */
  reader: { id: number; since: Date } | null;
  reading: { readNumber: number | null; following: string } | undefined;
}

/**
 * Since when what happens in the forum can be unread to somebody: what is older than their account is not
 * news to them, nor what they marked as read, nor what rests for long.
 */
export function unreadSince(
  { joinedAt, allReadAt }: { joinedAt: Date; allReadAt: Date | null },
  now: Date,
): Date {
  const rested = now.getTime() - FORUM_LIMITS.unreadDays * DAY_MS;
  return new Date(Math.max(rested, joinedAt.getTime(), allReadAt?.getTime() ?? 0));
}

/** How much of a post is unread, and from where on; number 0 is the post itself. */
export function unreadOf({ post, reader, reading }: Unread): {
  unreadCount: number;
  firstUnread: number | null;
} {
  const nothing = { unreadCount: 0, firstUnread: null };
  if (!reader || post.activeAt <= reader.since || reading?.following === 'muted') return nothing;
  // Whoever wrote a post has read it.
  const read = reading?.readNumber ?? (post.authorId === reader.id ? 0 : -1);
  if (read >= post.lastNumber) return nothing;
  return { unreadCount: post.lastNumber - read, firstUnread: read + 1 };
}
