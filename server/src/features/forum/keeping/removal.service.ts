import { can, type ModerationAct } from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Act, logAct } from '../../audit/index.ts';
import {
  closeCase,
  decidedCaseOf,
  isReportedEnough,
  openCaseOf,
  requireWritingFree,
} from '../../forum-cases/index.ts';
import { asOwner, MOST_LIKED, payForumAgain, reverseForum } from '../../progression/index.ts';
import type { ForumCaller } from '../forum.actor.ts';
import type * as rows from '../forum.public.repository.ts';
import type { Target } from '../forum.rules.ts';
import { countLikedReplies } from '../writing/likes.repository.ts';
import { ownOrReadablePost } from '../writing/posts.service.ts';
import { findWords, lockWords, noWords, type Words } from '../writing/words.service.ts';
import { hide, recount, setRemoved, tellAuthor, withdrawHidden } from './hiding.service.ts';

type SignedIn = NonNullable<ForumCaller>;

/** For so long removed words can be brought back (D42). */
export const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000;

type Progress = Parameters<Parameters<typeof asOwner>[2]>[1];

/**
 * Takes a post or reply away, softly: its author's own, or as a moderator anybody's. Its XP goes back.
 * Removing what is removed changes nothing.
 * @throws AppError not_found, forbidden
 */
export function removeWords(
  context: Context,
  caller: SignedIn,
  target: Target,
  { now }: Moment,
): Promise<void> {
  return changeWords(context, caller, target, async (tx, words, progress) => {
    if (words.removedBy !== null && words.removedBy !== 'reports') return;
    if (!can(caller, 'removeWords', words)) throw forbidden('Only its author can remove this.');
    const isOwn = words.authorId === caller.id;
    await takeAway(tx, target, words, progress, { by: isOwn ? 'author' : 'moderator', now });
    if (isOwn) return;
    // Where it waited in the queue, that is settled with it, and the log says so as a decision does.
    const before = (await openCaseOf(tx, target)) && { hidden: words.removedBy === 'reports' };
    await closeCase(tx, target, { decision: 'remove', by: caller.id, now, was: words });
    await logForumAct(tx, caller, 'remove', { target, words, now, ...(before && { before }) });
    await tellAuthor(tx, target, words.authorId, { act: 'removed', from: caller.id, now });
  });
}

/**
 * Brings removed words back: what an author removed, its author; what a moderator removed, a moderator. What
 * reports had hidden comes back hidden, until a moderator has looked (D46).
 * @throws AppError not_found after 30 days, forbidden, writing_stopped
 */
export function restoreWords(
  context: Context,
  caller: SignedIn,
  target: Target,
  { now }: Moment,
): Promise<void> {
  return changeWords(context, caller, target, async (tx, words, progress) => {
    if (words.removedBy === null && can(caller, 'removeWords', words)) return;
    if (!can(caller, 'restoreWords', words)) {
      throw forbidden(
        words.removedBy === 'moderator'
          ? 'A moderator removed this; only a moderator can bring it back.'
          : words.removedBy === 'reports'
            ? 'This is hidden until a moderator has looked.'
            : 'Only its author can bring this back.',
      );
    }
    if (words.removedBy === 'moderator') {
      const how = { from: caller.id, now };
      if (!(await handBack(tx, target, words, how))) {
        await bringBack(tx, target, words, progress, now);
        await tellAuthor(tx, target, words.authorId, { act: 'restored', ...how });
      }
      await logForumAct(tx, caller, 'restore', { target, words, now });
      return;
    }
    await requireWritingFree(context, caller, now);
    await bringBack(tx, target, words, progress, now);
    const open = await openCaseOf(tx, target);
    if (!open || !(await isReportedEnough(tx, open, words.authorId, now))) return;
    await hide(tx, target, { ...words, removedBy: null }, now);
  });
}

