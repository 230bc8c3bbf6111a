import type { api, Earnings, ForumReply, ParsedInput } from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuseStaleEdit } from '../../../platform/database/optimistic-concurrency.ts';
import { together } from '../../../platform/database/queries/together.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { renderMarkdown } from '../../../platform/html/index.ts';
import { meanwhile } from '../../../platform/meanwhile.ts';
import { attachFiles, keepPicture } from '../../files/index.ts';
import { requireLinksAllowed, requireWritingFree } from '../../forum-cases/index.ts';
import {
  type Attempt,
  type Kind,
  once,
  takeKey,
  tryAgain,
  unlessMade,
} from '../../idempotency/index.ts';
import { followsOwn, noticeText, whomReplyTells } from '../../notices/index.ts';
import { presentPeople } from '../../people/index.ts';
import { asOwner, awardForum, forumStanding } from '../../progression/index.ts';
import { type ForumCaller, requireWriting } from '../forum.actor.ts';
import { forumEditLimit, forumReplyLimit } from '../forum.limits.ts';
import * as rows from '../forum.public.repository.ts';
import {
  findMadeReply,
  insertReply,
  insertRevision,
  markActive,
  readByWriting,
} from '../forum.repository.ts';
import type { Place } from '../forum.rules.ts';
import { comesBack } from '../keeping/hiding.service.ts';
import { usedByReply } from '../photos/photos.service.ts';
import { presentReplies } from '../reading/forum.present.service.ts';
import { requireMayEdit } from './edit-post.service.ts';
import { namedReaders } from './forum.mentions.service.ts';
import { likesFrom } from './likes.repository.ts';
import { markKindWord, ownOrReadablePost, readablePost, type Writing } from './posts.service.ts';
import { hasSameReply } from './same-words.repository.ts';
import { aMomentBefore, refuseSameWords } from './words.service.ts';

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
  const [reply] = await presentReplies(context, caller, [row], place);
  return reply as ForumReply;
}

