import type { ArticleCard } from '@pathkeeper/contract';

/** When an article was published; a draft has never been, and is dated by its making. */
export const publishedOf = ({ publishedAt, createdAt }: ArticleDates): string =>
  publishedAt ?? createdAt;

type ArticleDates = Pick<ArticleCard, 'publishedAt' | 'createdAt'>;

/** The author's display name, or user name (S2.2). */
export const authorOf = ({ author }: Pick<ArticleCard, 'author'>): string =>
  author.displayName || author.username;

/** '6 min read'. */
export const minutesOf = ({ readTime }: Pick<ArticleCard, 'readTime'>): string =>
  `${readTime} min read`;
