import { FORUM_LIMITS, type ForumPost, type ForumReply } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import { together } from '../../../platform/database/queries/together.ts';
import { firstWords } from '../../../platform/html/index.ts';
import { reasonsOf } from '../../forum-cases/index.ts';
import { mentionsIn } from '../../notices/index.ts';
import { mutedBy, presentPeople } from '../../people/index.ts';
import type { ForumCaller } from '../forum.actor.ts';
import {
  type CategoryRow,
  findReplies,
  type PostRow,
  type ReplyRow,
} from '../forum.public.repository.ts';
import { readingOf } from '../forum.repository.ts';
import { isShown, type Place, type Target } from '../forum.rules.ts';
import { photoAddress } from '../photos/photos.service.ts';
import { likesOf } from '../writing/likes.repository.ts';
import { findReader, numbersUpTo, type Reader } from './unread.public.repository.ts';
import { needsTimes, unreadOf, unreadSince } from './unread.rules.ts';

const instantOf = (at: Date | null) => at?.toISOString() ?? null;

/** Why words are hidden, by `postId/number`; asked for only where somebody may know. */
function hiddenReasons(
  { db }: Pick<Context, 'db'>,
  caller: ForumCaller,
  things: readonly (Target & { row: PostRow | ReplyRow })[],
) {
  const hidden = things.filter(({ row }) => row.removedBy === 'reports' && isShown(caller, row));
  return reasonsOf(db, hidden);
}

/** Whose words among these the caller has muted (D49). */
const mutedAmong = (
  db: Context['db'],
  caller: ForumCaller,
  rows: readonly { authorId: number | null }[],
): Promise<ReadonlySet<number>> | ReadonlySet<number> =>
  caller
    ? mutedBy(
        { db },
        caller.id,
        rows.map(({ authorId }) => authorId),
      )
    : new Set<number>();

/** Which of these the caller likes; nobody likes their own (D44). */
const likedAmong = (
  db: Context['db'],
  caller: ForumCaller,
  things: readonly (Target & { authorId: number | null })[],
): Promise<ReadonlySet<string>> | ReadonlySet<string> =>
  caller
    ? likesOf(
        db,
        caller.id,
        things.filter(({ authorId }) => authorId !== caller.id),
      )
    : new Set<string>();

/** What the caller is shown of some words. */
const contentsOf = (caller: ForumCaller, rows: readonly (PostRow | ReplyRow)[]): string[] =>
  rows.map((row) => (isShown(caller, row) ? row.content : ''));

/** Whoever reads, and since when what happens can be unread to them; null signed out. */
export async function readerOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: ForumCaller,
): Promise<Reader | null> {
  const found = caller && (await findReader(db, caller.id));
  return found ? { id: caller.id, since: unreadSince(found, clock.now()) } : null;
}

/** Posts as the caller sees them: eight queries at most, however many there are. */
export async function presentPosts(
  context: Pick<Context, 'db' | 'clock'>,
  caller: ForumCaller,
  rows: readonly PostRow[],
  categories: ReadonlyMap<number, CategoryRow>,
): Promise<ForumPost[]> {
  const ids = rows.map(({ id }) => id);
  const [people, reasons, likes, reading, muted, reader, mentions] = await together(
    context.db,
    (db) =>
      Promise.all([
        presentPeople(
          { db },
          rows.flatMap(({ authorId, lastReplyBy }) => [authorId, lastReplyBy]),
        ),
        hiddenReasons(
          { db },
          caller,
          rows.map((row) => ({ postId: row.id, number: 0, row })),
        ),
        likedAmong(
          db,
          caller,
          rows.map(({ id, authorId }) => ({ postId: id, number: 0, authorId })),
        ),
        caller ? readingOf(db, caller.id, ids) : new Map<number, never>(),
        mutedAmong(db, caller, rows),
        readerOf({ db, clock: context.clock }, caller),
        mentionsIn({ db }, contentsOf(caller, rows)),
      ]),
  );
  const reads = (row: PostRow) => ({ post: row, reader, reading: reading.get(row.id) });
  const untold = rows.filter((row) => needsTimes(reads(row)));
  const before = reader
    ? await numbersUpTo(context.db, untold, reader.since)
    : new Map<number, never>();
  return rows.map((row, index) => {
    const category = categories.get(row.categoryId);
    const shown = isShown(caller, row);
    const { id, categoryId, authorId, isPinned, isFeatured, isLocked, removedBy } = row;
    const { likeCount, replyCount, lastNumber, viewCount } = row;
    const read = reading.get(id);
    return {
      title: shown ? row.title : '',
      content: shown ? row.content : '',
      contentHtml: shown ? row.contentHtml : '',
      mentions: mentions[index] ?? [],
      excerpt: shown ? row.excerpt : '',
      authorId: shown ? authorId : null,
      author: (shown && authorId !== null && people.get(authorId)) || null,
      category: {
        id: categoryId,
        name: category?.name ?? '',
        allowPhotos: category?.allowPhotos ?? false,
      },
      liked: likes.has(`${id}/0`),
      hiddenReasons: reasons.get(`${id}/0`) ?? [],
      isMuted: shown && authorId !== null && muted.has(authorId),
      createdAt: row.createdAt.toISOString(),
      editedAt: instantOf(row.editedAt),
      lastReplyAt: instantOf(row.lastReplyAt),
      lastReplyBy: (row.lastReplyBy !== null && people.get(row.lastReplyBy)?.username) || null,
      readNumber: read?.readNumber ?? null,
      following: read?.following ?? 'normal',
      closedBelow: null,
      // What is spread comes last: before other fields it takes a hundred times as long.
      ...{ id, categoryId, isPinned, isFeatured, isLocked, removedBy },
      ...{ likeCount, replyCount, lastNumber, viewCount },
      ...unreadOf(reads(row), before.get(id)),
    };
  });
}

