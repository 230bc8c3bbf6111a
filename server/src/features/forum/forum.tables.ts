import { FOLLOWING_LEVELS, WORDS_REMOVED_BY } from '@pathkeeper/contract';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { tsvector } from '../../platform/search/document.ts';
import { authorId, ownerId, users } from '../accounts/accounts.tables.ts';

/** The categories of the forum; few, and read by everybody. */
export const forumCategories = pgTable('forum_categories', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  color: text('color').notNull(),
  icon: text('icon').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  allowPhotos: boolean('allow_photos').notNull().default(false),
  minLevel: smallint('min_level').notNull().default(8),
  readLevel: smallint('read_level').notNull().default(1),
  position: integer('position').notNull(),
  /** Posts in it that are not removed. */
  postCount: integer('post_count').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

const removedBy = () => text('removed_by', { enum: WORDS_REMOVED_BY });

/** A post, with the counters of what hangs on it: one lock, and nothing above it that is counted. */
export const forumPosts = pgTable(
  'forum_posts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    categoryId: bigint('category_id', { mode: 'number' })
      .notNull()
      .references(() => forumCategories.id),
    authorId: authorId(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    contentHtml: text('content_html').notNull(),
    excerpt: text('excerpt').notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    isFeatured: boolean('is_featured').notNull().default(false),
    isLocked: boolean('is_locked').notNull().default(false),
    likeCount: integer('like_count').notNull().default(0),
    replyCount: integer('reply_count').notNull().default(0),
    /** The number drawn last; replies that were removed keep theirs. */
    lastNumber: integer('last_number').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    lastReplyAt: instant('last_reply_at'),
    lastReplyBy: bigint('last_reply_by', { mode: 'number' }).references(() => users.id, {
      onDelete: 'set null',
    }),
    /** The newest reply's instant, else the post's: what lists are sorted by. */
    activeAt: instant('active_at').notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    removedAt: instant('removed_at'),
    removedBy: removedBy(),
    /** How often it was brought back: each time it is paid under a reference of its own. */
    restored: smallint('restored').notNull().default(0),
    search: tsvector('search').notNull(),
  },
  (t) => [
    index('forum_posts_in_category')
      .on(t.categoryId, t.isPinned, t.activeAt, t.id)
      .where(isThere(t.removedAt)),
    index('forum_posts_newest').on(t.isPinned, t.activeAt, t.id).where(isThere(t.removedAt)),
    index('forum_posts_featured')
      .on(t.isPinned, t.activeAt, t.id)
      .where(sql`${t.isFeatured} and ${t.removedAt} is null`),
    index('forum_posts_author').on(t.authorId, t.createdAt),
    index('forum_posts_made').on(t.createdAt, t.id).where(isThere(t.removedAt)),
    index('forum_posts_removed')
      .on(t.removedAt)
      .where(sql`${t.removedAt} is not null and ${t.content} <> ''`),
    // For the deletion of an account.
    index('forum_posts_last_reply_by').on(t.lastReplyBy).where(sql`${t.lastReplyBy} is not null`),
    index('forum_posts_search').using('gin', t.search),
  ],
);

/** What is read of a post: all but the search column, which only the database uses and which is as long as the words. */
export const { search: _search, ...postColumns } = getTableColumns(forumPosts);

/** A reply, by its number in its post; drawn under the post's lock, without gaps (D43). */
export const forumReplies = pgTable(
  'forum_replies',
  {
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** Names the reply before its number is drawn, for a retry (`once`). */
    madeId: bigserial('made_id', { mode: 'number' }).notNull(),
    authorId: authorId(),
    parentNumber: integer('parent_number'),
    content: text('content').notNull(),
    contentHtml: text('content_html').notNull(),
    photoHash: text('photo_hash'),
    photoAlt: text('photo_alt'),
    likeCount: integer('like_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    removedAt: instant('removed_at'),
    removedBy: removedBy(),
    restored: smallint('restored').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.number] }),
    foreignKey({
      name: 'forum_replies_parent_fk',
      columns: [t.postId, t.parentNumber],
      foreignColumns: [t.postId, t.number],
    }),
    index('forum_replies_author').on(t.authorId, t.createdAt),
    index('forum_replies_removed')
      .on(t.removedAt)
      .where(sql`${t.removedAt} is not null and ${t.content} <> ''`),
    uniqueIndex('forum_replies_made').on(t.madeId, t.postId),
  ],
);

/** Who likes what; number 0 is the post itself. */
export const forumLikes = pgTable(
  'forum_likes',
  {
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    authorId: likerId(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.number, t.authorId] }),
    index('forum_likes_author').on(t.authorId, t.postId, t.number),
  ],
);

/** What words were before they were changed, for moderators. */
export const forumRevisions = pgTable(
  'forum_revisions',
  {
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    version: integer('version').notNull(),
    authorId: authorId(),
    /** Of a post; null of a reply. */
    title: text('title'),
    content: text('content').notNull(),
    /** Until when they stood. */
    replacedAt: instant('replaced_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.number, t.version] }),
    index('forum_revisions_author').on(t.authorId),
  ],
);

/** How far somebody has read a post, and how closely they follow it. */
export const forumReading = pgTable(
  'forum_reading',
  {
    userId: ownerId(),
    postId: bigint('post_id', { mode: 'number' }).notNull(),
    /** Null where it is followed and was never opened. */
    readNumber: integer('read_number'),
    following: text('following', { enum: FOLLOWING_LEVELS }).notNull().default('normal'),
    /** Whether they said how closely; else writing in it begins the following. */
    isChosen: boolean('is_chosen').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index('forum_reading_post').on(t.postId),
    index('forum_reading_followers').on(t.postId).where(sql`${t.following} = 'follow'`),
  ],
);

/** What the forum remembers of somebody, beside what they wrote. */
export const forumMembers = pgTable(
  'forum_members',
  {
    userId: ownerId().primaryKey(),
    /** When they last posted, replied or liked (D45). */
    activeAt: instant('active_at'),
    /** When they marked everything as read. */
    allReadAt: instant('all_read_at'),
  },
  // Counted across people.
  (t) => [index('forum_members_active').on(t.activeAt)],
);

/** Whose like it is. It goes with the account. */
function likerId() {
  return bigint('author_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
}

function isThere(removedAt: AnyPgColumn): SQL {
  return sql`${removedAt} is null`;
}
