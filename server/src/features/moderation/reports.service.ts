import {
  type Actor,
  type api,
  can,
  type ParsedInput,
  type WritingStop,
} from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { findUserById } from '../accounts/index.ts';
import { findWords, hide, lockWords, readablePost, type Target } from '../forum/index.ts';
import {
  type CaseRow,
  countReports,
  decidedCaseOf,
  findReport,
  findStop,
  insertReport,
  openCase,
  presentStop,
  readForumSettings,
} from '../forum-cases/index.ts';
import { forumReportLimit } from './moderation.limits.ts';

type Caller = Actor & { id: number };

const DAY_MS = 24 * 60 * 60 * 1000;
/** Only accounts older than this count towards hiding (D46). */
const GROWN_MS = 7 * DAY_MS;
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
      if (words.removedBy !== null) throw notFound(number === 0 ? 'That post' : 'That reply');
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
    const hidden = await isEnough(tx, waiting, words.authorId, now);
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

/** Whether the reports of a case hide what they are about. */
async function isEnough(
  tx: Database,
  { id, returnedAt }: CaseRow,
  authorId: number | null,
  now: Date,
): Promise<boolean> {
  const { autoHide, reportsToHide } = await readForumSettings(tx);
  if (!autoHide) return false;
  const author = authorId === null ? undefined : await findUserById(tx, authorId);
  // Words of the installation itself, whose author cannot sign in (D1).
  if (author?.passwordHash === null) return false;
  const actor = author ? { role: author.role, isOwner: false } : null;
  if (!can(actor, 'beHiddenByReports')) return false;
  const madeBefore = new Date(now.getTime() - GROWN_MS);
  return (await countReports(tx, id, { madeBefore, since: returnedAt })) >= reportsToHide;
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