/** What is known of a reply before it is shown. */
type Known = Parameters<typeof presentReplies>[4];

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
  { now, zone, key, isDanger: whetherDanger }: Attempt & { isDanger: boolean | Promise<boolean> },
): Promise<ForumReply & Earnings> {
  const { config } = context;
  const allowed = await unlessMade(
    context,
    caller.id,
    key,
    async ([isFree, found]) => {
      await context.limits.consume(forumReplyLimit, String(caller.id));
      isFree();
      const place = found();
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
    },
    (db: Database) =>
      Promise.all([
        outcomeOf(requireWritingFree({ db }, caller, now)),
        outcomeOf(readablePost({ db, config }, caller, postId)),
      ]),
  );
  const place = allowed?.place ?? (await ownOrReadablePost(context, caller, postId));
  const picture = photo && (await keepPicture(context, caller.id, photo, { isPublic: false }));
  const parentNumber = parentReplyId ?? null;
  const request = { postId, content, parentNumber, photo: picture?.hash ?? null, photoAlt };
  const attempt = { kind: REPLY, key, request, now };
  const shown = async (tx: Database, row: rows.ReplyRow, known?: Known) => {
    const [reply] = await presentReplies({ db: tx }, caller, [row], place, known);
    return reply as ForumReply;
  };
  // Whom an answer to the post is told to is asked as soon as the post is locked.
  const answersPost = parentNumber === null ? place.post : null;
  const told = (tx: Database, answeredId: number | null, named: readonly number[]) =>
    whomReplyTells(tx, { postId, authorId: caller.id, answeredId, named });
  // Done when the locks are asked for, so that nobody waits for it.
  const rendering = meanwhile(() => renderMarkdown(content));
  const writing = asOwner(
    context,
    caller.id,
    (
      tx,
      progress,
      [taken, post, parent, follows, isRepeated, standing, first, contentHtml, isDanger],
    ) =>
      once<ForumReply>(
        tx,
        caller.id,
        { ...attempt, taken },
        {
          find: async (madeId) => {
            const row = await findMadeReply(tx, caller.id, madeId);
            return row && shown(tx, row);
          },
          make: async (madeId, keep) => {
            const { named } = allowed ?? tryAgain();
            if (!post) throw notFound('That post');
            requireOpen(post);
            const answered = parentNumber === null ? post : requireParent(parent);
            refuseSameWords(isRepeated);
            const isAsked = first !== undefined && answered.authorId === answersPost?.authorId;
            const whom = isAsked ? first : await told(tx, answered.authorId, named);
            await requireLinksAllowed(tx, caller, contentHtml, { isNew: true });
            // Numbers and times are drawn together: a photo may have taken its while.
            const at = context.clock.now();
            const number = post.lastNumber + 1;
            const words = { postId, number, parentNumber, content, contentHtml, createdAt: at };
            const photo = {
              photoHash: picture?.hash ?? null,
              photoAlt: picture ? photoAlt : null,
            };
            // What does not wait for one another is sent together.
            const stored = Promise.all([
              insertReply(tx, caller.id, { ...words, ...photo }, madeId),
              rows.countReply(tx, postId, { number, authorId: caller.id, at }),
              readByWriting(tx, caller.id, { postId, number, follows }),
            ]);
            if (picture || isDanger) await stored;
            if (picture) {
              await attachFiles(tx, caller.id, usedByReply(postId, number), [picture.hash], at);
            }
            if (isDanger) await markKindWord(tx, { postId, number }, at);
            const paid = { kind: 'forum-reply', reference: `${postId}/${number}` } as const;
            const text = { postId, number, authorId: caller.id, answeredId: answered.authorId };
            // Shown as it is once it is paid for; the last lock of the transaction is taken last.
            const finish = async (earnings: Earnings) => {
              const [[row], people] = await Promise.all([
                stored,
                presentPeople({ db: tx }, [caller.id, parent?.authorId ?? null]),
                markActive(tx, caller.id, at),
                keep(earnings),
              ]);
              return shown(tx, row, { answered: parent ? [parent] : [], people });
            };
            let finished: Promise<ForumReply> | undefined;
            const beside = (earnings: Earnings) => {
              finished = finish(earnings);
              return finished;
            };
            const how = { now: at, zone, standing, announce: !isDanger, beside };
            const [, earnings] = await Promise.all([
              noticeText(tx, { ...text, named, told: whom, isNew: true, now: at }),
              awardForum(tx, progress, paid, how),
              stored,
            ]);
            const thing = (await finished) as ForumReply;
            return { thing, earnings };
          },
        },
      ),
    (tx: Database) =>
      Promise.all([
        takeKey(tx, caller.id, attempt),
        rows.lockPost(tx, postId),
        parentNumber === null ? undefined : rows.findReply(tx, postId, parentNumber),
        followsOwn(tx, caller.id),
        hasSameReply(tx, caller.id, { postId, content }, aMomentBefore(context.clock.now())),
        forumStanding(tx, caller.id, 'forum-reply', { now: context.clock.now(), zone }),
        answersPost && allowed ? told(tx, answersPost.authorId, allowed.named) : undefined,
        rendering,
        whetherDanger,
      ]),
  );
  // Both are waited for, so that neither fails unheard.
  const [{ thing, earnings }] = await Promise.all([writing, rendering]);
  return { ...thing, ...earnings };
}

/** What came of something, to be had or thrown once it is asked for. */
const outcomeOf = <T>(work: Promise<T>): Promise<() => T> =>
  work.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );

/** @throws AppError forbidden for a post that takes no answers */
function requireOpen(post: rows.PostRow): void {
  if (post.removedBy !== null) {
    throw new AppError('forbidden', 'This post has been removed: it can no longer be answered.');
  }
  if (post.isLocked)
    throw new AppError('forbidden', 'This post is locked: it takes no more replies.');
}

/** @throws AppError not_found for a reply that is not there, or of another post; forbidden when removed */
function requireParent(parent: rows.ReplyRow | undefined): rows.ReplyRow {
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
