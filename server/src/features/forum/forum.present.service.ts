import { can, type ForumPost, type ForumReply } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { addressOfPicture } from '../files/index.ts';
import { presentPeople } from '../people/index.ts';
import type { ForumCaller } from './forum.actor.ts';
import type { CategoryRow, PostRow, ReplyRow } from './forum.public.repository.ts';
import { likesOf, readingOf } from './forum.repository.ts';

const instantOf = (at: Date | null) => at?.toISOString() ?? null;

/** Whether somebody is shown words: removed ones only to their author and to moderators. */
const isShown = (caller: ForumCaller, row: PostRow | ReplyRow) =>
  row.removedBy === null || can(caller, 'readRemoved', row);

/** Posts as the caller sees them: four queries, however many there are. */
export async function presentPosts(
  { db }: Pick<Context, 'db'>,
  caller: ForumCaller,
  rows: readonly PostRow[],
  categories: ReadonlyMap<number, CategoryRow>,
): Promise<ForumPost[]> {
  const ids = rows.map(({ id }) => id);
  const [people, likes, reading] = await Promise.all([
    presentPeople(
      { db },
      rows.flatMap(({ authorId, lastReplyBy }) => [authorId, lastReplyBy]),
    ),
    caller
      ? likesOf(
          db,
          caller.id,
          ids.map((postId) => ({ postId, number: 0 })),
        )
      : new Set<string>(),
    caller ? readingOf(db, caller.id, ids) : new Map<number, never>(),
  ]);
  return rows.map((row) => {
    const category = categories.get(row.categoryId);
    const shown = isShown(caller, row);
    const { id, categoryId, authorId, isPinned, isFeatured, isLocked, removedBy } = row;
    const { likeCount, replyCount, lastNumber, viewCount } = row;
    const read = reading.get(id);
    return {
      ...{ id, categoryId, isPinned, isFeatured, isLocked, removedBy },
      ...{ likeCount, replyCount, lastNumber, viewCount },
      title: shown ? row.title : '',
      content: shown ? row.content : '',
      contentHtml: shown ? row.contentHtml : '',
      excerpt: shown ? row.excerpt : '',
      authorId: shown ? authorId : null,
      author: (shown && authorId !== null && people.get(authorId)) || null,
      category: {
        id: categoryId,
        name: category?.name ?? '',
        allowPhotos: category?.allowPhotos ?? false,
      },
      liked: likes.has(`${id}/0`),
      createdAt: row.createdAt.toISOString(),
      editedAt: instantOf(row.editedAt),
      lastReplyAt: instantOf(row.lastReplyAt),
      lastReplyBy: (row.lastReplyBy !== null && people.get(row.lastReplyBy)?.username) || null,
      readNumber: read?.readNumber ?? null,
      following: read?.following ?? 'normal',
    };
  });
}

/** Replies of one post as the caller sees them: two queries. */
export async function presentReplies(
  { db }: Pick<Context, 'db'>,
  caller: ForumCaller,
  rows: readonly ReplyRow[],
): Promise<ForumReply[]> {
  const [people, likes] = await Promise.all([
    presentPeople(
      { db },
      rows.map(({ authorId }) => authorId),
    ),
    caller ? likesOf(db, caller.id, rows) : new Set<string>(),
  ]);
  return rows.map((row) => {
    const shown = isShown(caller, row);
    const { postId, number, authorId, likeCount, removedBy, photoHash } = row;
    const author = (shown && authorId !== null && people.get(authorId)) || null;
    const hasPhoto = shown && photoHash !== null;
    return {
      ...{ id: number, postId, likeCount, removedBy, author },
      content: shown ? row.content : '',
      contentHtml: shown ? row.contentHtml : '',
      authorId: shown ? authorId : null,
      liked: likes.has(`${postId}/${number}`),
      createdAt: row.createdAt.toISOString(),
      editedAt: instantOf(row.editedAt),
      parentReplyId: row.parentNumber,
      photoUrl: hasPhoto ? addressOfPicture(photoHash) : null,
      photoAlt: hasPhoto
        ? (row.photoAlt ?? `Photo uploaded by ${author?.username ?? 'a former member'}`)
        : null,
    };
  });
}
