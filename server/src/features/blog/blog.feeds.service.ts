import {
  BLOG_CATEGORIES,
  type BlogCategory,
  PAGE_HEADS,
  PAGE_TITLES,
  PATHS,
  wordsForReaders,
} from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { sanitised } from '../../platform/html/index.ts';
import type { Feed } from '../../platform/http/pages/feed.ts';
import type { LongList } from '../../platform/http/pages/page.ts';
import { addressOf } from './blog.markup.ts';
import { changedAt } from './blog.present.ts';
import * as rows from './blog.public.repository.ts';

/** The addresses of the blog's feeds (D62). */
export const BLOG_FEED = `${PATHS.blog}/rss.xml`;
export const JSON_FEED = `${PATHS.blog}/feed.json`;

const FEED_ITEMS = 20;

const titleOf = (category: BlogCategory | undefined): string =>
  category === undefined ? PAGE_TITLES.blog : `${category} · ${PAGE_TITLES.blog}`;

/** The feeds of the blog, or of one of its categories: where they are, and what they are called. */
export const feedsOf = (category: BlogCategory | undefined) => {
  const query = category === undefined ? '' : `?${new URLSearchParams({ category })}`;
  return {
    feed: { href: `${BLOG_FEED}${query}`, title: titleOf(category) },
    jsonFeed: `${JSON_FEED}${query}`,
  };
};

/** The newest articles, whole, for feed readers; of one category where one is named. @throws AppError not_found */
export async function blogFeed(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { category: named, isJson }: { category: string | undefined; isJson: boolean },
): Promise<Feed> {
  const category = BLOG_CATEGORIES.find((each) => each === named);
  if (named !== undefined && category === undefined) throw notFound('That category');
  const newest = await rows.newestWhole(db, clock.now(), { limit: FEED_ITEMS, category });
  const { feed, jsonFeed } = feedsOf(category);
  return {
    title: feed.title,
    description: PAGE_HEADS.blog.description,
    page: addressOf.blog({ category }),
    self: isJson ? jsonFeed : feed.href,
    items: newest.map((row) => ({
      // Its address may change, and it is no other article then.
      id: `${PATHS.blog}#${row.id}`,
      path: addressOf.article(row.slug),
      title: row.title,
      author: row.displayName ?? row.username,
      categories: [...new Set([row.category ?? [], row.tags].flat())],
      excerpt: row.excerpt,
      content: sanitised(wordsForReaders(row.contentHtml)),
      publishedAt: row.publishedAt ?? row.createdAt,
      changedAt: changedAt(row),
    })),
  };
}

/** Ids of articles that one part of the sitemap holds: a range, so that a part stays what it is. */
const IDS_A_PART = 10_000;

/** Every article that readers see, for the sitemap. */
export function publicParts({ db, clock }: Pick<Context, 'db' | 'clock'>): LongList {
  return {
    name: 'blog',
    parts: async () => Math.ceil((await rows.lastArticleId(db)) / IDS_A_PART),
    async part(number) {
      const range = { after: (number - 1) * IDS_A_PART, upTo: number * IDS_A_PART };
      const articles = await rows.publicArticles(db, clock.now(), range);
      return articles.map((row) => ({
        path: addressOf.article(row.slug),
        changedAt: changedAt(row),
      }));
    },
  };
}