/** Takes words away under their locks; what reports have hidden is counted out already. */
export async function takeAway(
  tx: Database,
  target: Target,
  words: Words,
  progress: Progress | null,
  { by, now }: { by: 'author' | 'moderator'; now: Date },
): Promise<void> {
  await setRemoved(tx, target, { removedAt: now, removedBy: by });
  if (words.removedBy === null) await recount(tx, target, words, -1);
  await withdrawHidden(tx, target, words);
  if (!progress) return;
  const counts = await likedAnew(tx, target, words);
  await reverseForum(tx, progress, paymentOf(target, words), now, counts);
}

/** Brings words back under their locks, and pays for them again. @throws AppError not_found after 30 days */
export async function bringBack(
  tx: Database,
  target: Target,
  words: Words,
  progress: Progress | null,
  now: Date,
): Promise<void> {
  const since = now.getTime() - (words.removedAt?.getTime() ?? 0);
  if (since > RESTORABLE_MS) throw noWords(target);
  const restored = words.restored + 1;
  await setRemoved(tx, target, { removedAt: null, removedBy: null, restored });
  await recount(tx, target, words, 1);
  if (!progress) return;
  const again = paymentOf(target, { restored });
  const counts = await likedAnew(tx, target, words);
  await payForumAgain(tx, progress, { was: paymentOf(target, words), again }, now, counts);
}

/** How many liked replies its author has, where a liked one has just gone or come back. */
async function likedAnew(tx: Database, { number }: Target, { authorId, likeCount }: Words) {
  if (number === 0 || likeCount === 0 || authorId === null) return {};
  return { repliesLiked: await countLikedReplies(tx, authorId, MOST_LIKED) };
}

/**
 * Leaves to its author again what they had removed themselves before a moderator's decision removed it: it
 * stays away as it was, and is theirs to bring back. False where it was not so.
 */
export async function handBack(
  tx: Database,
  target: Target,
  words: Words,
  { from, now }: { from: number; now: Date },
): Promise<boolean> {
  const last = await decidedCaseOf(tx, target);
  if (words.removedBy !== 'moderator' || last?.wasRemovedBy !== 'author') return false;
  // A later removal of the moderators' own is none of this decision.
  if (last.decidedAt?.getTime() !== words.removedAt?.getTime()) return false;
  await setRemoved(tx, target, { removedAt: last.wasRemovedAt, removedBy: 'author' });
  await tellAuthor(tx, target, words.authorId, { act: 'handed-back', from, now });
  return true;
}

/** A line of the log about words. */
export function logForumAct(
  tx: Database,
  caller: SignedIn,
  act: ModerationAct,
  {
    target: { postId, number },
    words,
    now,
    ...more
  }: { target: Target; words: { authorId: number | null }; now: Date } & Pick<
    Act,
    'before' | 'after' | 'reason'
  >,
): Promise<void> {
  const subject = { kind: number === 0 ? 'post' : 'reply', id: postId, number };
  const whom = { actorId: caller.id, personId: words.authorId };
  return logAct(tx, { at: now, area: 'forum', act, ...whom, subject, ...more });
}

/** Runs `work` on words under their author's lock, then their post's. */
export async function changeWords(
  context: Context,
  caller: SignedIn,
  target: Target,
  work: (
    tx: Database,
    words: Words,
    /** Of the author, who is paid; null once the author has left. */
    progress: Progress | null,
    post: rows.PostRow,
  ) => Promise<void>,
): Promise<void> {
  await ownOrReadablePost(context, caller, target.postId);
  const found = await findWords(context.db, target);
  if (!found) throw noWords(target);
  const { authorId } = found;
  await asOwner(context, authorId ?? caller.id, async (tx, progress) => {
    const { post, words } = await lockWords(tx, target);
    await work(tx, words, authorId === null ? null : progress, post);
  });
}

/** Under which reference it was paid: each time it comes back under another one. */
function paymentOf({ postId, number }: Target, { restored }: { restored: number }) {
  const again = restored === 0 ? '' : `~${restored}`;
  return number === 0
    ? ({ kind: 'forum-post', reference: `${postId}${again}` } as const)
    : ({ kind: 'forum-reply', reference: `${postId}/${number}${again}` } as const);
}

const forbidden = (sentence: string) => new AppError('forbidden', sentence);
