import {
  type api,
  can,
  type Earnings,
  FORUM_LIMITS,
  type ForumCategory,
  type ForumPost,
  type ParsedInput,
} from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import { refusingViolations } from '../../../platform/database/constraint-violations.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type Page, readPage } from '../../../platform/database/paging.ts';
import { together } from '../../../platform/database/queries/together.ts';
import { notFound } from '../../../platform/errors.ts';
import { firstWords, renderMarkdown } from '../../../platform/html/index.ts';
import { searchDocument } from '../../../platform/search/document.ts';
import { parseSearch, toTsquery } from '../../../platform/search/query.ts';
import {
  openCase,
  requireLinksAllowed,
  requireStarting,
  requireWritingFree,
} from '../../forum-cases/index.ts';
import { type Attempt, type Kind, once, tryAgain, unlessMade } from '../../idempotency/index.ts';
import { followsOwn, mentionsIn, noticeText } from '../../notices/index.ts';
import { asOwner, awardForum } from '../../progression/index.ts';
import { actorOf, type ForumCaller, requireReading, requireWriting } from '../forum.actor.ts';
import { forumPostLimit, forumPreviewLimit } from '../forum.limits.ts';
import * as rows from '../forum.public.repository.ts';
import { followByWriting, hasWordsIn, insertPost, markActive } from '../forum.repository.ts';
import { isThere, type Target } from '../forum.rules.ts';
import { presentPosts, readerOf } from '../reading/forum.present.service.ts';
import * as lists from '../reading/lists.public.repository.ts';
import { namedReaders } from './forum.mentions.service.ts';
import { hasSamePost } from './same-words.repository.ts';
import { aMomentBefore, refuseSameWords } from './words.service.ts';

type Input<Call extends keyof typeof api.forum> = ParsedInput<(typeof api.forum)[Call]>;
type SignedIn = NonNullable<ForumCaller>;

/** Every category, in its order; those that open later are among them. */
export async function listCategories({ db }: Context): Promise<ForumCategory[]> {
  const categories = await rows.listCategories(db);
  return categories.map(({ position: _position, ...category }) => ({
    ...category,
    createdAt: category.createdAt.toISOString(),
  }));
}

async function categoriesById(db: Context['db']): Promise<Map<number, rows.CategoryRow>> {
  return new Map((await rows.listCategories(db)).map((category) => [category.id, category]));
}

/**
 * Posts of the categories that the caller may read: pinned ones first, then by their newest reply.
 * @throws AppError not_found, level_required for a category that is none or opens later
 */
export async function listPosts(
  context: Context,
  caller: ForumCaller,
  { categoryId, q, featured, unread, limit, cursor }: Input<'posts'>['query'],
): Promise<Page<ForumPost>> {
  const { config } = context;
  const [actor, categories] = await together(context.db, (db) =>
    Promise.all([actorOf({ db, config }, caller), categoriesById(db)]),
  );
  if (categoryId !== undefined) requireReading(actor, categories.get(categoryId));
  const categoryIds =
    categoryId === undefined
      ? [...categories.values()]
          .filter((category) => can(actor, 'readCategory', category))
          .map(({ id }) => id)
      : [categoryId];
  const matching = q === undefined ? undefined : toTsquery(parseSearch(q));
  const reader = unread ? await readerOf(context, caller) : undefined;
  if (matching === null || reader === null) return { items: [], next: null };
  return readPage(
    { limit, cursor },
    {
      read: (window) =>
        lists.listPosts(context.db, { categoryIds, featured, matching, unreadBy: reader }, window),
      rank: ({ isPinned }) => Number(isPinned),
      at: ({ activeAt }) => activeAt,
      present: (posts) => presentPosts(context, caller, posts, categories),
    },
  );
}

/** A post that the caller may see, with its category. @throws AppError not_found, level_required */
export async function readablePost(
  context: Pick<Context, 'db' | 'config'>,
  caller: ForumCaller,
  id: number,
) {
  const { isOwnOnly, ...found } = await ownOrReadablePost(context, caller, id);
  if (!isOwnOnly) return found;
  requireReading(found.actor, found.category);
  throw notFound('That post');
}

/**
 * A post that the caller may see, or in which they wrote: their own words stay theirs to read, to change and
 * to remove where the post was taken away, or where its category asks for a level since. `isOwnOnly` says
 * that they may read nothing else there.
 * @throws AppError not_found, level_required
 */
export async function ownOrReadablePost(
  context: Pick<Context, 'db' | 'config'>,
  caller: ForumCaller,
  id: number,
) {
  const { config } = context;
  const [actor, found] = await together(context.db, (db) =>
    Promise.all([actorOf({ db, config }, caller), rows.findPostInCategory(db, id)]),
  );
  if (!found) throw notFound('That post');
  const { post, category } = found;
  const isOpen = can(actor, 'readCategory', category);
  if (isOpen && isThere(actor, post)) return { actor, post, category, isOwnOnly: false };
  const isOwn =
    caller !== null &&
    (post.authorId === caller.id || (await hasWordsIn(context.db, caller.id, id)));
  if (isOwn) return { actor, post, category, isOwnOnly: true };
  if (!isThere(actor, post)) throw notFound('That post');
  requireReading(actor, category);
  throw notFound('That post');
}

