import { type api, can, type ParsedInput } from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { readNoticesOfPost } from '../../notices/index.ts';
import { asOwner, countForum, MOST_LIKED } from '../../progression/index.ts';
import type { ForumCaller } from '../forum.actor.ts';
import { forumLikeLimit } from '../forum.limits.ts';
import * as rows from '../forum.public.repository.ts';
import { markActive, markAllRead, setFollowing, setRead } from '../forum.repository.ts';
import { countLikedReplies, setLike, someLikes } from './likes.repository.ts';
import { ownOrReadablePost, readablePost } from './posts.service.ts';
import { lockWords } from './words.service.ts';

type Input<Call extends keyof typeof api.forum> = ParsedInput<(typeof api.forum)[Call]>;
type SignedIn = NonNullable<ForumCaller>;

/**
 * Sets or toggles a like of a post or reply (D44). However often and at once it is sent, one person's
 * like counts once.
 * @throws AppError not_found, forbidden for one's own words and removed ones
 */
export async function like(
  context: Context,
  caller: SignedIn,
  { postId, replyId: number = 0, liked }: Input<'like'>['body'],
  { now }: Moment,
): Promise<{ liked: boolean; likeCount: number }> {
  await context.limits.consume(forumLikeLimit, String(caller.id));
  await readablePost(context, caller, postId);
  const done = await context.db.transaction(async (tx) => {
    // The post's lock comes first, as it does for replies and removals.
    const { words } = await lockWords(tx, { postId, number });
    if (!can(caller, 'likeWords', words)) {
      throw new AppError(
        'forbidden',
        words.removedBy === null ? 'Nobody likes their own words here.' : 'This has been removed.',
      );
    }
    const set = await setLike(tx, caller.id, { postId, number, createdAt: now }, liked);
    const difference = set.changed ? (set.liked ? 1 : -1) : 0;
    const likeCount = await rows.countLike(tx, postId, number, difference);
    if (set.liked) await markActive(tx, caller.id, now);
    // The first like of a reply, or its last one gone.
    const turns = number > 0 && set.changed && likeCount === Number(set.liked);
    return { liked: set.liked, likeCount, authorId: turns ? words.authorId : null };
  });
  const { authorId, ...answer } = done;
  // In a transaction of its own: the author's lock comes before a post's.
  if (authorId !== null) await recountLiked(context, authorId, now);
  return answer;
}

/** Takes every like of somebody's back: a part of deleting an account, after which counts are as without it. */
export async function removeLikesOf(context: Context, ownerId: number): Promise<void> {
  const { db, clock } = context;
  for (;;) {
    const batch = await someLikes(db, ownerId, 100);
    if (batch.length === 0) return;
    for (const { postId, number } of batch) {
      const authorId = await db.transaction(async (tx) => {
        await rows.lockPost(tx, postId);
        const like = { postId, number, createdAt: clock.now() };
        const { changed } = await setLike(tx, ownerId, like, false);
        const likeCount = await rows.countLike(tx, postId, number, changed ? -1 : 0);
        if (number === 0 || likeCount > 0) return null;
        return (await rows.findReply(tx, postId, number))?.authorId ?? null;
      });
      if (authorId !== null) await recountLiked(context, authorId, clock.now());
    }
  }
}

/** Counts the replies of somebody's that are liked; a badge hangs on them. */
export async function recountLiked(context: Context, authorId: number, now: Date): Promise<void> {
  await asOwner(context, authorId, async (tx, progress) => {
    const repliesLiked = await countLikedReplies(tx, authorId, MOST_LIKED);
    if (repliesLiked !== progress.repliesLiked)
      await countForum(tx, progress, { repliesLiked }, now);
  });
}

/** Remembers up to where somebody has read; never beyond the newest reply. @throws AppError not_found */
export async function read(
  context: Context,
  caller: SignedIn,
  postId: number,
  number: number,
  { now }: Moment,
): Promise<{ readNumber: number }> {
  const { post } = await ownOrReadablePost(context, caller, postId);
  const known = Math.min(number, post.lastNumber);
  const readNumber = await setRead(context.db, caller.id, postId, known);
  await readNoticesOfPost(context.db, caller.id, { postId, number: known }, now);
  return { readNumber };
}

/** Marks everything in the forum as read. */
export function readAll({ db }: Context, caller: SignedIn, { now }: Moment): Promise<void> {
  return db.transaction((tx) => markAllRead(tx, caller.id, now));
}

/** Says how closely somebody follows a post. @throws AppError not_found */
export async function follow(
  context: Context,
  caller: SignedIn,
  postId: number,
  following: Input<'follow'>['body']['level'],
): Promise<{ following: typeof following }> {
  await readablePost(context, caller, postId);
  await setFollowing(context.db, caller.id, postId, following);
  return { following };
}
