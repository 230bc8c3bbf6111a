import type { Database } from '../../../platform/database/index.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import * as rows from '../forum.public.repository.ts';
import type { Target } from '../forum.rules.ts';

/** The same words again within this time are a press that came twice. */
const SAME_WORDS_MS = 60_000;

export type Words = rows.PostRow | rows.ReplyRow;

/** A post or a reply, with its post locked until the transaction ends. @throws AppError not_found */
export async function lockWords(
  tx: Database,
  target: Target,
): Promise<{ post: rows.PostRow; words: Words }> {
  const found = await lockWordsIfThere(tx, target);
  if (!found) throw noWords(target);
  return found;
}

/** The same; undefined where there is nothing. */
export async function lockWordsIfThere(tx: Database, { postId, number }: Target) {
  const post = await rows.lockPost(tx, postId);
  const words = number === 0 ? post : await rows.findReply(tx, postId, number);
  return post && words && { post, words };
}

/** The same, without a lock. */
export const findWords = (db: Database, { postId, number }: Target): Promise<Words | undefined> =>
  number === 0 ? rows.findPost(db, postId) : rows.findReply(db, postId, number);

export const noWords = ({ number }: Pick<Target, 'number'>): AppError =>
  notFound(number === 0 ? 'That post' : 'That reply');

/** Sets flags of a post that is locked. */
export const setPost = (
  tx: Database,
  id: number,
  flags: Partial<Pick<rows.PostRow, 'isPinned' | 'isFeatured' | 'isLocked'>>,
): Promise<void> => rows.updatePost(tx, id, flags);

/** Since when the same words are a press that came twice. */
export const aMomentBefore = (now: Date): Date => new Date(now.getTime() - SAME_WORDS_MS);

/** @throws AppError conflict when the very same words were written a moment ago in the same place */
export function refuseSameWords(isWritten: boolean): void {
  if (!isWritten) return;
  throw new AppError('conflict', 'You wrote these very words a moment ago. They are there.');
}