export async function getPost(
  context: Context,
  caller: ForumCaller,
  id: number,
): Promise<ForumPost> {
  const { actor, post, category, isOwnOnly } = await ownOrReadablePost(context, caller, id);
  const categories = new Map([[category.id, category]]);
  const [shown] = (await presentPosts(context, caller, [post], categories)) as [ForumPost];
  if (!isOwnOnly) return shown;
  const closedBelow = can(actor, 'readCategory', category) ? null : category.readLevel;
  const nothing = { title: '', content: '', contentHtml: '', excerpt: '' };
  const theirs = post.authorId === caller?.id ? {} : { ...nothing, authorId: null, author: null };
  return { ...shown, ...theirs, closedBelow, lastReplyBy: null };
}

const POST: Kind = { name: 'forum-post', noun: 'post', sequence: 'forum_posts_id_seq' };

/** The category was deleted a moment ago. */
const NO_CATEGORY = {
  forum_posts_category_id_forum_categories_id_fk: () => notFound('That category', 'categoryId'),
};

/** Whoever writes words, and what the safety check says of them (D51). */
export type Writing<M extends Moment> = M & { isDanger: boolean };

/** What is stored of a post's words. */
export function stored({ title, content }: { title: string; content: string }) {
  const contentHtml = renderMarkdown(content);
  return { title, content, contentHtml, excerpt: firstWords(contentHtml, FORUM_LIMITS.excerpt) };
}

/**
 * Starts a post and pays for it (D50). With a key, a retry gets the post that the first try made.
 * @throws AppError not_found, level_required, forbidden, conflict for words written a moment ago
 */
export async function createPost(
  context: Context,
  caller: SignedIn,
  body: Input<'createPost'>['body'],
  { now, zone, key, isDanger }: Writing<Attempt>,
): Promise<ForumPost & Earnings> {
  const { db, limits } = context;
  const words = stored(body);
  const allowed = await unlessMade(context, caller.id, key, async () => {
    await limits.consume(forumPostLimit, String(caller.id));
    await requireWritingFree(context, caller, now);
    await requireStarting(db, caller);
    const [actor, category] = await Promise.all([
      actorOf(context, caller),
      rows.findCategory(db, body.categoryId),
    ]);
    requireWriting(actor, category);
    return { category, named: await namedReaders(context, caller.id, body.content, category) };
  });
  const { thing: id, earnings } = await refusingViolations(NO_CATEGORY, () =>
    asOwner(context, caller.id, (tx, progress) =>
      once<number>(
        tx,
        caller.id,
        { kind: POST, key, request: body, now },
        {
          find: async (made) => (await rows.findPost(tx, made))?.id,
          make: async (id) => {
            const { category, named } = allowed ?? tryAgain();
            refuseSameWords(await hasSamePost(tx, caller.id, body, aMomentBefore(now)));
            await requireLinksAllowed(tx, caller, words.contentHtml, { isNew: true });
            const postId = await insertPost(
              tx,
              caller.id,
              { ...words, categoryId: category.id, activeAt: now, createdAt: now },
              searchDocument(`${body.title}\n${body.content}`, []),
              id,
            );
            await rows.countPost(tx, category.id, 1);
            if (isDanger) await markKindWord(tx, { postId, number: 0 }, now);
            const paid = { kind: 'forum-post', reference: String(postId) } as const;
            const how = { now, zone, announce: !isDanger };
            const earnings = await awardForum(tx, progress, paid, how);
            if (await followsOwn(tx, caller.id)) await followByWriting(tx, caller.id, postId);
            const text = { postId, number: 0, authorId: caller.id, answeredId: null };
            await noticeText(tx, { ...text, named, isNew: true, now });
            await markActive(tx, caller.id, now);
            return { thing: postId, earnings };
          },
        },
      ),
    ),
  );
  return { ...(await getPost(context, caller, id)), ...earnings };
}

/** Words as `createPost` and `createReply` would show them. @throws AppError too_many_requests */
export async function preview(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  callerId: number,
  content: string,
): Promise<{ contentHtml: string; mentions: string[] }> {
  await limits.consume(forumPreviewLimit, String(callerId));
  const [mentions = []] = await mentionsIn({ db }, [content]);
  return { contentHtml: renderMarkdown(content), mentions };
}

/** Tells moderators, quietly, that somebody may need a kind word (D51). Their post is locked. */
export async function markKindWord(tx: Database, thing: Target, now: Date): Promise<void> {
  await openCase(tx, thing, { now, isUrgent: true, kindWord: true });
}
