import {
  type Actor,
  type api,
  can,
  type ParsedInput,
  type QueueDecision,
} from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import {
  bringBack,
  changeWords,
  handBack,
  hide,
  logForumAct,
  setPost,
  setRemoved,
  type Target,
  takeAway,
  tellAuthor,
  unhide,
} from '../forum/index.ts';
import {
  type CaseRow,
  closeCase,
  decidedCaseOf,
  openCaseOf,
  updateCase,
} from '../forum-cases/index.ts';
import { presentPeople } from '../people/index.ts';
import { liftWithDecision, stopAuthor } from './stops.service.ts';

type Caller = Actor & { id: number };

const DECIDED = { keep: 'kept it', remove: 'removed it', lock: 'locked the post' } as const;

/**
 * Decides about words that wait: they stay, go, or stay in a post that takes no more replies. All their
 * reports are settled with it (D46).
 * @throws AppError not_found for what never waited; conflict with what somebody else has decided;
 * forbidden for one's own words
 */
export function decide(
  context: Context,
  caller: Caller,
  target: Target,
  { decision, stopDays, reason, caseId }: ParsedInput<typeof api.moderation.decide>['body'],
  { now }: Moment,
): Promise<void> {
  return changeWords(context, caller, target, async (tx, words, progress, post) => {
    const open = await openCaseOf(tx, target);
    if (!open || (caseId !== undefined && open.id !== caseId))
      throw await decided(tx, target, open);
    requireOthers(caller, words);
    const wasHidden = words.removedBy === 'reports';
    const wasLocked = post.isLocked;
    if (decision !== 'remove') await unhide(tx, target, words);
    else if (words.removedBy === 'author') {
      // Its author is not to bring it back.
      await setRemoved(tx, target, { removedAt: now, removedBy: 'moderator' });
    } else if (words.removedBy === null || wasHidden) {
      await takeAway(tx, target, words, progress, { by: 'moderator', now });
    }
    if (decision === 'lock') await setPost(tx, target.postId, { isLocked: true });
    await closeCase(tx, target, { decision, by: caller.id, now, was: words, wasLocked });
    const before = { hidden: wasHidden };
    await logForumAct(tx, caller, decision, { target, words, now, before, reason });
    const isReply = target.number > 0;
    // Of words that their author took away nothing stays.
    const heard = wasHidden || (words.removedBy === null && open.returnedAt !== null);
    const act = noticeOf(decision, { isReply, heard, wasLocked });
    if (act) await tellAuthor(tx, target, words.authorId, { act, from: caller.id, reason, now });
    if (stopDays !== undefined) {
      const why = reason ?? 'Words of yours that a moderator had to look at.';
      await stopAuthor(tx, caller, words.authorId, { days: stopDays, reason: why }, now);
    }
  });
}

/**
 * What the author is told of a decision. Of words that stood all the time and stay, nothing: they need
 * not hear that somebody reported them. Who has `heard` of it, as the words were hidden, hears the end too.
 */
function noticeOf(
  decision: QueueDecision,
  was: { isReply: boolean; heard: boolean; wasLocked: boolean },
) {
  if (decision === 'remove') return 'removed';
  if (decision === 'lock' && !was.isReply && !was.wasLocked) return 'locked';
  return was.heard ? 'kept' : null;
}

/** @throws AppError forbidden for one's own words; the owner may have nobody else */
function requireOthers(caller: Caller, words: { authorId: number | null }): void {
  if (can(caller, 'decideAboutWords', words)) return;
  throw new AppError('forbidden', 'Another moderator decides about your own words.');
}

/** The refusal of whoever comes second. */
async function decided(tx: Database, target: Target, open: CaseRow | undefined): Promise<AppError> {
  const last = await decidedCaseOf(tx, target);
  if (!last?.decision) {
    if (open) return new AppError('conflict', 'This has changed meanwhile. Please look again.');
    return notFound('That report');
  }
  const people = await presentPeople({ db: tx }, [last.decidedBy]);
  const name = people.get(last.decidedBy ?? 0)?.username ?? null;
  return new AppError(
    'conflict',
    `${name ?? 'Another moderator'} has decided already and ${DECIDED[last.decision]}.`,
    {
      decision: last.decision,
      decidedBy: name,
      decidedAt: last.decidedAt?.toISOString() ?? null,
    },
  );
}

/**
 * Takes back the last decision about something: it is as it was, and waits again.
 * @throws AppError not_found where nothing was decided, or 30 days after a removal; conflict where it
 * waits again already; forbidden for one's own words
 */
export function undo(
  context: Context,
  caller: Caller,
  target: Target,
  { now }: Moment,
): Promise<void> {
  return changeWords(context, caller, target, async (tx, words, progress) => {
    if (await openCaseOf(tx, target)) {
      throw new AppError('conflict', 'This waits in the queue again already.');
    }
    const last = await decidedCaseOf(tx, target);
    if (!last?.decision) throw notFound('That decision');
    requireOthers(caller, words);
    let standing = words;
    const isHandedBack =
      last.decision === 'remove' && (await handBack(tx, target, words, { from: caller.id, now }));
    if (last.decision === 'remove' && words.removedBy === 'moderator' && !isHandedBack) {
      await bringBack(tx, target, words, progress, now);
      await tellAuthor(tx, target, words.authorId, { act: 'restored', from: caller.id, now });
      standing = { ...words, removedBy: null };
    }
    if (last.wasRemovedBy === 'reports' && standing.removedBy === null)
      await hide(tx, target, standing, now);
    if (last.decision === 'lock' && !last.wasLocked) {
      await setPost(tx, target.postId, { isLocked: false });
    }
    await updateCase(tx, last, { decidedAt: null, decidedBy: null, decision: null });
    const before = { decision: last.decision };
    await logForumAct(tx, caller, 'undo', { target, words, now, before });
    await liftWithDecision(tx, caller, words.authorId, last.decidedAt, now);
  });
}
