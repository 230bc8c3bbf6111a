import type { Database } from '../../../platform/database/index.ts';
import { hasReturned, openCaseOf, updateCase } from '../../forum-cases/index.ts';
import { type NoticeDetails, notify, withdrawNotice } from '../../notices/index.ts';
import * as rows from '../forum.public.repository.ts';
import type { Target } from '../forum.rules.ts';
import type { Words } from '../writing/words.service.ts';

/** Hides words until a moderator has looked (D46). The lock of their post is held. */
export async function hide(tx: Database, target: Target, words: Words, now: Date): Promise<void> {
  await setRemoved(tx, target, { removedAt: now, removedBy: 'reports' });
  await recount(tx, target, words, -1);
  await tellAuthor(tx, target, words.authorId, { act: 'hidden', from: null, now });
}

/** What tells the author of words about an act on them; the latest takes the place of those before it. */
const noticeAbout = ({ postId, number }: Target) =>
  ({ kind: 'moderation', subject: `words:${postId}/${number}` }) as const;

type ActOfModerator = Extract<NoticeDetails, { act: string }>['act'];

/** Tells the author of words what became of them (D48); nobody who did it themselves, or has left. */
export async function tellAuthor(
  tx: Database,
  target: Target,
  authorId: number | null,
  what: { act: ActOfModerator; from: number | null; reason?: string | null; now: Date },
): Promise<void> {
  if (authorId === null) return;
  const { act, from, reason = null, now } = what;
  await notify(tx, {
    ...{ ...noticeAbout(target), to: authorId, from, now, details: { act, reason } },
    words: target,
  });
}

/** Takes back that words are hidden, once they are not any more. */
export async function withdrawHidden(
  tx: Database,
  target: Target,
  { removedBy, authorId }: Words,
): Promise<void> {
  if (removedBy !== 'reports' || authorId === null) return;
  await withdrawNotice(tx, authorId, { ...noticeAbout(target), act: 'hidden' });
}

/** Shows hidden words again; others are left as they are. */
export async function unhide(tx: Database, target: Target, words: Words): Promise<void> {
  if (words.removedBy !== 'reports') return;
  await setRemoved(tx, target, { removedAt: null, removedBy: null });
  await recount(tx, target, words, 1);
  await withdrawHidden(tx, target, words);
}

/** Brings hidden words back when their author has changed them: once (D46). Reports stay open. */
export async function comesBack(
  tx: Database,
  target: Target,
  words: Words,
  now: Date,
): Promise<void> {
  if (words.removedBy !== 'reports' || (await hasReturned(tx, target))) return;
  const waiting = await openCaseOf(tx, target);
  if (waiting) await updateCase(tx, waiting, { returnedAt: now });
  await unhide(tx, target, words);
}

export const setRemoved = (
  tx: Database,
  { postId, number }: Target,
  values: { removedAt: Date | null; removedBy: Words['removedBy']; restored?: number },
) =>
  number === 0 ? rows.updatePost(tx, postId, values) : rows.updateReply(tx, postId, number, values);

/** Counts words in or out of what they stand in. */
export async function recount(
  tx: Database,
  target: Target,
  words: Words,
  by: 1 | -1,
): Promise<void> {
  if ('categoryId' in words) await rows.countPost(tx, words.categoryId, by);
  else await rows.recountReplies(tx, target.postId);
}
