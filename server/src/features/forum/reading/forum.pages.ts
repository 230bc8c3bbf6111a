import {
  type api,
  can,
  FORUM_LIMITS,
  type ForumPost,
  type ForumReply,
  PAGE_HEADS,
  PAGE_TITLES,
  PATHS,
  type ParsedInput,
} from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { markdownText } from '../../../platform/html/index.ts';
import type { Page, PageRoute } from '../../../platform/http/pages/page.ts';
import { gonePage, notFoundPage, ownPage } from '../../../platform/http/pages/static-pages.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import {
  FORUM_FEED as feed,
  isGone,
  publicCategoryIds,
  publicParts,
} from '../forum.public.service.ts';
import {
  addressOf,
  categoryMarkup,
  forumMarkup,
  nameOf,
  pageOf,
  postMarkup,
  REPLIES_A_PAGE,
  searchMarkup,
} from '../writing/forum.markup.ts';
import { getPost, listCategories, listPosts } from '../writing/posts.service.ts';
import { listReplies } from '../writing/replies.service.ts';

/** Everybody, and nobody in particular: what is served knows no reader (D63). */
const ANYBODY = null;

const POSTS_A_PAGE = 20;

/** The pages of the forum for those who run no script, and what the sitemap holds of it. */
export function forumPages(context: Context): readonly PageRoute[] {
  const origin = () => publicOrigin(context.config);
  return [
    {
      path: PATHS.forum,
      resolve: (_params, query) => orNothing(frontPage(context, query)),
    },
    {
      path: PATHS.forumCategory,
      resolve: ({ id }, query) => orNothing(categoryPage(context, id, query)),
      listed: async () => (await publicCategoryIds(context)).map(addressOf.category),
    },
    {
      path: PATHS.forumPost,
      resolve: ({ id }, query) => orNothing(postPage(context, id, { query, origin: origin() })),
      listedInParts: publicParts(context),
    },
  ];
}

/** What a person is refused in words is nothing at all for those who run no script. */
async function orNothing(page: Promise<Page>): Promise<Page> {
  try {
    return await page;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'level_required') return ownPage;
    if (error.code === 'not_found' || error.code === 'invalid_request') return notFoundPage;
    throw error;
  }
}

type PostsQuery = ParsedInput<typeof api.forum.posts>['query'];

/** One page of a list, and the addresses around it. */
async function readList(
  context: Context,
  address: string,
  query: URLSearchParams,
  filter: Partial<PostsQuery>,
) {
  const cursor = query.get('cursor') || undefined;
  const { items, next } = await listPosts(context, ANYBODY, {
    ...filter,
    limit: POSTS_A_PAGE,
    cursor,
  });
  const search = filter.q === undefined ? '' : `q=${encodeURIComponent(filter.q)}&`;
  const first = search ? `${address}?${search.slice(0, -1)}` : address;
  return {
    posts: items,
    first: cursor === undefined ? undefined : first,
    next: next === null ? undefined : `${address}?${search}cursor=${encodeURIComponent(next)}`,
    /** Only the first page: what stands on the others moves. */
    isListed: cursor === undefined && filter.q === undefined,
  };
}

async function frontPage(context: Context, query: URLSearchParams): Promise<Page> {
  const address = addressOf.forum();
  const q = query.get('q')?.trim().slice(0, FORUM_LIMITS.search) || undefined;
  const list = await readList(context, address, query, { q });
  const page = {
    ...ownPage,
    isListed: list.isListed,
    canonical: address,
    feed,
    ...(list.next ? { next: list.next } : {}),
  };
  if (q !== undefined) {
    return { ...page, title: 'Search the Forum · Pathkeeper', body: searchMarkup(q, list) };
  }
  const categories = (await listCategories(context)).filter((category) =>
    can(ANYBODY, 'readCategory', category),
  );
  return {
    ...page,
    title: PAGE_TITLES.forum,
    description: PAGE_HEADS.forum.description,
    body: forumMarkup(categories, list),
  };
}

