import { type api, can, type ForumPost, type ParsedInput } from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import { refuseStaleEdit } from '../../../platform/database/optimistic-concurrency.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { searchDocument } from '../../../platform/search/document.ts';
import { requireLinksAllowed, requireWritingFree } from '../../forum-cases/index.ts';
import { noticeText } from '../../notices/index.ts';
import { asOwner } from '../../progression/index.ts';
import type { ForumCaller } from '../forum.actor.ts';
import { forumEditLimit } from '../forum.limits.ts';
import * as rows from '../forum.public.repository.ts';
import { insertRevision, searchColumn } from '../forum.repository.ts';
import { comesBack } from '../keeping/hiding.service.ts';
import { logForumAct } from '../keeping/removal.service.ts';
import { namedReaders } from './forum.mentions.service.ts';
import { getPost, markKindWord, ownOrReadablePost, stored, type Writing } from './posts.service.ts';

type SignedIn = NonNullable<ForumCaller>;

/**
 * Changes a post; what it was is kept as a revision. An administrator may change another's: the name on it
 * stays its author's, nobody is told, nothing is brought back or marked, and the log says who did it.
 * @throws AppError not_found, forbidden; edit_conflict when it is not as `expected` any more
 */
export async function editPost(
  context: Context,
  caller: SignedIn,
  id: number,
  { title, content, expected }: ParsedInput<typeof api.forum.editPost>['body'],
  { now, isDanger }: Writing<Moment>,
): Promise<ForumPost> {
  await context.limits.consume(forumEditLimit, String(caller.id));
  await requireWritingFree(context, caller, now);
  const { category, post: found } = await ownOrReadablePost(context, caller, id);
  const named = await namedReaders(context, caller.id, content, category);
  const target = { postId: id, number: 0 };
  await asOwner(context, found.authorId ?? caller.id, async (tx) => {
    const post = await rows.lockPost(tx, id);
    if (!post) throw notFound('That post');
    requireMayEdit(caller, post, 'post');
    const change = { title, content };
    refuseStaleEdit('post', { current: post, expected, change }, () => ({
      post: { title: post.title, content: post.content },
    }));
    if (post.title === title && post.content === content) return;
    const was = { ...target, title: post.title, content: post.content };
    const version = await insertRevision(tx, post.authorId, { ...was, replacedAt: now });
    const search = searchColumn(searchDocument(`${title}\n${content}`, []));
    const words = stored(change);
    await requireLinksAllowed(tx, caller, words.contentHtml, { isNew: false });
    await rows.updatePost(tx, id, { ...words, editedAt: now, search });
    if (post.authorId !== caller.id) {
      const states = { before: { version }, after: { version: version + 1 } };
      await logForumAct(tx, caller, 'edit', { target, words: post, now, ...states });
      return;
    }
    if (isDanger) await markKindWord(tx, target, now);
    await comesBack(tx, target, post, now);
    const text = { ...target, authorId: caller.id, answeredId: null };
    await noticeText(tx, { ...text, named, isNew: false, now });
  });
  return getPost(context, caller, id);
}

/** @throws AppError forbidden for words that are another's to change, or that are removed */
export function requireMayEdit(
  caller: SignedIn,
  words: { authorId: number | null; removedBy: rows.PostRow['removedBy'] },
  noun: 'post' | 'reply',
): void {
  if (can(caller, noun === 'post' ? 'editPost' : 'editReply', words)) return;
  const standing = { ...words, removedBy: null };
  const sentence = can(caller, noun === 'post' ? 'editPost' : 'editReply', standing)
    ? `This ${noun} has been removed. It can be changed once it is back.`
    : `Only its author can change this ${noun}.`;
  throw new AppError('forbidden', sentence);
}