/**
 * What was fetched together with replies: those that they may answer, what the caller likes of them, and the people
 * of them all.
 */
interface Known {
  answered?: readonly ReplyRow[];
  likes?: ReadonlySet<string>;
  people?: Awaited<ReturnType<typeof presentPeople>>;
}

/** One reply of a post, which stands in `place`, as the caller sees it. */
export async function presentReply(
  context: Pick<Context, 'db'>,
  caller: ForumCaller,
  row: ReplyRow,
  place: Place,
  known?: Known,
): Promise<ForumReply> {
  const [reply] = await presentReplies(context, caller, [row], place, known);
  return reply as ForumReply;
}

/** Replies of one post, which stands in `place`, as the caller sees them: six queries at most. */
export async function presentReplies(
  context: Pick<Context, 'db'>,
  caller: ForumCaller,
  rows: readonly ReplyRow[],
  place: Place,
  known: Known = {},
): Promise<ForumReply[]> {
  const parents = await parentsOf(context.db, rows, known.answered ?? []);
  const [people, reasons, likes, muted, mentions] = await together(context.db, (db) =>
    Promise.all([
      known.people ??
        presentPeople(
          { db },
          [...rows, ...parents.values()].map(({ authorId }) => authorId),
        ),
      hiddenReasons(
        { db },
        caller,
        rows.map((row) => ({ postId: row.postId, number: row.number, row })),
      ),
      known.likes ?? likedAmong(db, caller, rows),
      mutedAmong(db, caller, [...rows, ...parents.values()]),
      mentionsIn({ db }, contentsOf(caller, rows)),
    ]),
  );
  const answered = (number: number | null): ForumReply['answers'] => {
    const parent = number === null ? undefined : parents.get(number);
    if (!parent) return null;
    const isOwn = caller !== null && parent.authorId === caller.id;
    if (!isShown(caller, parent) || (place.isOwnOnly && !isOwn)) {
      return { author: null, excerpt: '' };
    }
    const author = parent.authorId === null ? undefined : people.get(parent.authorId);
    const isMuted = parent.authorId !== null && muted.has(parent.authorId);
    return {
      author: author?.username ?? null,
      excerpt: isMuted ? '' : firstWords(parent.contentHtml, FORUM_LIMITS.excerpt),
    };
  };
  return rows.map((row, index) => {
    const shown = isShown(caller, row);
    const { postId, number, authorId, likeCount, removedBy } = row;
    const author = (shown && authorId !== null && people.get(authorId)) || null;
    const photoUrl = photoAddress(caller, row, place);
    return {
      content: shown ? row.content : '',
      contentHtml: shown ? row.contentHtml : '',
      mentions: mentions[index] ?? [],
      authorId: shown ? authorId : null,
      liked: likes.has(`${postId}/${number}`),
      hiddenReasons: reasons.get(`${postId}/${number}`) ?? [],
      isMuted: shown && authorId !== null && muted.has(authorId),
      createdAt: row.createdAt.toISOString(),
      editedAt: instantOf(row.editedAt),
      parentReplyId: row.parentNumber,
      answers: answered(row.parentNumber),
      photoUrl,
      photoAlt: photoUrl
        ? (row.photoAlt ?? `Photo uploaded by ${author?.username ?? 'a former member'}`)
        : null,
      ...{ id: number, postId, likeCount, removedBy, author },
    };
  });
}

/** The replies that these answer, by number; those among them are not read again. */
async function parentsOf(
  db: Context['db'],
  rows: readonly ReplyRow[],
  known: readonly ReplyRow[],
): Promise<Map<number, ReplyRow>> {
  const found = new Map([...rows, ...known].map((row) => [row.number, row]));
  const numbers = new Set(rows.flatMap(({ parentNumber }) => parentNumber ?? []));
  const missing = [...numbers].filter((number) => !found.has(number));
  const [first] = rows;
  if (!first || missing.length === 0) return found;
  for (const row of await findReplies(db, first.postId, missing)) found.set(row.number, row);
  return found;
}
