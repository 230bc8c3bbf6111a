import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { attachFiles } from '../files/index.ts';
import { deleteCases } from '../forum-cases/index.ts';
import { asOwner } from '../progression/index.ts';
import * as rows from './forum.public.repository.ts';
import { deletePosts, wordsOf } from './forum.repository.ts';
import { usedByReply } from './photos/photos.service.ts';
import { RESTORABLE_MS } from './removal.service.ts';

/** Empties what was removed 30 days ago (D42), its photo included; a post that nobody answered goes whole. */
export async function purgeRemoved(context: Context): Promise<number> {
  const before = new Date(context.clock.now().getTime() - RESTORABLE_MS);
  for (let purged = 0; ; purged += 1) {
    const found = await rows.findPurgeable(context.db, before);
    if (!found) return purged;
    const { authorId, ...target } = found;
    if (authorId === null) await context.db.transaction((tx) => empty(tx, target));
    else {
      await asOwner(context, authorId, async (tx) => {
        await letPhotoGo(tx, authorId, target, context.clock.now());
        await empty(tx, target);
      });
    }
  }
}

/**
 * Takes every word of somebody's out of the forum, with revisions and photos: a part of deleting an
 * account (D56). Where others answered, an empty place stays.
 */
export async function removeForumWordsOf(context: Context, ownerId: number): Promise<void> {
  const now = context.clock.now();
  for (;;) {
    const batch = await wordsOf(context.db, ownerId, 100);
    if (batch.length === 0) return;
    for (const target of batch) {
      await asOwner(context, ownerId, async (tx) => {
        await rows.lockPost(tx, target.postId);
        await letPhotoGo(tx, ownerId, target, now);
        const gone = { removedAt: now, removedBy: 'account' as const };
        if (target.number === 0) await rows.updatePost(tx, target.postId, gone);
        else await rows.updateReply(tx, target.postId, target.number, gone);
        if (target.counted) await recount(tx, target);
        await empty(tx, target);
      });
    }
  }
}

/** Deletes posts of somebody's with all that was answered to them: those of invented people (the demo). */
export async function deletePostsOf({ db }: Context, ownerId: number): Promise<void> {
  await db.transaction((tx) => deletePosts(tx, ownerId));
}

interface Target {
  postId: number;
  number: number;
}

async function letPhotoGo(tx: Database, ownerId: number, target: Target, now: Date) {
  if (target.number === 0) return;
  await attachFiles(tx, ownerId, usedByReply(target.postId, target.number), [], now);
}

async function recount(tx: Database, { postId, number }: Target): Promise<void> {
  if (number > 0) return rows.recountReplies(tx, postId);
  const post = await rows.findPost(tx, postId);
  if (post) await rows.countPost(tx, post.categoryId, -1);
}

/** Takes the words away for good; the place goes as well where nothing hangs on it. */
async function empty(tx: Database, { postId, number }: Target): Promise<void> {
  await rows.deleteRevisions(tx, { postId, number });
  await deleteCases(tx, { postId, number });
  if (number === 0) await rows.emptyPost(tx, postId);
  else await rows.emptyReply(tx, postId, number);
}
