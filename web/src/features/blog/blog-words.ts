import type { ArticleCard } from '@pathkeeper/contract';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const parts = {
  month: new Intl.DateTimeFormat('en-US', { month: 'short' }),
  day: new Intl.DateTimeFormat('en-US', { day: 'numeric' }),
  year: new Intl.DateTimeFormat('en-US', { year: 'numeric' }),
};

/** When an article was published; a draft has never been, and is dated by its making. */
export const publishedOf = ({ publishedAt, createdAt }: ArticleDates): string =>
  publishedAt ?? createdAt;

type ArticleDates = Pick<ArticleCard, 'publishedAt' | 'createdAt'>;

/** 'November 21, 2026', where the reader is. */
export const dayOf = (instant: string): string => day.format(new Date(instant));

/** 'Nov', '21', '2026', where the reader is. */
export const dayPartsOf = (instant: string) => {
  const at = new Date(instant);
  return {
    month: parts.month.format(at),
    day: parts.day.format(at),
    year: parts.year.format(at),
  };
};

/** The author's display name, or user name (S2.2). */
export const authorOf = ({ author }: Pick<ArticleCard, 'author'>): string =>
  author.displayName || author.username;

/** '6 min read'. */
export const minutesOf = ({ readTime }: Pick<ArticleCard, 'readTime'>): string =>
  `${readTime} min read`;
