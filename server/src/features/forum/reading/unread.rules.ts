import { FORUM_LIMITS } from '@pathkeeper/contract';

const DAY_MS = 86_400_000;

/** What of a post can be unread to whom. */
interface Unread {
  post: { authorId: number | null; lastNumber: number; activeAt: Date; createdAt: Date };
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

/** Whether something of a post can be unread to somebody. */
function isNews({ post, reader, reading }: Unread): boolean {
  return reader !== null && post.activeAt > reader.since && reading?.following !== 'muted';
}

/**
 * Whether what is unread of a post depends on when its replies were written: it is older than what can be
 * unread, and was never opened.
 */
export const needsTimes = (unread: Unread): boolean =>
  isNews(unread) &&
  (unread.reading?.readNumber ?? null) === null &&
  unread.reader !== null &&
  unread.post.createdAt <= unread.reader.since;

/**
 * How much of a post is unread, and from where on; number 0 is the post itself. `before` is the number of
 * the last reply that is too old to be unread, where `needsTimes` says that this matters.
 */
export function unreadOf(
  unread: Unread,
  before = -1,
): { unreadCount: number; firstUnread: number | null } {
  const { post, reader, reading } = unread;
  const nothing = { unreadCount: 0, firstUnread: null };
  if (!isNews(unread)) return nothing;
  // Whoever wrote a post has read it.
  const known = Math.max(before, post.authorId === reader?.id ? 0 : -1);
  const read = reading?.readNumber ?? known;
  if (read >= post.lastNumber) return nothing;
  return { unreadCount: post.lastNumber - read, firstUnread: read + 1 };
}
