import { PAGE_HEADS, PAGE_TITLES, PATHS, wordsForReaders } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { sanitised } from '../../platform/html/index.ts';
import type { Feed } from '../../platform/http/feed.ts';
import type { LongList } from '../../platform/http/page.ts';
import { addressOf } from './blog.markup.ts';
import * as rows from './blog.public.repository.ts';

/** The address and the title of the blog's feed (D62). */
export const BLOG_FEED = { href: `${PATHS.blog}/rss.xml`, title: PAGE_TITLES.blog } as const;

export const JSON_FEED = `${PATHS.blog}/feed.json`;

const FEED_ITEMS = 20;

/** The newest articles, whole, for feed readers. */
export async function blogFeed({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Feed> {
  const newest = await rows.newestWhole(db, clock.now(), FEED_ITEMS);
  return {
    title: PAGE_TITLES.blog,
    description: PAGE_HEADS.blog.description,
    page: PATHS.blog,
    self: BLOG_FEED.href,
    items: newest.map((row) => ({
      // Its address may change, and it is no other article then.
      id: `${PATHS.blog}#${row.id}`,
      path: addressOf.article(row.slug),
      title: row.title,
      author: row.displayName ?? row.username,
      category: row.category ?? '',
      excerpt: row.excerpt,
      content: sanitised(wordsForReaders(row.contentHtml)),
      publishedAt: row.publishedAt ?? row.createdAt,
      changedAt: row.updatedAt,
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
      return articles.map(({ slug, updatedAt }) => ({
        path: addressOf.article(slug),
        changedAt: updatedAt,
      }));
    },
  };
}
