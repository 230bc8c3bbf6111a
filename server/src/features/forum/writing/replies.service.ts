import type { api, Earnings, ForumReply, ParsedInput } from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuseStaleEdit } from '../../../platform/database/optimistic-concurrency.ts';
import { together } from '../../../platform/database/together.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { renderMarkdown } from '../../../platform/html/index.ts';
import { attachFiles, keepPicture } from '../../files/index.ts';
import { requireLinksAllowed, requireWritingFree } from '../../forum-cases/index.ts';
import { type Attempt, type Kind, once, tryAgain, unlessMade } from '../../idempotency/index.ts';
import { followsOwn, noticeText } from '../../notices/index.ts';
import { asOwner, awardForum } from '../../progression/index.ts';
import { type ForumCaller, requireWriting } from '../forum.actor.ts';
import { forumEditLimit, forumReplyLimit } from '../forum.limits.ts';
import * as rows from '../forum.public.repository.ts';
import {
  findMadeReply,
  followByWriting,
  insertReply,
  insertRevision,
  markActive,
  setRead,
} from '../forum.repository.ts';
import type { Place } from '../forum.rules.ts';
import { comesBack } from '../keeping/hiding.service.ts';
import { usedByReply } from '../photos/photos.service.ts';
import { presentReplies } from '../reading/forum.present.service.ts';
import { namedReaders } from './forum.mentions.service.ts';
import {
  markKindWord,
  ownOrReadablePost,
  readablePost,
  requireOwn,
  type Writing,
} from './posts.service.ts';
import { refuseSameWords } from './words.service.ts';

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
  const [place, all] = await together(context.db, (db) =>
    Promise.all([
      ownOrReadablePost({ db, config }, caller, postId),
      rows.listReplies(db, postId, from, limit),
    ]),
  );
  const replies = place.isOwnOnly ? all.filter(({ authorId }) => authorId === caller?.id) : all;
  return {
    items: await presentReplies(context, caller, replies, place),
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
  const [reply] = await presentReplies(context, caller, [row], place);
  return reply as ForumReply;
}

const REPLY: Kind = {
  name: 'forum-reply',
  noun: 'reply',
  sequence: 'forum_replies_made_id_seq',
};

/**
 * Answers a post, or a reply to it, and pays for it (D50). Numbers are drawn under the post's lock.
 * With a key, a retry gets the reply that the first try made.
 * @throws AppError not_found, level_required, forbidden when it is locked or removed, conflict for
 * words written a moment ago
 */
export async function createReply(
  context: Context,
  caller: SignedIn,
  postId: number,
  { content, parentReplyId, photo, photoAlt }: Input<'createReply'>['body'],
  { now, zone, key, isDanger }: Writing<Attempt>,
): Promise<ForumReply & Earnings> {
  const allowed = await unlessMade(context, caller.id, key, async () => {
    await context.limits.consume(forumReplyLimit, String(caller.id));
    await requireWritingFree(context, caller, now);
    const place = await readablePost(context, caller, postId);
    const { actor, category, post } = place;
    requireWriting(actor, category);
    // Told before a picture is worked on, and asked again under the lock.
    requireOpen(post);
    if (photo && !category.allowPhotos) {
      throw new AppError('forbidden', 'Photos are not shown in this category.', {
        fields: { photo: 'Photos are not shown in this category.' },
      });
    }
    return { place, named: await namedReaders(context, caller.id, content, category) };
  });
  const place = allowed?.place ?? (await ownOrReadablePost(context, caller, postId));
  const picture = photo && (await keepPicture(context, caller.id, photo, { isPublic: false }));
  const parentNumber = parentReplyId ?? null;
  const contentHtml = renderMarkdown(content);
  const request = { postId, content, parentNumber, photo: picture?.hash ?? null, photoAlt };
  const { thing: number, earnings } = await asOwner(context, caller.id, (tx, progress) =>
    once<number>(
      tx,
      caller.id,
      { kind: REPLY, key, request, now },
      {
        find: async (madeId) => (await findMadeReply(tx, caller.id, madeId))?.number,
        make: async (madeId) => {
          const { named } = allowed ?? tryAgain();
          // What does not wait for one another is sent together, here and below.
          const [post, follows] = await Promise.all([
            openPost(tx, postId),
            followsOwn(tx, caller.id),
          ]);
          // Numbers and times are drawn together: a photo may have taken its while.
          const at = context.clock.now();
          const [answered] = await Promise.all([
            parentNumber === null ? post : requireParent(tx, postId, parentNumber),
            refuseSameWords(tx, caller.id, content, at),
            requireLinksAllowed(tx, caller, contentHtml, { isNew: true }),
          ]);
          const number = post.lastNumber + 1;
          const reply = { postId, number, parentNumber, content, createdAt: at };
          const shown = {
            contentHtml,
            photoHash: picture?.hash ?? null,
            photoAlt: picture ? photoAlt : null,
          };
          await Promise.all([
            insertReply(tx, caller.id, { ...reply, ...shown }, madeId),
            rows.updatePost(tx, postId, {
              lastNumber: number,
              replyCount: post.replyCount + 1,
              lastReplyAt: at,
              lastReplyBy: caller.id,
              activeAt: at,
            }),
            follows && followByWriting(tx, caller.id, postId),
            setRead(tx, caller.id, postId, number),
          ]);
          if (picture) {
            await attachFiles(tx, caller.id, usedByReply(postId, number), [picture.hash], at);
          }
          if (isDanger) await markKindWord(tx, { postId, number }, at);
          const paid = { kind: 'forum-reply', reference: `${postId}/${number}` } as const;
          const how = { now: at, zone, announce: !isDanger };
          const text = { postId, number, authorId: caller.id, answeredId: answered.authorId };
          const [earnings] = await Promise.all([
            awardForum(tx, progress, paid, how),
            noticeText(tx, { ...text, named, isNew: true, now: at }),
          ]);
          await markActive(tx, caller.id, at);
          return { thing: number, earnings };
        },
      },
    ),
  );
  return { ...(await getReply(context, caller, place, number)), ...earnings };
}

/** The post, locked for an answer. @throws AppError not_found, forbidden */
async function openPost(tx: Database, postId: number): Promise<rows.PostRow> {
  const post = await rows.lockPost(tx, postId);
  if (!post) throw notFound('That post');
  requireOpen(post);
  return post;
}

/** @throws AppError forbidden for a post that takes no answers */
function requireOpen(post: rows.PostRow): void {
  if (post.removedBy !== null) {
    throw new AppError('forbidden', 'This post has been removed: it can no longer be answered.');
  }
  if (post.isLocked)
    throw new AppError('forbidden', 'This post is locked: it takes no more replies.');
}

/** @throws AppError not_found for a reply that is not there, or of another post; forbidden when removed */
async function requireParent(tx: Database, postId: number, number: number): Promise<rows.ReplyRow> {
  const parent = await rows.findReply(tx, postId, number);
  if (!parent) throw notFound('That reply', 'parentReplyId');
  if (parent.removedBy !== null) {
    throw new AppError('forbidden', 'That reply has been removed: it can no longer be answered.');
  }
  return parent;
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
    requireOwn(caller, reply, 'reply');
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
