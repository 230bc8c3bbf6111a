import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { attachFiles } from '../../files/index.ts';
import { deleteCases } from '../../forum-cases/index.ts';
import { forgetPosts } from '../../notices/index.ts';
import { asOwner } from '../../progression/index.ts';
import * as rows from '../forum.public.repository.ts';
import { deletePosts, wordsOf } from '../forum.repository.ts';
import type { Target } from '../forum.rules.ts';
import { usedByReply } from '../photos/photos.service.ts';
import { recountLiked } from '../writing/likes.service.ts';
import { lockWordsIfThere } from '../writing/words.service.ts';
import * as purge from './forum.purge.public.repository.ts';
import { recount, setRemoved } from './hiding.service.ts';
import { RESTORABLE_MS } from './removal.service.ts';

/** Posts and replies that are looked for at a time. */
const BATCH = 100;

/** Empties what was removed 30 days ago (D42), its photo included; a post that nobody answered goes whole. */
export async function purgeRemoved(context: Context): Promise<number> {
  const before = new Date(context.clock.now().getTime() - RESTORABLE_MS);
  for (let purged = 0; ; ) {
    const found = await purge.listPurgeable(context.db, before, BATCH);
    for (const each of found) if (await purgeOne(context, each, before)) purged += 1;
    if (found.length < BATCH) return purged;
  }
}

/** Under the locks of author and post: what has come back meanwhile stays. */
function purgeOne(
  context: Context,
  { authorId, ...target }: purge.Purgeable,
  before: Date,
): Promise<boolean> {
  const work = async (tx: Database) => {
    const words = (await lockWordsIfThere(tx, target))?.words;
    if (!words?.removedAt || words.removedAt >= before) return false;
    if (words.removedBy === 'reports' || words.content === '') return false;
    if (authorId !== null) await letPhotoGo(tx, authorId, target, context.clock.now());
    await empty(tx, target);
    return true;
  };
  return authorId === null ? context.db.transaction(work) : asOwner(context, authorId, work);
}

/**
 * Takes every word of somebody's out of the forum, with revisions, photos and likes: a part of deleting an
 * account (D56). Where others answered, an empty place stays.
 */
export async function removeForumWordsOf(context: Context, ownerId: number): Promise<void> {
  const now = context.clock.now();
  await takeLikesBack(context, ownerId, now);
  for (;;) {
    const batch = await wordsOf(context.db, ownerId, 100);
    if (batch.length === 0) return;
    for (const target of batch) {
      await asOwner(context, ownerId, async (tx) => {
        const found = await lockWordsIfThere(tx, target);
        await letPhotoGo(tx, ownerId, target, now);
        await setRemoved(tx, target, { removedAt: now, removedBy: 'account' });
        if (found && target.counted) await recount(tx, target, found.words, -1);
        await empty(tx, target);
      });
    }
  }
}

/**
 * Takes somebody's name from their words that stand in the forum, with earlier versions and photos: they are
 * a former member's then (D56). `removeForumWordsOf` takes the rest.
 */
export async function leaveForumWordsOf(context: Context, ownerId: number): Promise<void> {
  const now = context.clock.now();
  for (;;) {
    const batch = await purge.standingWordsOf(context.db, ownerId, BATCH);
    if (batch.length === 0) return;
    for (const target of batch) {
      await asOwner(context, ownerId, async (tx) => {
        await rows.lockPost(tx, target.postId);
        await letPhotoGo(tx, ownerId, target, now);
        await purge.deleteRevisions(tx, target);
        await purge.forgetAuthor(tx, target);
      });
    }
  }
}

/** Counts somebody's likes out of what they like, and out of what badges of its authors are measured by. */
async function takeLikesBack(context: Context, ownerId: number, now: Date): Promise<void> {
  for (let after = 0; ; ) {
    const postIds = await purge.likedPosts(context.db, ownerId, { after, limit: BATCH });
    const authors = new Set<number>();
    for (const postId of postIds) {
      const lost = await context.db.transaction(async (tx) => {
        await rows.lockPost(tx, postId);
        return purge.deleteLikes(tx, ownerId, postId);
      });
      for (const authorId of lost) authors.add(authorId);
    }
    for (const authorId of authors) await recountLiked(context, authorId, now);
    const last = postIds.at(-1);
    if (last === undefined || postIds.length < BATCH) return;
    after = last;
  }
}

/** Deletes posts of somebody's with all that was answered to them: those of invented people (the demo). */
export async function deletePostsOf({ db }: Context, ownerId: number): Promise<void> {
  await db.transaction(async (tx) => forget(tx, await deletePosts(tx, ownerId)));
}

async function letPhotoGo(tx: Database, ownerId: number, target: Target, now: Date) {
  if (target.number === 0) return;
  await attachFiles(tx, ownerId, usedByReply(target.postId, target.number), [], now);
}

/** Takes the words away for good; the place goes as well where nothing hangs on it. */
async function empty(tx: Database, { postId, number }: Target): Promise<void> {
  await purge.deleteRevisions(tx, { postId, number });
  await deleteCases(tx, { postId, number });
  if (number > 0) await purge.emptyReply(tx, postId, number);
  else if (await purge.emptyPost(tx, postId)) await forget(tx, [postId]);
}

/** Takes what people had to do with posts that are gone: how far they had read, and their notices. */
async function forget(tx: Database, postIds: readonly number[]): Promise<void> {
  if (postIds.length === 0) return;
  await purge.deleteReading(tx, postIds);
  await forgetPosts(tx, postIds);
}
