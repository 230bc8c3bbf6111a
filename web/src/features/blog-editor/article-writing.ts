import {
  BLOG_CATEGORIES,
  type BlogCategory,
  type ManagedArticle,
  slugOf,
} from '@pathkeeper/contract';
import { asWritten } from './writing/article-html.ts';

/** An article as it stands in the editor, kept in the browser at every keystroke. */
export interface Writing {
  title: string;
  slug: string;
  /** The address was written by hand, or has been given out: the title changes it no more. */
  isSlugOwn: boolean;
  excerpt: string;
  content: string;
  featuredImage: string | null;
  featuredImageAlt: string;
  /** Empty until one is chosen. */
  category: string;
  tags: string[];
  metaTitle: string;
  metaDescription: string;
  /** The version that these words began from; 0 for a new article. */
  version: number;
  /** Signs of the words that were sent and not answered, should the answer be lost. */
  sent: string;
}

export const NOTHING: Writing = {
  title: '',
  slug: '',
  isSlugOwn: false,
  excerpt: '',
  content: '',
  featuredImage: null,
  featuredImageAlt: '',
  category: '',
  tags: [],
  metaTitle: '',
  metaDescription: '',
  version: 0,
  sent: '',
};

/** What the editor shows of an article: the changes that wait, if there are any. */
export function writingOf(article: ManagedArticle): Writing {
  const {
    title,
    slug,
    excerpt,
    content,
    featuredImage,
    featuredImageAlt,
    category,
    tags,
    ...more
  } = article.waiting ?? article;
  const isGivenOut = article.publishedAt !== null || article.isPublished;
  return {
    title,
    slug,
    isSlugOwn: isGivenOut || (slug !== '' && slug !== slugOf(title)),
    excerpt,
    content: asWritten(content),
    featuredImage,
    featuredImageAlt,
    category: category ?? '',
    tags: [...tags],
    metaTitle: more.metaTitle ?? '',
    metaDescription: more.metaDescription ?? '',
    version: article.version,
    sent: '',
  };
}

/** What is sent of it. */
export function bodyOf(writing: Writing) {
  const { version: _version, sent: _sent, isSlugOwn, slug, category, ...fields } = writing;
  return {
    ...fields,
    slug: isSlugOwn && slug.trim() !== '' ? slug : null,
    metaTitle: fields.metaTitle || null,
    metaDescription: fields.metaDescription || null,
    category: categoryOf(category),
  };
}

const categoryOf = (name: string): BlogCategory | null =>
  BLOG_CATEGORIES.find((each) => each === name) ?? null;

/** Whether two say the same to readers; what only the editor knows does not count. */
export const saysTheSame = (a: Writing, b: Writing): boolean => said(a) === said(b);

const said = (writing: Writing): string => {
  const { title, slug, excerpt, content, category, tags, ...more } = bodyOf(writing);
  const { featuredImage, featuredImageAlt, metaTitle, metaDescription } = more;
  const trimmed = [title, slug, excerpt, featuredImageAlt, metaTitle, metaDescription];
  const lines = trimmed.map((text) => text?.trim() ?? '');
  return JSON.stringify([...lines, content, featuredImage, category, tags]);
};

/** A short sign of the words, to know them again in an answer that comes late. */
export function signOf(writing: Writing): string {
  let hash = 0x811c9dc5;
  // The server may write another address for the title; the words are what counts.
  const text = said({ ...writing, isSlugOwn: false });
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return `${text.length}:${hash.toString(36)}`;
}

/** Where somebody's unsaved words of an article are kept; those of a new one without an id. */
export const writingKey = (userId: number, articleId: number | null): string =>
  `blog-article:${userId}:${articleId ?? 'new'}`;
