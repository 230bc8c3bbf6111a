import type { api, Earnings, ForumReply, ParsedInput } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
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
import { asOwner, awardForum, forumStanding, type ProgressRow } from '../../progression/index.ts';
import { type ForumCaller, requireWriting } from '../forum.actor.ts';
import { forumReplyLimit } from '../forum.limits.ts';
import * as rows from '../forum.public.repository.ts';
import { findMadeReply, insertReply, markActive, readByWriting } from '../forum.repository.ts';
import type { Place } from '../forum.rules.ts';
import { usedByReply } from '../photos/photos.service.ts';
import { presentReply } from '../reading/forum.present.service.ts';
import { namedReaders } from './forum.mentions.service.ts';
import { markKindWord, ownOrReadablePost, readablePost } from './posts.service.ts';
import { hasSameReply } from './same-words.repository.ts';
import { aMomentBefore, refuseSameWords } from './words.service.ts';

type Body = ParsedInput<typeof api.forum.createReply>['body'];
type SignedIn = NonNullable<ForumCaller>;

const REPLY = {
  name: 'forum-reply',
  noun: 'reply',
  sequence: 'forum_replies_made_id_seq',
} as const satisfies Kind;

/** A reply that is to be stored. */
interface NewReply {
  caller: SignedIn;
  place: Place & { post: rows.PostRow };
  /** Whom it names; nobody is looked for where the first try under its key has made it. */
  named: readonly number[] | undefined;
  /** What was asked for; a retry is compared with it. */
  request: {
    postId: number;
    content: string;
    parentNumber: number | null;
    /** The hash of its picture. */
    photo: string | null;
    photoAlt: string | null;
  };
  attempt: Attempt;
  contentHtml: Promise<string>;
  isDanger: boolean | Promise<boolean>;
}

/**
 * Answers a post, or a reply to it, and pays for it (D50). With a key, a retry gets the reply that the first try made.
 * Its statements are sent in five pieces, whose order is the order of its locks: what it is admitted by, `begin`, the
 * author's lock with the key's and the post's, what is stored, `commit`.
 * @throws AppError not_found, level_required, forbidden when it is locked or removed, conflict for
 * words written a moment ago
 */
export async function createReply(
  context: Context,
  caller: SignedIn,
  postId: number,
  { content, parentReplyId, photo, photoAlt }: Body,
  { isDanger, ...attempt }: Attempt & { isDanger: boolean | Promise<boolean> },
): Promise<ForumReply & Earnings> {
  const { config } = context;
  const admitted = await unlessMade(
    context,
    caller.id,
    attempt.key,
    (read: Admission) => admitReply(context, caller, { content, photo }, read),
    (db) => readForAdmission({ db, config }, caller, postId, attempt.now),
  );
  const place = admitted?.place ?? (await ownOrReadablePost(context, caller, postId));
  const picture = photo && (await keepPicture(context, caller.id, photo, { isPublic: false }));
  const parentNumber = parentReplyId ?? null;
  const request = { postId, content, parentNumber, photo: picture?.hash ?? null, photoAlt };
  // Done when the locks are asked for, so that nobody waits for it.
  const contentHtml = meanwhile(() => renderMarkdown(content));
  const named = admitted?.named;
  const reply: NewReply = { caller, place, named, request, attempt, contentHtml, isDanger };
  const writing = asOwner(
    context,
    caller.id,
    (tx, progress, read: UnderLocks) =>
      once<ForumReply>(
        tx,
        caller.id,
        { ...attempt, kind: REPLY, request, taken: read.taken },
        {
          find: async (madeId) => {
            const row = await findMadeReply(tx, caller.id, madeId);
            return row && presentReply({ db: tx }, caller, row, place);
          },
          make: (madeId, keep) => storeReply(context, tx, reply, read, { progress, madeId, keep }),
        },
      ),
    (tx) => readUnderLocks(context, tx, reply),
  );
  // Both are waited for, so that neither fails unheard.
  const [{ thing, earnings }] = await Promise.all([writing, contentHtml]);
  return { ...thing, ...earnings };
}

/** What a reply is admitted by; each throws what refuses it when it is asked for. */
interface Admission {
  requireFree: () => void;
  findPlace: () => Awaited<ReturnType<typeof readablePost>>;
}

async function readForAdmission(
  context: Pick<Context, 'db' | 'config'>,
  caller: SignedIn,
  postId: number,
  now: Date,
): Promise<Admission> {
  const [requireFree, findPlace] = await Promise.all([
    outcomeOf(requireWritingFree(context, caller, now)),
    outcomeOf(readablePost(context, caller, postId)),
  ]);
  return { requireFree, findPlace };
}

/** What came of something, to be had or thrown once it is asked for. */
const outcomeOf = <T>(work: Promise<T>): Promise<() => T> =>
  work.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );

