import {
  type Actor,
  type api,
  can,
  type ParsedInput,
  type WritingStop,
} from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { findWords, hide, lockWords, noWords, readablePost, type Target } from '../forum/index.ts';
import {
  decidedCaseOf,
  findReport,
  findStop,
  insertReport,
  isReportedEnough,
  openCase,
  presentStop,
  readForumSettings,
} from '../forum-cases/index.ts';
import { forumReportLimit } from './moderation.limits.ts';

type Caller = Actor & { id: number };

const DAY_MS = 24 * 60 * 60 * 1000;
/** For so long nobody reports what a moderator has kept (D46). */
const KEPT_MS = DAY_MS;

/**
 * Reports words of somebody else's (D46). Enough reports of different people hide them until a
 * moderator has looked. A second report of the same person, while the first is open, changes nothing.
 * @throws AppError not_found, also for what is removed or hidden; forbidden for one's own words;
 * conflict for what a moderator has just kept
 */
export async function report(
  context: Context,
  caller: Caller,
  { postId, replyId: number = 0, reason, note }: ParsedInput<typeof api.moderation.report>['body'],
  { now }: Moment,
): Promise<{ success: true; hidden: boolean }> {
  const target = { postId, number };
  // A retry, perhaps of the report that hid it: to its sender it is not there any more.
  const before = await findReport(context.db, target, caller.id);
  if (before?.isOpen) return { success: true, hidden: await isHidden(context.db, target) };
  await context.limits.consume(forumReportLimit, String(caller.id));
  await readablePost(context, caller, postId);
  return context.db.transaction(async (tx) => {
    const { words } = await lockWords(tx, target);
    const again = await findReport(tx, target, caller.id);
    if (again?.isOpen) return { success: true, hidden: words.removedBy === 'reports' };
    if (!can(caller, 'reportWords', words)) {
      if (words.removedBy !== null) throw noWords(target);
      throw new AppError('forbidden', 'Nobody reports their own words. You can change them.');
    }
    await refuseKept(tx, target, words, now);
    const isUrgent = reason === 'danger';
    const waiting = await openCase(tx, target, { now, isUrgent, kindWord: false });
    const authorId = caller.id;
    await insertReport(tx, {
      ...target,
      authorId,
      reason,
      note,
      createdAt: now,
      caseId: waiting.id,
    });
    const hidden = await isReportedEnough(tx, waiting, words.authorId, now);
    if (hidden) await hide(tx, target, words, now);
    return { success: true, hidden };
  });
}

const isHidden = async (db: Database, target: Target) =>
  (await findWords(db, target))?.removedBy === 'reports';

/** @throws AppError conflict for a day after a moderator kept it, unless it was changed since */
async function refuseKept(
  tx: Database,
  target: Target,
  { editedAt }: { editedAt: Date | null },
  now: Date,
): Promise<void> {
  const last = await decidedCaseOf(tx, target);
  if (!last?.decidedAt || last.decision === 'remove') return;
  if (now.getTime() - last.decidedAt.getTime() >= KEPT_MS) return;
  if (editedAt && editedAt > last.decidedAt) return;
  throw new AppError(
    'conflict',
    'A moderator has looked at this within the last day and let it stand.',
  );
}

/** Whether somebody may write in the forum, and start posts there. */
export async function standing(
  { db }: Context,
  caller: Caller,
  { now }: Moment,
): Promise<{ stop: WritingStop | null; mayStartPosts: boolean }> {
  const [stop, { startPosts }] = await Promise.all([
    findStop(db, caller.id, now),
    readForumSettings(db),
  ]);
  return {
    stop: stop ? presentStop(stop) : null,
    mayStartPosts: !stop && can(caller, 'startPosts', { startPosts }),
  };
}
