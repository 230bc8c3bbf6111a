import type { Context } from '../../platform/context.ts';
import {
  beginDeletion,
  deleteSessions,
  deleteUser,
  dueDeletion,
  findUserById,
} from '../accounts/index.ts';
import { logAct } from '../audit/index.ts';
import { removeFilesOf } from '../files/index.ts';
import { leaveForumWordsOf, removeForumWordsOf, removeLikesOf } from '../forum/index.ts';
import { leaveForGood } from '../leaderboard/index.ts';
import type { Forgetting } from './standing.service.ts';

/** Carries out the deletions whose days of grace are over; resolves with their number. */
export async function deleteDue(context: Context, sessions: Forgetting): Promise<number> {
  for (let deleted = 0; ; deleted += 1) {
    const now = context.clock.now();
    const due = await dueDeletion(context.db, now);
    if (!due) return deleted;
    // Taken back at the last moment: there is nothing to do.
    if (!(await beginDeletion(context.db, due.userId, now))) continue;
    await deleteAccount(context, sessions, due.userId);
  }
}

/**
 * Removes every row and file of somebody's (D9, D56). Broken off at any point, it is begun again and ends
 * in the same: what others see goes first, the account last. Words in the forum stay without a name where
 * the person has chosen so beforehand.
 */
async function deleteAccount(
  context: Context,
  sessions: Forgetting,
  userId: number,
): Promise<void> {
  const user = await findUserById(context.db, userId);
  if (user?.leavesWords) await leaveForumWordsOf(context, userId);
  await removeForumWordsOf(context, userId);
  await removeLikesOf(context, userId);
  await removeFilesOf(context, userId);
  await leaveForGood(context, userId);
  const now = context.clock.now();
  const sids = await context.db.transaction(async (tx) => {
    const ended = await deleteSessions(tx, userId, null);
    if (await deleteUser(tx, userId)) {
      const subject = { kind: 'person', id: userId };
      await logAct(tx, { at: now, area: 'accounts', act: 'deleted', actorId: null, subject });
    }
    return ended;
  });
  sessions.forget(userId, sids);
}
