import { z } from 'zod';
import { ARTICLE_STATES, BLOG_CATEGORIES } from '../core/limits.ts';
import { answeredId, instant } from '../core/shapes.ts';

/** A picture of an article: one of our own, in its largest width, and what it says without eyes (D61). */
export const blogPicture = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** Empty when it only adorns. */
  alt: z.string(),
});

export type BlogPicture = z.infer<typeof blogPicture>;

/** What lists and the article itself say of an article (S2.3); its content stands in `article` alone. */
export const articleCard = z.object({
  id: answeredId('article'),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** Address of the picture at its head; null without one. */
  featuredImage: z.string().nullable(),
  /** The same picture with its size and description. */
  featuredPicture: blogPicture.nullable(),
  category: z.enum(BLOG_CATEGORIES),
  tags: z.array(z.string()),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  /** Minutes. */
  readTime: z.number(),
  authorId: z.number(),
  author: z.object({ displayName: z.string(), username: z.string() }),
  /** When it was first published, or will be; null for what never was. */
  publishedAt: instant.nullable(),
  createdAt: instant,
  /** When its words last changed for readers. */
  updatedAt: instant,
});

export type ArticleCard = z.infer<typeof articleCard>;

/** An article found by a search: with the place that was found, its matches in `<mark>`. */
export const foundArticle = articleCard.extend({ snippetHtml: z.string() });

export type FoundArticle = z.infer<typeof foundArticle>;

/** An article as it is read. */
export const article = articleCard.extend({
  /** Safe HTML: cleaned when it was written (D58), code coloured, headings with ids. */
  content: z.string(),
  /** What search engines show in place of title and excerpt; null where these do. */
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  /** Headings 2 and 3 with their ids, for the contents of a long article; empty for a short one. */
  contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.number() })),
  /** Three that share most tags, then of its category, newest first. */
  related: z.array(articleCard),
});

export type Article = z.infer<typeof article>;

/** A draft as it will look: its category may still be missing. */
export const previewedArticle = article.extend({ category: z.enum(BLOG_CATEGORIES).nullable() });

export type PreviewedArticle = z.infer<typeof previewedArticle>;

/** What an author can change about an article. */
export const articleText = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** HTML as the editor reads it: cleaned, without what is only added for readers. */
  content: z.string(),
  featuredImage: z.string().nullable(),
  featuredImageAlt: z.string(),
  category: z.enum(BLOG_CATEGORIES).nullable(),
  tags: z.array(z.string()),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
});

export type ArticleText = z.infer<typeof articleText>;

/** A row of “Blog Management”. */
export const managedCard = articleCard.extend({
  /** Null while the draft has none. */
  category: z.enum(BLOG_CATEGORIES).nullable(),
  state: z.enum(ARTICLE_STATES),
  /** Whether changes to a published article wait to be published (D60). */
  hasWaiting: z.boolean(),
});

export type ManagedCard = z.infer<typeof managedCard>;

/** An article as its editor opens it. */
export const managedArticle = managedCard.extend({
  ...articleText.shape,
  /** Grows with each change; a change of an older version answers 409. */
  version: z.number(),
  /** Minutes that the author gave; null where they are counted. */
  ownReadTime: z.number().nullable(),
  /** Changes to a published article that are not published yet, and who made them. */
  waiting: articleText.extend({ savedAt: instant, savedBy: z.string() }).nullable(),
  /** Address that shows the draft to whoever knows it; null when there is none. */
  previewPath: z.string().nullable(),
});

export type ManagedArticle = z.infer<typeof managedArticle>;

/** An earlier version of an article, without its words. */
export const articleVersion = z.object({
  version: z.number(),
  title: z.string(),
  savedBy: z.string(),
  savedAt: instant,
  /** Whether readers could read it. */
  wasPublished: z.boolean(),
});

export type ArticleVersion = z.infer<typeof articleVersion>;