/** Refuses a reply before its picture is worked on; what others may change is asked again under the post's lock. */
async function admitReply(
  context: Context,
  caller: SignedIn,
  { content, photo }: Pick<Body, 'content' | 'photo'>,
  { requireFree, findPlace }: Admission,
) {
  await context.limits.consume(forumReplyLimit, String(caller.id));
  requireFree();
  const place = findPlace();
  const { actor, category, post } = place;
  requireWriting(actor, category);
  requireOpen(post);
  if (photo && !category.allowPhotos) {
    throw new AppError('forbidden', 'Photos are not shown in this category.', {
      fields: { photo: 'Photos are not shown in this category.' },
    });
  }
  return { place, named: await namedReaders(context, caller.id, content, category) };
}

type UnderLocks = Awaited<ReturnType<typeof readUnderLocks>>;

/**
 * What is sent right behind the author's lock, which `asOwner` takes: the key is taken next and the post's row then;
 * all else is only read.
 */
async function readUnderLocks({ clock }: Context, tx: Database, reply: NewReply) {
  const { caller, place, named, request, attempt } = reply;
  const { postId, content, parentNumber } = request;
  const [now, zone] = [clock.now(), attempt.zone];
  const [taken, post, parent, follows, isRepeated, standing, told] = await Promise.all([
    takeKey(tx, caller.id, { ...attempt, kind: REPLY, request }),
    rows.lockPost(tx, postId),
    parentNumber === null ? undefined : rows.findReply(tx, postId, parentNumber),
    followsOwn(tx, caller.id),
    hasSameReply(tx, caller.id, { postId, content }, aMomentBefore(now)),
    forumStanding(tx, caller.id, REPLY.name, { now, zone }),
    // Of an answer to a reply it is asked when that reply is known.
    parentNumber === null && named ? whomTold(tx, reply, named, place.post.authorId) : undefined,
  ]);
  return { taken, post, parent, follows, isRepeated, standing, told };
}

const whomTold = (
  tx: Database,
  { caller, request: { postId } }: NewReply,
  named: readonly number[],
  answeredId: number | null,
) => whomReplyTells(tx, { postId, authorId: caller.id, answeredId, named });

/** Stores a reply under the locks, tells of it, pays for it, and shows it as it then is. */
async function storeReply(
  { clock }: Context,
  tx: Database,
  reply: NewReply,
  { post, parent, follows, isRepeated, standing, told }: UnderLocks,
  {
    progress,
    madeId,
    keep,
  }: {
    progress: ProgressRow;
    madeId: number | null;
    keep: (earnings: Earnings) => Promise<Earnings>;
  },
): Promise<{ thing: ForumReply; earnings: Earnings }> {
  const { caller, place, named = tryAgain(), request } = reply;
  const { postId, content, parentNumber, photo } = request;
  if (!post) throw notFound('That post');
  requireOpen(post);
  const { authorId: answeredId } = parentNumber === null ? post : requireParent(parent);
  refuseSameWords(isRepeated);
  const whom = told ?? (await whomTold(tx, reply, named, answeredId));
  const contentHtml = await reply.contentHtml;
  const isDanger = await reply.isDanger;
  await requireLinksAllowed(tx, caller, contentHtml, { isNew: true });
  // Numbers and times are drawn together: a photo may have taken its while.
  const at = clock.now();
  const number = post.lastNumber + 1;
  const words = { postId, number, parentNumber, content, contentHtml, createdAt: at };
  const shown = { photoHash: photo, photoAlt: photo ? request.photoAlt : null };
  // What does not wait for one another is sent together.
  const stored = Promise.all([
    insertReply(tx, caller.id, { ...words, ...shown }, madeId),
    rows.countReply(tx, postId, { number, authorId: caller.id, at }),
    readByWriting(tx, caller.id, { postId, number, follows }),
  ]);
  if (photo || isDanger) await stored;
  if (photo) await attachFiles(tx, caller.id, usedByReply(postId, number), [photo], at);
  if (isDanger) await markKindWord(tx, { postId, number }, at);
  const text = { postId, number, authorId: caller.id, answeredId, named, told: whom };
  const paid = { kind: REPLY.name, reference: `${postId}/${number}` };
  // The author is shown with what they were just paid, and the last lock of the transaction is taken last.
  const beside = async (earnings: Earnings) => {
    const [[row], people] = await Promise.all([
      stored,
      presentPeople({ db: tx }, [caller.id, parent?.authorId ?? null]),
      markActive(tx, caller.id, at),
      keep(earnings),
    ]);
    const known = { answered: parent ? [parent] : [], people };
    return { thing: await presentReply({ db: tx }, caller, row, place, known), earnings };
  };
  const how = { now: at, zone: reply.attempt.zone, standing, announce: !isDanger, beside };
  const [, made] = await Promise.all([
    noticeText(tx, { ...text, isNew: true, now: at }),
    awardForum(tx, progress, paid, how),
    stored,
  ]);
  return made;
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
function requireParent(parent: rows.ReplyRow | undefined): rows.ReplyRow {
  if (!parent) throw notFound('That reply', 'parentReplyId');
  if (parent.removedBy !== null) {
    throw new AppError('forbidden', 'That reply has been removed: it can no longer be answered.');
  }
  return parent;
}
