import { can } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { sanitised } from '../../platform/html/index.ts';
import type { Feed } from '../../platform/http/pages/feed.ts';
import type { LongList } from '../../platform/http/pages/page.ts';
import * as rows from './forum.public.repository.ts';
import { presentPosts } from './reading/forum.present.service.ts';
import * as machines from './reading/machines.public.repository.ts';
import { addressOf, nameOf } from './writing/forum.markup.ts';

/** The address and the title of the forum's feed. */
export const FORUM_FEED = { href: '/forum/rss.xml', title: 'The Forum of Pathkeeper' } as const;

/** Ids of the categories that everybody may read, signed out too. */
export async function publicCategoryIds({ db }: Pick<Context, 'db'>): Promise<number[]> {
  const categories = await rows.listCategories(db);
  return categories.filter((category) => can(null, 'readCategory', category)).map(({ id }) => id);
}

/** Whether a post that nobody is shown was there once; a hidden one may come back. */
export const isGone = async ({ db }: Pick<Context, 'db'>, id: number): Promise<boolean> => {
  const post = await rows.findPost(db, id);
  return post !== undefined && post.removedBy !== 'reports';
};

/** Ids of posts that one part of the sitemap holds: a range, so that a part stays what it is. */
const IDS_A_PART = 10_000;

/** Every post that everybody may read, for the sitemap. */
export function publicParts(context: Pick<Context, 'db'>, idsAPart = IDS_A_PART): LongList {
  const { db } = context;
  return {
    name: 'forum',
    parts: async () => Math.ceil((await machines.lastPostId(db)) / idsAPart),
    async part(number) {
      const range = { after: (number - 1) * idsAPart, upTo: number * idsAPart };
      const posts = await machines.publicPosts(db, await publicCategoryIds(context), range);
      return posts.map(({ id, changedAt }) => ({ path: addressOf.post(id), changedAt }));
    },
  };
}

const FEED_ITEMS = 30;

/** The feed of the forum: the posts that everybody may read, newest first. */
export async function forumFeed(context: Context): Promise<Feed> {
  const { db } = context;
  const all = await rows.listCategories(db);
  const categories = new Map(
    all.filter((category) => can(null, 'readCategory', category)).map((each) => [each.id, each]),
  );
  const newest = await machines.newestPosts(db, [...categories.keys()], FEED_ITEMS);
  const posts = await presentPosts(context, null, newest, categories);
  return {
    ...{ title: FORUM_FEED.title, self: FORUM_FEED.href, page: addressOf.forum() },
    description: 'Other people who keep a page a day.',
    items: posts.map((post) => ({
      path: addressOf.post(post.id),
      title: post.title,
      author: nameOf(post),
      categories: [post.category.name],
      excerpt: post.excerpt,
      content: sanitised(post.contentHtml),
      publishedAt: new Date(post.createdAt),
      changedAt: new Date(post.editedAt ?? post.createdAt),
    })),
  };
}