async function categoryPage(
  context: Context,
  part: string | undefined,
  query: URLSearchParams,
): Promise<Page> {
  const id = idIn(part);
  const category = (await listCategories(context)).find((each) => each.id === id);
  if (!category) return notFoundPage;
  if (!can(ANYBODY, 'readCategory', category)) return ownPage;
  const address = addressOf.category(id);
  const list = await readList(context, address, query, { categoryId: category.id });
  return {
    ...ownPage,
    title: `${category.name} · The Forum · Pathkeeper`,
    description: short(category.description),
    isListed: list.isListed,
    canonical: address,
    feed,
    ...(list.next ? { next: list.next } : {}),
    body: categoryMarkup(category, list),
  };
}

async function postPage(
  context: Context,
  part: string | undefined,
  { query, origin }: { query: URLSearchParams; origin: string | undefined },
): Promise<Page> {
  const id = idIn(part);
  const post = await getPost(context, ANYBODY, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (!post) return (await isGone(context, id)) ? gonePage : notFoundPage;
  const from = firstIn(query);
  if (from > Math.max(1, post.lastNumber)) return notFoundPage;
  const { items: replies } = await listReplies(context, ANYBODY, post.id, {
    from,
    limit: REPLIES_A_PAGE,
  });
  const previous = from > 1 ? addressOf.post(id, from - REPLIES_A_PAGE) : undefined;
  const next =
    from + REPLIES_A_PAGE <= post.lastNumber
      ? addressOf.post(id, from + REPLIES_A_PAGE)
      : undefined;
  const isShown = post.removedBy === null;
  return {
    ...ownPage,
    title: isShown ? `${post.title} · Pathkeeper` : 'A removed post · Pathkeeper',
    description: isShown ? short(post.excerpt) : 'A post of the forum that has been removed.',
    isListed: isShown,
    canonical: addressOf.post(id, from),
    kind: 'article',
    feed,
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
    ...(isShown ? { jsonLd: posting(post, replies, { from, origin }) } : {}),
    body: postMarkup({ post, replies, from, previous, next }),
  };
}

/** What machines read of a post (schema.org, DiscussionForumPosting), with the replies of this page. */
function posting(
  post: ForumPost,
  replies: readonly ForumReply[],
  { from, origin = '' }: { from: number; origin: string | undefined },
): object {
  const told = (words: ForumPost | ForumReply, url: string) => ({
    text: markdownText(words.content),
    url: `${origin}${url}`,
    datePublished: words.createdAt,
    ...(words.editedAt ? { dateModified: words.editedAt } : {}),
    author: { '@type': 'Person', name: nameOf(words) },
    interactionStatistic: statistic('LikeAction', words.likeCount),
  });
  const { id, category } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: post.title,
    ...told(post, addressOf.post(id)),
    mainEntityOfPage: `${origin}${addressOf.post(id, from)}`,
    articleSection: category.name,
    isPartOf: {
      '@type': 'WebPage',
      name: category.name,
      url: `${origin}${addressOf.category(category.id)}`,
    },
    commentCount: post.replyCount,
    comment: replies
      .filter(({ removedBy }) => removedBy === null)
      .map((reply) => ({
        '@type': 'Comment',
        ...told(reply, addressOf.reply(id, from, reply.id)),
      })),
  };
}

const statistic = (action: string, userInteractionCount: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount,
});

/** At most 150 characters, for a search engine's two lines. */
const short = (text: string): string => [...text].slice(0, FORUM_LIMITS.excerpt).join('');

/** The id in an address. @throws AppError not_found */
function idIn(part: string | undefined): number {
  const id = /^[1-9]\d{0,14}$/.test(part ?? '') ? Number(part) : Number.NaN;
  if (Number.isNaN(id)) throw new AppError('not_found', 'That address was not found.');
  return id;
}

/** A number of an address, from 1 on; 1 for anything else. */
const numberIn = (text: string | null): number =>
  /^[1-9]\d{0,7}$/.test(text ?? '') ? Number(text) : 1;

/** The number of the first reply: `from` names any reply of the page, `page` counts the pages. */
const firstIn = (query: URLSearchParams): number =>
  query.has('from')
    ? pageOf(numberIn(query.get('from')))
    : (numberIn(query.get('page')) - 1) * REPLIES_A_PAGE + 1;
