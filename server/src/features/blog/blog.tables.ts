import { BLOG_CATEGORIES, type BlogCategory } from '@pathkeeper/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { tsvector } from '../../platform/search/document.ts';
import { authorId, users } from '../accounts/accounts.tables.ts';
import { BUILT_IN_AUTHOR_ID } from './blog.rules.ts';

/** One of our own pictures, in its largest width. */
export interface StoredPicture {
  hash: string;
  width: number;
  height: number;
}

/** What an author can change about an article, as it is stored. */
export interface StoredText {
  title: string;
  /** As it was typed; null where it is made of the title. */
  slug: string | null;
  excerpt: string;
  content: string;
  picture: StoredPicture | null;
  pictureAlt: string;
  category: BlogCategory | null;
  tags: string[];
  metaTitle: string | null;
  metaDescription: string | null;
}

/** What a shared link shows of an article without a picture of its own, drawn for a title. */
export interface StoredCard {
  title: string;
  /** Null where its letters cannot be drawn. */
  picture: StoredPicture | null;
}

/** A heading of an article. */
export interface Heading {
  id: string;
  text: string;
  level: number;
}

/**
 * Articles of the blog. Readers see those that `isVisible` of the repository lets through: nothing is done
 * at the time for which one is planned (ADR-0026).
 */
export const blogArticles = pgTable(
  'blog_articles',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Who wrote it; the installation once its author has left. */
    authorId: bigint('author_id', { mode: 'number' })
      .notNull()
      .default(BUILT_IN_AUTHOR_ID)
      .references(() => users.id, { onDelete: 'set default' }),
    slug: text('slug').notNull(),
    /** Whether the address was typed; else it follows the title until readers have it. */
    hasOwnSlug: boolean('has_own_slug').notNull().default(false),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** Cleaned HTML, as the editor reads it (D58). */
    content: text('content').notNull(),
    /** The same for readers: ids on headings, code coloured, widths of pictures. */
    contentHtml: text('content_html').notNull(),
    /** The words alone, for search snippets. */
    words: text('words').notNull(),
    contents: jsonb('contents').$type<Heading[]>().notNull(),
    picture: jsonb('picture').$type<StoredPicture>(),
    pictureAlt: text('picture_alt').notNull().default(''),
    card: jsonb('card').$type<StoredCard>(),
    category: text('category', { enum: BLOG_CATEGORIES }),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    isPublished: boolean('is_published').notNull().default(false),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** Minutes. */
    readTime: smallint('read_time').notNull().default(1),
    /** Minutes that the author gave in place of the counted ones. */
    ownReadTime: smallint('own_read_time'),
    /** When it was first published, or will be. */
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull(),
    /** When its words last changed for readers. */
    updatedAt: instant('updated_at').notNull(),
    /** When anything about it last changed. */
    changedAt: instant('changed_at').notNull(),
    version: integer('version').notNull().default(1),
    /** Changes to a published article that are not published yet (D60). */
    waiting: jsonb('waiting').$type<StoredText>(),
    waitingAt: instant('waiting_at'),
    waitingBy: bigint('waiting_by', { mode: 'number' }).references(() => users.id, {
      onDelete: 'set null',
    }),
    /** Stands in the address that shows the draft; 128 random bits. */
    previewToken: text('preview_token'),
    removedAt: instant('removed_at'),
    /** Which rules its HTML was cleaned and drawn by. */
    sanitizer: smallint('sanitizer').notNull(),
    search: tsvector('search').notNull(),
    /** Title, excerpt and tags of `search`: what a search is ordered by, small enough to be read for every hit. */
    searchHead: tsvector('search_head').generatedAlwaysAs(sql`ts_filter(search, '{a,b}')`),
  },
  (t) => [
    uniqueIndex('blog_articles_slug').on(t.slug),
    uniqueIndex('blog_articles_preview').on(t.previewToken),
    index('blog_articles_newest').on(t.publishedAt, t.id).where(isOut(t)),
    index('blog_articles_in_category').on(t.category, t.publishedAt, t.id).where(isOut(t)),
    index('blog_articles_featured')
      .on(t.publishedAt, t.id)
      .where(sql`${t.isFeatured} and ${isOut(t)}`),
    index('blog_articles_tags').using('gin', t.tags),
    index('blog_articles_search').using('gin', t.search),
    index('blog_articles_changed').on(t.changedAt, t.id),
    index('blog_articles_author').on(t.authorId, t.id),
    index('blog_articles_waiting_by').on(t.waitingBy),
    index('blog_articles_removed').on(t.removedAt).where(sql`${t.removedAt} is not null`),
    index('blog_articles_sanitizer').on(t.sanitizer),
    index('blog_articles_without_card').on(t.id).where(lacksCard(t)),
  ],
);

/**
 * Every address under which an article could be read: a changed one leads on for good (D59), one of an
 * article that is gone answers 410.
 */
export const blogSlugs = pgTable(
  'blog_slugs',
  {
    slug: text('slug').primaryKey(),
    /** Null once the article is deleted for good. */
    articleId: bigint('article_id', { mode: 'number' }).references(() => blogArticles.id, {
      onDelete: 'set null',
    }),
  },
  (t) => [index('blog_slugs_article').on(t.articleId)],
);

/** What articles were: the last 50 versions, and each that was published (D60). */
export const blogVersions = pgTable(
  'blog_versions',
  {
    articleId: bigint('article_id', { mode: 'number' })
      .notNull()
      .references(() => blogArticles.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Who saved it. */
    authorId: authorId(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    /** Hashes of the pictures in it: they are kept as long as it is. */
    pictures: text('pictures').array().notNull(),
    /** Saves by the same person in the minutes after this are the same version. */
    begunAt: instant('begun_at').notNull(),
    savedAt: instant('saved_at').notNull(),
    wasPublished: boolean('was_published').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.version] }),
    index('blog_versions_author').on(t.authorId, t.articleId, t.version),
  ],
);

/** What lists show of an article, with the names of its author; its content is not read. */
export const ARTICLE_CARD = {
  id: blogArticles.id,
  authorId: blogArticles.authorId,
  slug: blogArticles.slug,
  title: blogArticles.title,
  excerpt: blogArticles.excerpt,
  picture: blogArticles.picture,
  pictureAlt: blogArticles.pictureAlt,
  category: blogArticles.category,
  tags: blogArticles.tags,
  isPublished: blogArticles.isPublished,
  isFeatured: blogArticles.isFeatured,
  readTime: blogArticles.readTime,
  publishedAt: blogArticles.publishedAt,
  createdAt: blogArticles.createdAt,
  updatedAt: blogArticles.updatedAt,
  username: users.username,
  displayName: users.displayName,
};

interface Shown {
  isPublished: AnyPgColumn;
  removedAt: AnyPgColumn;
  picture: AnyPgColumn;
  card: AnyPgColumn;
  title: AnyPgColumn;
}

/** What is published, has no picture at its head, and no card that was drawn for its title. */
export function lacksCard(t: Shown): SQL {
  return sql`${isOut(t)} and ${t.picture} is null and ${t.card} ->> 'title' is distinct from ${t.title}`;
}

function isOut(t: { isPublished: AnyPgColumn; removedAt: AnyPgColumn }): SQL {
  return sql`${t.isPublished} and ${t.removedAt} is null`;
}
