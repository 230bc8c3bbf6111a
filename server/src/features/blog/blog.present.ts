import type { Article, ArticleCard, BlogCategory, BlogPicture } from '@pathkeeper/contract';
import { addressOfPicture } from '../files/index.ts';
import type { StoredPicture } from './blog.tables.ts';

/** The address that shows a draft. */
export const addressOfPreview = (token: string): string => `/blog/preview/${token}`;

/** A picture as it is answered, in its largest width. */
export const presentPicture = (picture: StoredPicture | null, alt: string): BlogPicture | null =>
  picture && {
    url: addressOfPicture(picture.hash),
    width: picture.width,
    height: picture.height,
    alt,
  };

interface Card {
  id: number;
  authorId: number;
  slug: string;
  title: string;
  excerpt: string;
  picture: StoredPicture | null;
  pictureAlt: string;
  category: BlogCategory | null;
  tags: string[];
  isPublished: boolean;
  isFeatured: boolean;
  readTime: number;
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  username: string;
  displayName: string | null;
}

/** What a picture shows in words, where nobody has written it (D61). */
export const altOfPicture = (alt: string | null, username: string): string =>
  alt || `Photo uploaded by ${username}`;

/** What lists say of an article. */
export function presentCard<C extends Card>(row: C) {
  const { id, title, slug, excerpt, category, tags, isPublished, isFeatured, readTime } = row;
  const picture = presentPicture(row.picture, altOfPicture(row.pictureAlt, row.username));
  return {
    ...{ id, title, slug, excerpt, category, tags, isPublished, isFeatured, readTime },
    featuredImage: picture?.url ?? null,
    featuredPicture: picture,
    authorId: row.authorId,
    author: { displayName: row.displayName ?? row.username, username: row.username },
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** When an article last changed for readers: a planned one when it appeared, not when it was written. */
export const changedAt = ({ updatedAt, publishedAt }: Pick<Card, 'updatedAt' | 'publishedAt'>) =>
  publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt;

/** A published article always has a category: none is published without one. */
export const presentPublished = (row: Card): ArticleCard => presentRead(row) as ArticleCard;

const presentRead = (row: Card) => ({
  ...presentCard(row),
  updatedAt: changedAt(row).toISOString(),
});

interface Read extends Card {
  contentHtml: string;
  contents: Article['contents'];
  metaTitle: string | null;
  metaDescription: string | null;
}

/** An article as it is read. */
export const presentArticle = (row: Read, related: readonly Card[]) => ({
  ...presentRead(row),
  content: row.contentHtml,
  contents: row.contents,
  metaTitle: row.metaTitle,
  metaDescription: row.metaDescription,
  related: related.map(presentPublished),
});
