import type { api, ForumReply, ParsedInput } from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import { refuseStaleEdit } from '../../../platform/database/optimistic-concurrency.ts';
import { together } from '../../../platform/database/queries/together.ts';
import { notFound } from '../../../platform/errors.ts';
import { renderMarkdown } from '../../../platform/html/index.ts';
import { requireLinksAllowed, requireWritingFree } from '../../forum-cases/index.ts';
import { noticeText } from '../../notices/index.ts';
import { asOwner } from '../../progression/index.ts';
import type { ForumCaller } from '../forum.actor.ts';
import { forumEditLimit } from '../forum.limits.ts';
import * as rows from '../forum.public.repository.ts';
import { insertRevision } from '../forum.repository.ts';
import type { Place } from '../forum.rules.ts';
import { comesBack } from '../keeping/hiding.service.ts';
import { presentReplies, presentReply } from '../reading/forum.present.service.ts';
import { requireMayEdit } from './edit-post.service.ts';
import { namedReaders } from './forum.mentions.service.ts';
import { likesFrom } from './likes.repository.ts';
import { markKindWord, ownOrReadablePost, type Writing } from './posts.service.ts';

type Input<Call extends keyof typeof api.forum> = ParsedInput<(typeof api.forum)[Call]>;
type SignedIn = NonNullable<ForumCaller>;

/** Replies from a number on, and the number of the newest. @throws AppError not_found, level_required */
export async function listReplies(
  context: Context,
  caller: ForumCaller,
  postId: number,
  { from, limit }: Input<'replies'>['query'],
): Promise<{ items: ForumReply[]; total: number }> {
  // Fetched together: of whoever may not read there the replies go no further.
  const { config } = context;
  const [place, all, answered, likes] = await together(context.db, (db) =>
    Promise.all([
      ownOrReadablePost({ db, config }, caller, postId),
      rows.listReplies(db, postId, from, limit),
      from > 1 ? rows.listAnsweredBefore(db, postId, from, limit) : [],
      caller ? likesFrom(db, caller.id, { postId, from, limit }) : new Set<string>(),
    ]),
  );
  const replies = place.isOwnOnly ? all.filter(({ authorId }) => authorId === caller?.id) : all;
  return {
    items: await presentReplies(context, caller, replies, place, { answered, likes }),
    total: place.post.lastNumber,
  };
}

async function getReply(
  context: Context,
  caller: ForumCaller,
  place: Place & { post: rows.PostRow },
  number: number,
): Promise<ForumReply> {
  const row = await rows.findReply(context.db, place.post.id, number);
  if (!row) throw notFound('That reply');
  return presentReply(context, caller, row, place);
}

/**
 * Changes one's own reply; what it was is kept as a revision.
 * @throws AppError not_found, forbidden; edit_conflict when it is not as `expected` any more
 */
export async function editReply(
  context: Context,
  caller: SignedIn,
  { id: postId, number }: Input<'editReply'>['params'],
  { content, expected }: Input<'editReply'>['body'],
  { now, isDanger }: Writing<Moment>,
): Promise<ForumReply> {
  await context.limits.consume(forumEditLimit, String(caller.id));
  await requireWritingFree(context, caller, now);
  const place = await ownOrReadablePost(context, caller, postId);
  const { category } = place;
  const named = await namedReaders(context, caller.id, content, category);
  await asOwner(context, caller.id, async (tx) => {
    await rows.lockPost(tx, postId);
    const reply = await rows.findReply(tx, postId, number);
    if (!reply) throw notFound('That reply');
    requireMayEdit(caller, reply, 'reply');
    refuseStaleEdit('reply', { current: reply, expected, change: { content } }, () => ({
      reply: { content: reply.content },
    }));
    if (reply.content === content) return;
    const was = { postId, number, content: reply.content };
    await insertRevision(tx, caller.id, { ...was, replacedAt: now });
    const change = { content, contentHtml: renderMarkdown(content), editedAt: now };
    await requireLinksAllowed(tx, caller, change.contentHtml, { isNew: false });
    await rows.updateReply(tx, postId, number, change);
    if (isDanger) await markKindWord(tx, { postId, number }, now);
    await comesBack(tx, { postId, number }, reply, now);
    const text = { postId, number, authorId: caller.id, answeredId: null };
    await noticeText(tx, { ...text, named, isNew: false, now });
  });
  return getReply(context, caller, place, number);
}
