import { can } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { asOwner, payForumAgain, reverseForum } from '../progression/index.ts';
import type { ForumCaller } from './forum.actor.ts';
import * as rows from './forum.public.repository.ts';
import { readablePost } from './posts.service.ts';

type SignedIn = NonNullable<ForumCaller>;

/** For so long removed words can be brought back (D42). */
export const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000;

/** A post (number 0) or a reply. */
interface Target {
  postId: number;
  number: number;
}

type Words = rows.PostRow | rows.ReplyRow;

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
  return change(context, caller, target, async (tx, words, progress) => {
    if (words.removedBy !== null) return;
    if (!can(caller, 'removeWords', words)) throw forbidden('Only its author can remove this.');
    const removedBy = words.authorId === caller.id ? 'author' : 'moderator';
    await update(tx, target, { removedAt: now, removedBy });
    await recount(tx, target, words, -1);
    if (progress) await reverseForum(tx, progress, paymentOf(target, words), now);
  });
}

/**
 * Brings removed words back: what an author removed, its author; what a moderator removed, a moderator.
 * @throws AppError not_found after 30 days, forbidden
 */
export function restoreWords(
  context: Context,
  caller: SignedIn,
  target: Target,
  { now }: Moment,
): Promise<void> {
  return change(context, caller, target, async (tx, words, progress) => {
    if (words.removedBy === null && can(caller, 'removeWords', words)) return;
    if (!can(caller, 'restoreWords', words)) {
      throw forbidden(
        words.removedBy === 'moderator'
          ? 'A moderator removed this; only a moderator can bring it back.'
          : 'Only its author can bring this back.',
      );
    }
    const since = now.getTime() - (words.removedAt?.getTime() ?? 0);
    if (since > RESTORABLE_MS) throw notFound(target.number === 0 ? 'That post' : 'That reply');
    const restored = words.restored + 1;
    await update(tx, target, { removedAt: null, removedBy: null, restored });
    await recount(tx, target, words, 1);
    if (!progress) return;
    const again = paymentOf(target, { restored });
    await payForumAgain(tx, progress, { was: paymentOf(target, words), again }, now);
  });
}

/** Runs `work` on words under their author's lock, then their post's. */
async function change(
  context: Context,
  caller: SignedIn,
  target: Target,
  work: (
    tx: Database,
    words: Words,
    /** Of the author, who is paid; null once the author has left. */
    progress: Parameters<Parameters<typeof asOwner>[2]>[1] | null,
  ) => Promise<void>,
): Promise<void> {
  const { postId, number } = target;
  await readablePost(context, caller, postId);
  const found = await find(context.db, target);
  if (!found) throw notFound(number === 0 ? 'That post' : 'That reply');
  const { authorId } = found;
  await asOwner(context, authorId ?? caller.id, async (tx, progress) => {
    const post = await rows.lockPost(tx, postId);
    const words = number === 0 ? post : await rows.findReply(tx, postId, number);
    if (!words) throw notFound(number === 0 ? 'That post' : 'That reply');
    await work(tx, words, authorId === null ? null : progress);
  });
}

const find = (db: Database, { postId, number }: Target): Promise<Words | undefined> =>
  number === 0 ? rows.findPost(db, postId) : rows.findReply(db, postId, number);

const update = (
  tx: Database,
  { postId, number }: Target,
  values: { removedAt: Date | null; removedBy: Words['removedBy']; restored?: number },
) =>
  number === 0 ? rows.updatePost(tx, postId, values) : rows.updateReply(tx, postId, number, values);

async function recount(tx: Database, target: Target, words: Words, by: 1 | -1): Promise<void> {
  if ('categoryId' in words) await rows.countPost(tx, words.categoryId, by);
  else await rows.recountReplies(tx, target.postId);
}

/** Under which reference it was paid: each time it comes back under another one. */
function paymentOf({ postId, number }: Target, { restored }: { restored: number }) {
  const again = restored === 0 ? '' : `~${restored}`;
  return number === 0
    ? ({ kind: 'forum-post', reference: `${postId}${again}` } as const)
    : ({ kind: 'forum-reply', reference: `${postId}/${number}${again}` } as const);
}

const forbidden = (sentence: string) => new AppError('forbidden', sentence);
