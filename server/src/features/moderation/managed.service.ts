import type { api, ManagedItem, ParsedInput } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import type { Page } from '../../platform/database/paging.ts';
import { AppError } from '../../platform/errors.ts';
import { searchWords } from '../../platform/search/substring.ts';
import { listCategories } from '../forum/index.ts';
import { presentPeople } from '../people/index.ts';
import { listPlaces, openReportsOf, type Place, postsOf } from './managed.public.repository.ts';
import { presentWords } from './present.service.ts';
import { repliesOf } from './queue.public.repository.ts';

const keyOf = ({ postId, number }: Place) => `${postId}/${number}`;

/** Posts by their state, and replies that are reported, hidden or removed; the newest first (D47). */
export async function listManaged(
  context: Context,
  { state, q, limit, cursor }: ParsedInput<typeof api.moderation.managed>['query'],
): Promise<Page<ManagedItem>> {
  const words = q === undefined ? [] : searchWords(q);
  const after = cursor === undefined ? null : placeOf(cursor);
  const places = await listPlaces(context.db, state, { limit: limit + 1, after, words });
  const shown = places.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await present(context, shown),
    next: places.length > limit && last ? cursorOf(last) : null,
  };
}

/** Six queries, however many there are. */
async function present(context: Context, places: readonly Place[]): Promise<ManagedItem[]> {
  if (places.length === 0) return [];
  const { db } = context;
  const [posts, replies, reports, categories] = await Promise.all([
    postsOf(
      db,
      places.map(({ postId }) => postId),
    ),
    repliesOf(
      db,
      places.filter(({ number }) => number > 0),
    ),
    openReportsOf(db, places),
    listCategories(context),
  ]);
  const rows = places.flatMap((place) => {
    const post = posts.get(place.postId);
    const reply = place.number === 0 ? null : replies.get(keyOf(place));
    // What has been purged between two queries is left out.
    return post && reply !== undefined ? [{ place, post, reply }] : [];
  });
  const people = await presentPeople(
    { db },
    rows.map(({ post, reply }) => (reply ?? post).authorId),
  );
  const around = { people, categories: new Map(categories.map((each) => [each.id, each])) };
  return rows.map(({ place, ...row }) => {
    const { post, reply } = row;
    const { removedBy, removedAt } = reply ?? post;
    return {
      ...presentWords(row, around),
      isPinned: post.isPinned,
      isFeatured: post.isFeatured,
      replyCount: reply ? 0 : post.replyCount,
      reportCount: reports.get(keyOf(place)) ?? 0,
      removedBy,
      removedAt: removedAt?.toISOString() ?? null,
    };
  });
}

const cursorOf = ({ at, postId, number }: Place) =>
  Buffer.from(`${at.getTime()}.${postId}.${number}`).toString('base64url');

/** The end of the year 9999. */
const LATEST = 253_402_300_799_999;

function placeOf(cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString();
  const match = /^(\d{1,15})\.(\d{1,15})\.(\d{1,9})$/.exec(text);
  const [at, postId, number] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3])];
  if (!match || at > LATEST) {
    throw new AppError('invalid_request', 'That page of the list does not exist.');
  }
  return { at: new Date(at), postId, number };
}
