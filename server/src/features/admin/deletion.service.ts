import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import {
  beginDeletion,
  deleteSessions,
  deleteUser,
  distrustSessions,
  dueDeletion,
  findUserById,
} from '../accounts/index.ts';
import { logAct } from '../audit/index.ts';
import { removeFilesOf } from '../files/index.ts';
import { leaveForumWordsOf, removeForumWordsOf, removeLikesOf } from '../forum/index.ts';
import { leaveForGood } from '../leaderboard/index.ts';
import { closeBilling } from '../subscription/index.ts';
import type { Forgetting } from './standing.service.ts';

/** What an account still pays for could not be ended: its deletion waits (D74). */
class PaymentsGoOn extends Error {
  override readonly name = 'PaymentsGoOn';
}

/**
 * Carries out the deletions whose days of grace are over; resolves with their number. Where a subscription
 * cannot be ended, since Stripe does not answer, that account waits for the next turn and the others do not.
 * @throws PaymentsGoOn at the end, so that the job is seen to have failed
 */
export async function deleteDue(context: Context, sessions: Forgetting): Promise<number> {
  const waiting: number[] = [];
  for (let deleted = 0; ; ) {
    const now = context.clock.now();
    const due = await dueDeletion(context.db, now, waiting);
    if (!due) {
      if (waiting.length > 0) throw new PaymentsGoOn();
      return deleted;
    }
    // Taken back at the last moment: there is nothing to do.
    if (!(await beginDeletion(context.db, due.userId, now))) continue;
    // From now on not even the journal can be taken along, in every process.
    sessions.forget(due.userId, await distrustSessions(context.db, due.userId));
    if (await hasStoppedPaying(context, due.userId)) {
      await deleteAccount(context, sessions, due.userId);
      deleted += 1;
    } else waiting.push(due.userId);
  }
}

/** Ends what somebody pays for, before anything of theirs goes; false when that has to be tried again. */
async function hasStoppedPaying(context: Context, userId: number): Promise<boolean> {
  try {
    await closeBilling(context, userId);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
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
